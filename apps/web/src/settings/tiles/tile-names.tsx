import { useListTilesByLanguage } from '@redakcja/generated/settings/settings';

/** Names of tiles in their order. */
export function TileNames({ lang, ids }: { lang: string; ids: readonly number[] }) {
  const { data } = useListTilesByLanguage(lang, { query: { meta: { optional: true } } });
  if (ids.length === 0) return 'brak';
  return ids.map((id) => data?.find((one) => one.id === id)?.displayText ?? `nr ${id}`).join(', ');
}
