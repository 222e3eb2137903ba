import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { listJournalEntriesDefinition } from '@redakcja/generated/lists/listJournalEntries';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { type SQL, sql } from 'drizzle-orm';
import { entry } from '../call/journal.ts';
import type { Database } from '../database/database.ts';
import type { RowOf } from '../database/rows/row-shape.ts';
import type { PageSql } from './read-page.ts';

const presentEntry = ({ actorId, actorName, ...row }: RowOf<typeof entry>): JournalEntry => ({
  ...row,
  actor: { id: actorId, name: actorName },
});

/** An entry as people and programs read it; what is restored is not cut. */
export const shownEntry = (row: RowOf<typeof entry>): JournalEntry => coveredLog(presentEntry(row));

export const journalPage = {
  list: listJournalEntriesDefinition,
  row: entry,
  from: 'journal j',
  columns: {
    createdDate: 'j.created_date',
    area: 'j.area',
    operation: 'j.operation',
    recordType: 'j.record_type',
    recordId: 'j.record_id',
    recordName: 'j.record_name',
    actorId: 'j.actor_id',
    actorName: 'j.actor_name',
    program: 'j.program',
    id: 'j.id',
  },
  sortings: { id: 'j.id', createdDate: 'j.created_date' },
  tieBreaker: 'j.id',
} satisfies PageSql<typeof listJournalEntriesDefinition>;

/** Entries within a transaction: `rest` begins with `where`, the row is `j`. */
export async function readEntries(tx: Database, rest: SQL): Promise<JournalEntry[]> {
  const rows = await tx.rows(entry, sql`${entry.select} from journal j ${rest}`);
  return rows.map(presentEntry);
}
