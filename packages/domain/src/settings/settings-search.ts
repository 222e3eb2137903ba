// Search over settings (specification, section 2.6).
import { slugOf } from '../shared/slug.ts';

export interface SettingEntry {
  /** Kind: „Parametr”, „Baner”. */
  kind: string;
  name: string;
  /** Keywords. */
  words?: string;
  /** Path of its screen. */
  to: string;
  /** Query of the address, which focuses the field. */
  search?: Readonly<Record<string, string>>;
}

/** Letters and digits without diacritics and case; '' when there are none. */
function plain(text: string): string {
  return slugOf(text.slice(0, 200), '');
}

/**
 * The entries that contain every word of the query, ignoring case and diacritics („łącza” and „lacza”); those that begin with it first. Nothing for an empty
 * query.
 */
export function foundSettings(entries: readonly SettingEntry[], query: string): SettingEntry[] {
  const sought = plain(query);
  if (sought === '') return [];
  const words = sought.split('-');
  // entries with the same text and address are one result
  const distinct = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...distinct.values()]
    .map((entry) => ({ entry, name: plain(entry.name), text: plain(`${entry.name} ${entry.words ?? ''}`) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((a, b) => Number(b.name.startsWith(sought)) - Number(a.name.startsWith(sought)))
    .map(({ entry }) => entry);
}
