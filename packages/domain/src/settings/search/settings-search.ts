// Search over settings (specification, section 2.6).
import { slugOf } from '../../shared/text/slug.ts';
import { isStemOf, stemsOf } from './polish-stems.ts';
import { isGeneralWord, synonymsOf } from './setting-synonyms.ts';

export interface SettingEntry {
  /** Kind: „Parametr”, „Baner”. */
  kind: string;
  name: string;
  /** Keywords. */
  words?: string;
  /** Path of its screen. */
  to: string;
  /** Query of the address, which focuses the field. */
  search?: Readonly<Record<string, string | readonly string[]>>;
}

/** Letters and digits without diacritics and case; '' when there are none. */
function plain(text: string): string {
  // in parts, as a slug is cut at a length
  return (text.match(/.{1,80}(?:\s|$)/gsu) ?? []).map((part) => slugOf(part, '')).join('-');
}

const wordsOf = (text: string) => text.split('-').filter((word) => word !== '');

interface SoughtWord {
  word: string;
  stems: readonly string[];
  synonyms: readonly string[];
  isGeneral: boolean;
}

const sought = (word: string): SoughtWord => ({
  word,
  stems: stemsOf(word),
  synonyms: synonymsOf(word),
  isGeneral: isGeneralWord(word),
});

/** How well an entry has a word: as it was typed in the name, or in its keywords; another form of it; a synonym; not at all. */
const missing = 5;

/** Ranks of the words in one entry. */
function ranksIn({ name, words = '', kind }: SettingEntry, query: readonly SoughtWord[]): number[] {
  const inName = wordsOf(plain(name));
  const inWords = wordsOf(plain(`${words} ${kind}`));
  const found = [...inName, ...inWords].flatMap(stemsOf);
  const hasAny = (stems: readonly string[]) => stems.some((stem) => found.some((one) => isStemOf(stem, one)));
  return query.map(({ word, stems, synonyms }) => {
    if (inName.some((one) => one.startsWith(word))) return 1;
    if (inWords.some((one) => one.startsWith(word))) return 2;
    if (hasAny(stems)) return 3;
    return hasAny(synonyms) ? 4 : missing;
  });
}

/** How well a name is what was typed: the same, its beginning, the beginnings of its words, or something of it alone (0–3). */
export function nameRank(name: string, query: string): number {
  const [whole, text] = [plain(name), plain(query)];
  if (whole === text) return 0;
  if (whole.startsWith(text)) return 1;
  const words = wordsOf(whole);
  return wordsOf(text).every((word) => words.some((one) => one.startsWith(word))) ? 2 : 3;
}

/**
 * The entries with every word of the query at the beginning of a word, ignoring case, diacritics and endings („łącza”, „lacze”), or with a synonym of it.
 * General words („numer telefonu”) may be missing. First those that miss none, those that begin with the query, those with its words as they were typed,
 * synonyms last. Nothing for an empty query.
 */
export function foundSettings<Entry extends SettingEntry>(entries: readonly Entry[], query: string): Entry[] {
  const text = plain(query);
  if (text === '') return [];
  const words = wordsOf(text).map(sought);
  const isAllGeneral = words.every(({ isGeneral }) => isGeneral);
  // entries with the same text and address are one result
  const distinct = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  const found = [...distinct.values()].flatMap((entry) => {
    const ranks = ranksIn(entry, words);
    const isMissed = (index: number) => ranks[index] === missing;
    if (words.some(({ isGeneral }, index) => !isGeneral && isMissed(index))) return [];
    const present = ranks.filter((rank) => rank < missing);
    if (present.length === 0) return [];
    const rank = plain(entry.name).startsWith(text) ? 0 : Math.max(...present);
    return [{ entry, missed: ranks.length - present.length, rank }];
  });
  // of general words alone, no more than necessary are missed
  const most = isAllGeneral ? Math.min(...found.map(({ missed }) => missed)) : words.length;
  return found
    .filter(({ missed }) => missed <= most)
    .toSorted((a, b) => a.missed - b.missed || a.rank - b.rank)
    .map(({ entry }) => entry);
}
