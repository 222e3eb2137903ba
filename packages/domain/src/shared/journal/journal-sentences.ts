// Sentences about entries of the journal, made of their data (openapi/application.yaml, JournalEntry).
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { formatDateTime } from '../formats/dates.ts';
import { type JournalChange, journalChanges, noValue } from './journal-changes.ts';

interface RecordWords {
  accusative: string;
  /** For a record inside another one: its name, and the text when there is none. */
  genitive?: string;
  top?: string;
  /** There is only one, which needs no name. */
  isOnly?: true;
}

/** What a record is called after „dodano”, and what it lies in. */
const records: Readonly<Record<JournalRecordType, RecordWords>> = {
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
  [JournalRecordType.Banner]: { accusative: 'baner' },
  [JournalRecordType.Bookmark]: { accusative: 'zakładkę' },
  [JournalRecordType.Tile]: { accusative: 'kafel' },
  [JournalRecordType.TileSetting]: { accusative: 'kafle strony głównej w języku' },
  [JournalRecordType.RssChannel]: { accusative: 'kanał RSS' },
  [JournalRecordType.Header]: { accusative: 'nagłówek w języku' },
  [JournalRecordType.Footer]: { accusative: 'stopkę w języku' },
  [JournalRecordType.AppImages]: { accusative: 'grafiki serwisu', isOnly: true },
  [JournalRecordType.Language]: { accusative: 'wersję językową' },
  [JournalRecordType.Office]: { accusative: 'dane jednostki' },
  [JournalRecordType.OfficeContacts]: { accusative: 'kierownictwo i dane kontaktowe w języku' },
  [JournalRecordType.SystemParameter]: { accusative: 'parametr' },
  [JournalRecordType.RepositoryGroup]: { accusative: 'grupę plików' },
};

type Data = JournalEntry['before'];
export type JournalFacts = Pick<
  JournalEntry,
  'area' | 'operation' | 'recordType' | 'recordName' | 'before' | 'after' | 'revertsEntryId'
>;

/** „przeniesiono kategorię „X” z kategorii „A” do kategorii „B””, without its author, its date and a full stop. */
export function journalSentence(entry: JournalFacts): string {
  const sentence = changeSentence(entry);
  return entry.revertsEntryId === null ? sentence : `cofnięto zmianę: ${sentence}`;
}

/** A sentence by itself begins with a capital letter. */
export const upperFirst = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The same with the moment and the author in front. */
export function journalLine(entry: JournalFacts & Pick<JournalEntry, 'createdDate' | 'actor'>): string {
  return `${formatDateTime(entry.createdDate)}, ${entry.actor.name}: ${journalSentence(entry)}`;
}

/** The sentence apart from the fields that were changed, where each of them has one value before and one after; else all of it, and no field. */
export function journalParts(entry: JournalFacts): { sentence: string; changes: JournalChange[] } {
  const changes = isEditOfFields(entry) ? journalChanges(entry) : [];
  if (changes.length === 0 || changes.some(({ name }) => name.startsWith('texts.')))
    return { sentence: journalSentence(entry), changes: [] };
  const sentence = `zmieniono ${recordOf(entry)}`;
  return { sentence: entry.revertsEntryId === null ? sentence : `cofnięto zmianę: ${sentence}`, changes };
}

const isEditOfFields = ({ operation, before, after }: JournalFacts) =>
  operation !== JournalOperation.Reorder && before !== null && after !== null && !('parent' in after);

function recordOf({ recordType, recordName }: JournalFacts): string {
  const { accusative, isOnly } = records[recordType];
  return isOnly ? accusative : `${accusative} „${recordName}”`;
}

function changeSentence(entry: JournalFacts): string {
  const { accusative, genitive = accusative } = records[entry.recordType];
  const record = recordOf(entry);
  if (entry.operation === JournalOperation.Reorder) return reorderSentence(entry, `${genitive} „${entry.recordName}”`);
  if (entry.before === null) return `dodano ${record}${placeOf(entry.after, entry)}`;
  if (entry.after === null)
    return `usunięto ${record}${placeOf(entry.before, entry)}${withSubcategories(entry.before)}`;
  if ('parent' in entry.after) return moveSentence(entry, record);
  return `zmieniono ${record}: ${changedFields(entry)}`;
}

function moveSentence(entry: JournalFacts, record: string): string {
  const [from, to] = [nameAt(entry.before, 'parent'), nameAt(entry.after, 'parent')];
  const { genitive, top = '' } = records[entry.recordType];
  const anchor = nameAt(entry.after, 'previous');
  const place = anchor === null ? 'na początek' : `za „${anchor}”`;
  if (idAt(entry.before, 'parent') === idAt(entry.after, 'parent')) return `przesunięto ${record} ${place}`;
  const source = from === null ? `z pierwszego poziomu` : `z ${genitive} „${from}”`;
  const target = to === null ? top.replace('na pierwszym poziomie', 'na pierwszy poziom') : `do ${genitive} „${to}”`;
  return `przeniesiono ${record} ${source} ${target}, ${place}`;
}

function reorderSentence({ after }: JournalFacts, container: string): string {
  if (typeof after?.moved === 'number') return `ułożono artykuły w ${container}, na nowych miejscach: ${after.moved}`;
  const anchor = nameAt(after, 'previous');
  return `przesunięto artykuł „${nameAt(after, 'article') ?? ''}” w ${container} ${anchor === null ? 'na początek' : `za „${anchor}”`}`;
}

function placeOf(data: Data, { recordType }: JournalFacts): string {
  const { genitive, top } = records[recordType];
  if (top === undefined) return '';
  const parent = nameAt(data, 'parent');
  return parent === null ? ` ${top}` : ` w ${genitive} „${parent}”`;
}

function withSubcategories(data: Data): string {
  const count = data?.subcategories;
  return typeof count === 'number' && count > 0 ? `, razem z podkategoriami (${count})` : '';
}

function changedFields(entry: JournalFacts): string {
  return journalChanges(entry)
    .map(({ name, label, before, after, difference }) => {
      const language = /^texts\.(.+)$/.exec(name)?.[1];
      if (language !== undefined) return translationChange(language, entry.before?.[name], entry.after?.[name]);
      if (difference) return `${label}: ${difference}`;
      if (before === noValue) return `${label}: ustawiono ${after}`;
      if (after === noValue) return `${label}: usunięto ${before}`;
      return `${label} z ${before} na ${after}`;
    })
    .join(', ');
}

function translationChange(language: string, before: unknown, after: unknown): string {
  if (after === null) return `usunięto tłumaczenie ${language}`;
  const name = text(after, 'displayText');
  return before === null ? `dodano tłumaczenie ${language} „${name}”` : `tłumaczenie ${language} na „${name}”`;
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
