// Sentences about entries of the journal, made of their data (openapi/application.yaml, JournalEntry).
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { formatDateTime } from './dates.ts';

/** What a record is called after „dodano”, and what it lies in. */
const records: Readonly<Record<JournalRecordType, { accusative: string; genitive: string; top: string }>> = {
  [JournalRecordType.HorizontalMenuElement]: {
    accusative: 'kategorię',
    genitive: 'kategorii',
    top: 'na pierwszym poziomie menu poziomego',
  },
  [JournalRecordType.VerticalMenuElement]: {
    accusative: 'kategorię',
    genitive: 'kategorii',
    top: 'na pierwszym poziomie menu pionowego',
  },
};

/** Names of fields in a sentence; one that is not named is shown as it is. */
const fields: Readonly<Record<string, string>> = {
  displayText: 'nazwa',
  title: 'tekst dla czytników',
  description: 'opis',
  url: 'adres URL',
  slug: 'adres na stronie',
  target: 'sposób otwierania',
  isHidden: 'ukrycie',
  articleSort: 'sortowanie artykułów',
  linkToMenuElementId: 'łącze do kategorii',
  linkToArticleTranslationId: 'łącze do artykułu',
};

type Data = JournalEntry['before'];
export type JournalFacts = Pick<
  JournalEntry,
  'operation' | 'recordType' | 'recordName' | 'before' | 'after' | 'revertsEntryId'
>;

/** „przeniesiono kategorię „X” z kategorii „A” do kategorii „B””, without its author, its date and a full stop. */
export function journalSentence(entry: JournalFacts): string {
  const sentence = changeSentence(entry);
  return entry.revertsEntryId === null ? sentence : `cofnięto zmianę: ${sentence}`;
}

/** The same with the moment and the author in front. */
export function journalLine(entry: JournalFacts & Pick<JournalEntry, 'createdDate' | 'actor'>): string {
  return `${formatDateTime(entry.createdDate)}, ${entry.actor.name}: ${journalSentence(entry)}`;
}

function changeSentence(entry: JournalFacts): string {
  const { accusative, genitive } = records[entry.recordType];
  const record = `${accusative} „${entry.recordName}”`;
  if (entry.operation === JournalOperation.Reorder) return reorderSentence(entry, `${genitive} „${entry.recordName}”`);
  if (entry.before === null) return `dodano ${record} ${placeOf(entry.after, entry)}`;
  if (entry.after === null)
    return `usunięto ${record} ${placeOf(entry.before, entry)}${withSubcategories(entry.before)}`;
  if ('parent' in entry.after) return moveSentence(entry, record);
  return `zmieniono ${record}: ${changedFields(entry.before, entry.after)}`;
}

function moveSentence(entry: JournalFacts, record: string): string {
  const [from, to] = [nameAt(entry.before, 'parent'), nameAt(entry.after, 'parent')];
  const { genitive, top } = records[entry.recordType];
  const anchor = nameAt(entry.after, 'previous');
  const place = anchor === null ? 'na początek' : `za „${anchor}”`;
  if (idAt(entry.before, 'parent') === idAt(entry.after, 'parent')) return `przesunięto ${record} ${place}`;
  const source = from === null ? `z pierwszego poziomu` : `z ${genitive} „${from}”`;
  const target = to === null ? top.replace('na pierwszym poziomie', 'na pierwszy poziom') : `do ${genitive} „${to}”`;
  return `przeniesiono ${record} ${source} ${target}, ${place}`;
}

function reorderSentence({ after }: JournalFacts, container: string): string {
  const anchor = nameAt(after, 'previous');
  return `przesunięto artykuł „${nameAt(after, 'article') ?? ''}” w ${container} ${anchor === null ? 'na początek' : `za „${anchor}”`}`;
}

function placeOf(data: Data, { recordType }: JournalFacts): string {
  const parent = nameAt(data, 'parent');
  return parent === null ? records[recordType].top : `w ${records[recordType].genitive} „${parent}”`;
}

function withSubcategories(data: Data): string {
  const count = data?.subcategories;
  return typeof count === 'number' && count > 0 ? `, razem z podkategoriami (${count})` : '';
}

function changedFields(before: NonNullable<Data>, after: NonNullable<Data>): string {
  // jsonb does not keep the order of keys
  const order = Object.keys(fields);
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.keys(after)
    .toSorted((a, b) => rank(a) - rank(b))
    .map((name) => {
      const language = /^texts\.(.+)$/.exec(name)?.[1];
      if (language !== undefined) return translationChange(language, before[name], after[name]);
      return `${fields[name] ?? name} z ${shown(before[name])} na ${shown(after[name])}`;
    })
    .join(', ');
}

function translationChange(language: string, before: unknown, after: unknown): string {
  if (after === null) return `usunięto tłumaczenie ${language}`;
  const name = text(after, 'displayText');
  return before === null ? `dodano tłumaczenie ${language} „${name}”` : `tłumaczenie ${language} na „${name}”`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'brak';
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return `„${String(value)}”`;
}

function nameAt(data: Data, field: string): string | null {
  const reference = data?.[field];
  return reference === null || reference === undefined ? null : text(reference, 'name');
}

function idAt(data: Data, field: string): unknown {
  const reference = data?.[field];
  return typeof reference === 'object' && reference !== null ? Reflect.get(reference, 'id') : null;
}

function text(value: unknown, field: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : null;
  return typeof found === 'string' ? found : '';
}
