// Search over settings (specification, section 2.6).
import { slugOf } from '../../shared/text/slug.ts';
import { stemsOf } from './polish-stems.ts';
import { synonymsOf } from './setting-synonyms.ts';

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
  // in parts, as a slug is cut at a length
  return (text.match(/.{1,80}(?:\s|$)/gsu) ?? []).map((part) => slugOf(part, '')).join('-');
}

const wordsOf = (text: string) => text.split('-').filter((word) => word !== '');

/**
 * The entries that contain every word of the query, ignoring case, diacritics and endings („łącza”, „lacze”), or a synonym of it; those that begin with the
 * query first, then those that have its words as they were typed, synonyms last. Nothing for an empty query.
 */
export function foundSettings<Entry extends SettingEntry>(entries: readonly Entry[], query: string): Entry[] {
  const sought = plain(query);
  if (sought === '') return [];
  const words = wordsOf(sought).map((word) => ({ word, stems: stemsOf(word), synonyms: synonymsOf(word) }));
  // entries with the same text and address are one result
  const distinct = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...distinct.values()]
    .flatMap((entry) => {
      const name = plain(entry.name);
      const text = `${name}-${plain(`${entry.words ?? ''} ${entry.kind}`)}`;
      const stems = wordsOf(text).flatMap(stemsOf);
      const begins = (wanted: readonly string[]) => wanted.some((one) => stems.some((stem) => stem.startsWith(one)));
      const ranks = words.map(({ word, stems: wanted, synonyms }) => {
        if (text.includes(word)) return 1;
        if (begins(wanted)) return 2;
        return begins(synonyms) ? 3 : 4;
      });
      const rank = Math.max(...ranks);
      return rank === 4 ? [] : [{ entry, rank: name.startsWith(sought) ? 0 : rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
