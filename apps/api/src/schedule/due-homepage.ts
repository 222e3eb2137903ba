// Journal entries of the start and end of banners and tiles. Several processes may run this at once.
import { systemAuthor } from '@redakcja/domain/articles/history/change-log';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { sql } from 'drizzle-orm';
import { recordChange } from '../call/journal.ts';
import { hasRows, type Transaction } from '../database/database.ts';
import { boolean, integer, rowShape, text } from '../database/rows/row-shape.ts';
import { isShownSql } from '../shared/shown-period.ts';

const batchSize = 500;

const changed = rowShape({ id: integer(), name: text(), isShown: boolean() });

const kinds = [
  { table: 'banners', name: 'name', recordType: JournalRecordType.Banner },
  { table: 'tiles', name: 'display_text', recordType: JournalRecordType.Tile },
] as const;

/** Writes an entry for each start and end since the last run; returns their number. */
export async function recordDueHomepage(transaction: Transaction, now: Date): Promise<number> {
  let count = 0;
  for (const kind of kinds) count += await recordDue(transaction, kind, now);
  return count;
}

function recordDue(
  transaction: Transaction,
  { table, name, recordType }: (typeof kinds)[number],
  now: Date,
): Promise<number> {
  const shown = sql.raw(isShownSql('t', `'${now.toISOString()}'::timestamptz`));
  const due = sql`from ${sql.identifier(table)} t where t.is_shown <> ${shown}`;
  return transaction(async (tx) => {
    // an update of no row would make every page of the bulletin anew, too
    if (!(await hasRows(tx, sql`select ${due}`))) return 0;
    const rows = await tx.rows(
      changed,
      sql`update ${sql.identifier(table)} u set is_shown = not u.is_shown
        where u.id in (select t.id ${due} order by t.id limit ${batchSize}::int for update skip locked)
        returning u.id, u.${sql.identifier(name)} as name, u.is_shown as "isShown"`,
    );
    for (const { id, name: recordName, isShown } of rows) {
      await recordChange(
        tx,
        { caller: { id: null, displayName: systemAuthor }, services: { now: () => now } },
        {
          area: JournalArea.Settings,
          operation: JournalOperation.Edit,
          recordType,
          recordId: id,
          recordName,
          before: { isShown: !isShown },
          after: { isShown },
        },
      );
    }
    return rows.length;
  });
}
