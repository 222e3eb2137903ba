// The audit log as a file: read part by part and sent as it is read, so that any number of entries fits into memory.
import { Readable } from 'node:stream';
import { auditActorText, auditDetails, auditEventText } from '@redakcja/domain/access/audit/audit-texts';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { csvLine, csvStart } from '@redakcja/domain/shared/text/csv';
import { exportAuditEntriesDefinition } from '@redakcja/generated/lists/exportAuditEntries';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { sql } from 'drizzle-orm';
import { actorOf, recordAudit } from '../../call/audit/audit.ts';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { filterConditions } from '../../lists/list-sql.ts';
import { auditPage, entriesOf } from './audit-log.ts';

const partSize = 1000;
const headings = ['Data i godzina', 'Zdarzenie', 'Kto', 'Kogo lub czego dotyczy', 'Szczegóły', 'Adres IP'];
const newestEntry = rowShape({ id: integer('coalesce(max(id), 0)') });

export const exportAuditEntries: Handler<'exportAuditEntries'> = async (call) => {
  const { db, services, query } = call;
  const values = new SqlValues();
  const conditions = filterConditions(exportAuditEntriesDefinition.columns, query.filters, auditPage.columns, values);
  // what is written from now on, this export included, is not part of it
  const [newest] = await db.rows(newestEntry, sql`${newestEntry.select} from audit_entries`);
  const filters = query.filters ?? [];
  const details = filters.length === 0 ? ['Cały dziennik'] : [`Liczba filtrów: ${filters.length}`];
  await recordAudit(db, services.now(), { event: AuditEvent.AuditExported, ...actorOf(call), details });
  const day = toWarsawText(services.now().toISOString()).slice(0, 10);
  return {
    stream: Readable.from(linesOf(db, conditions, values, newest?.id ?? 0), { objectMode: false }),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="dziennik-zdarzen-${day}.csv"`,
      'cache-control': 'no-store',
    },
  };
};

async function* linesOf(
  db: Database,
  conditions: readonly string[],
  values: SqlValues,
  newest: number,
): AsyncGenerator<string> {
  yield csvStart + csvLine(headings);
  const where = [...conditions, `a.id <= $${values.list.length + 1}`].join(' and ');
  const { columns } = auditPage.row;
  const text = `select ${columns} from ${auditPage.from} where ${where} order by a.id desc limit ${partSize}`;
  let below = newest;
  for (;;) {
    const rows = await db.rows(auditPage.row, { text, values: [...values.list, below] });
    if (rows.length > 0) yield (await entriesOf(db, rows)).map(lineOf).join('');
    if (rows.length < partSize) return;
    below = (rows.at(-1)?.id ?? 0) - 1;
  }
}

function lineOf(row: AuditEntry): string {
  const { createdDate, subjectName, ipAddress } = row;
  return csvLine([
    toWarsawText(createdDate),
    auditEventText(row),
    auditActorText(row) ?? '',
    subjectName ?? '',
    auditDetails(row).join('; '),
    ipAddress ?? '',
  ]);
}
