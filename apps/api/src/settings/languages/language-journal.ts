import { languageStatusLabels } from '@redakcja/domain/settings/settings-labels';
import { comparable, type Fact } from '@redakcja/domain/shared/journal/former-values';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Language } from '@redakcja/generated/model/language';
import { type Author, recordChange } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';

/** Translations of fixed elements by their names, before and after. */
export type Texts = Record<string, { before: Fact | null; after: Fact | null }>;

type Facts = Pick<Language, 'isoCode' | 'name' | 'localName' | 'dateFormat' | 'status'>;

function fieldsOf({ isoCode, name, localName, dateFormat, status }: Facts): Record<string, string | Fact> {
  return { isoCode, name, localName, dateFormat, status: { name: languageStatusLabels[status], value: status } };
}

interface LanguageChange {
  id: number;
  /** Null for a new language. */
  before: Facts | null;
  /** Null for a deleted one. */
  after: Facts | null;
  texts?: Texts;
}

/** Writes an entry with the differences, or none without differences. */
export async function recordLanguage(tx: Database, author: Author, change: LanguageChange): Promise<void> {
  const { id, before, after, texts = {} } = change;
  const [was, is] = [before === null ? null : fieldsOf(before), after === null ? null : fieldsOf(after)];
  const names = Object.keys(was ?? is ?? {}).filter((name) => comparable(was?.[name]) !== comparable(is?.[name]));
  const pick = (all: Record<string, string | Fact> | null, side: 'before' | 'after') =>
    all && {
      ...Object.fromEntries(names.map((name) => [name, all[name]])),
      ...Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, one[side]])),
    };
  if (names.length === 0 && Object.keys(texts).length === 0) return;
  await recordChange(tx, author, {
    area: JournalArea.Settings,
    operation:
      before === null ? JournalOperation.Add : after === null ? JournalOperation.Delete : JournalOperation.Edit,
    recordType: JournalRecordType.Language,
    recordId: id,
    recordName: (after ?? before)?.name ?? '',
    before: pick(was, 'before'),
    after: pick(is, 'after'),
  });
}
