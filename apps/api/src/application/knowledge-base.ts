import type { SystemParameters } from '../shared/system-parameters.ts';

/** Entries of the knowledge-base menu; the pages are `help/<slug>.html`, their pictures `help/obrazy/*.png`. */
export const knowledgeBase = [
  { id: 1, slug: 'podrecznik-redaktora', name: 'Podręcznik redaktora' },
  { id: 2, slug: 'podrecznik-administratora', name: 'Podręcznik administratora' },
  { id: 3, slug: 'polecenia-bip', name: 'Polecenia bip w terminalu' },
  { id: 4, slug: 'menu', name: 'Menu poziome i pionowe' },
] as const;

/** Entries of manuals that an office uploads, by the key of their parameter; they come first. */
const manualEntries: Readonly<Record<string, { id: number; name: string }>> = {
  UserManual: { id: 101, name: 'Podręcznik użytkownika' },
  BipUserManual: { id: 102, name: 'Podręcznik użytkownika BIP' },
};

/** Every entry with the path it is read at. */
export function knowledgeBaseEntries({ manuals }: Pick<SystemParameters, 'manuals'>) {
  const uploaded = manuals.flatMap(({ key, path }) => {
    const entry = manualEntries[key];
    return entry === undefined ? [] : [{ ...entry, path }];
  });
  return [...uploaded, ...knowledgeBase.map(({ id, name, slug }) => ({ id, name, path: `/pomoc/${slug}` }))];
}
