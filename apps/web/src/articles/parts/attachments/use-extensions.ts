import { useListRepositoryGroups } from '@redakcja/generated/settings/settings';

/** Extensions of all repository groups; undefined while they are not known, and then the server decides alone. */
export function useExtensions(enabled: boolean): ReadonlySet<string> | undefined {
  const { data } = useListRepositoryGroups(
    { size: 0 },
    { query: { enabled, meta: { silent: true }, staleTime: 300_000 } },
  );
  return (
    data && new Set(data.items.flatMap((group) => group.extensions.map((one) => extensionOf(`.${one.extension}`))))
  );
}

export const extensionOf = (filename: string) => filename.split('.').at(-1)?.toLowerCase() ?? '';

export function acceptOf(extensions: ReadonlySet<string>): string {
  return [...extensions].map((one) => `.${one}`).join(',');
}
