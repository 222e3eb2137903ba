// Input and result of every kind of change of a menu.
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { CallTrace } from '../../call/audit/audit.ts';
import type { Caller } from '../../call/caller.ts';
import type { Change } from '../../call/journal.ts';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import type { LanguageRow } from '../tree/menu-rows.ts';

export interface ChangeContext {
  db: Database;
  type: MenuType;
  caller: Caller;
  services: Pick<Services, 'now'>;
  trace: CallTrace;
  languages: readonly LanguageRow[];
  /** Language of the request. */
  language: LanguageRow;
}

/** The change as it is written to the journal. */
export interface Done {
  elementId: number;
  elementName: string;
  operation: JournalOperation;
  /** Parent whose children are returned. */
  parentId: number | null;
  before: JournalEntry['before'];
  after: JournalEntry['after'];
  removed?: object;
  revertsEntryId?: number;
}

/** Result of a change without differences: nothing is written. */
export interface Unchanged {
  elementId: number;
  parentId: number | null;
  operation: null;
}

export const recordTypeOf: Readonly<Record<MenuType, JournalRecordType>> = {
  [MenuType.Horizontal]: JournalRecordType.HorizontalMenuElement,
  [MenuType.Vertical]: JournalRecordType.VerticalMenuElement,
};

export const { Add, Edit, Move, Delete, Restore } = JournalOperation;

export function languageIds(languages: readonly LanguageRow[]): Map<string, number> {
  return new Map(languages.map(({ id, isoCode }) => [isoCode, id]));
}

export function entryOf(type: MenuType, done: Done): Change {
  const { elementId, elementName, operation, before, after, removed, revertsEntryId } = done;
  return {
    area: JournalArea.Menus,
    operation,
    recordType: recordTypeOf[type],
    recordId: elementId,
    recordName: elementName,
    before,
    after,
    removed: removed ?? null,
    revertsEntryId: revertsEntryId ?? null,
  };
}

/** Names a category in the journal. */
export function reference(element: { id: number; displayText: string } | null | undefined) {
  return element ? { id: element.id, name: element.displayText } : null;
}
