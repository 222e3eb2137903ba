// The report on marks as a file: read part by part and sent as it is read, so that any number of rows fits into memory.
import { Readable } from 'node:stream';
import { marksCells, marksHeadings } from '@redakcja/domain/articles/marks/marks-report';
import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { csvLine, csvStart } from '@redakcja/domain/shared/text/csv';
import { exportInformationMarksDefinition } from '@redakcja/generated/lists/exportInformationMarks';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { SqlValues } from '../../database/rows/sql-values.ts';
import { filterConditions } from '../../lists/list-sql.ts';
import { marksPage, presentMarks, wasPublished } from './list-marks.ts';

const partSize = 1000;

export const exportInformationMarks: Handler<'exportInformationMarks'> = async ({ db, services, query }) => {
  const values = new SqlValues();
  const { columns } = exportInformationMarksDefinition;
  const conditions = filterConditions(columns, query.filters, marksPage.columns, values);
  const day = toWarsawText(services.now().toISOString()).slice(0, 10);
  return {
    stream: Readable.from(linesOf(db, [wasPublished, ...conditions], values), { objectMode: false }),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="metryki-${day}.csv"`,
      'cache-control': 'no-store',
    },
  };
};

async function* linesOf(db: Database, conditions: readonly string[], values: SqlValues): AsyncGenerator<string> {
  yield csvStart + csvLine(marksHeadings);
  const text = `select ${marksPage.row.columns} from ${marksPage.from}
    where ${conditions.join(' and ')} and a.id < $${values.list.length + 1} order by a.id desc limit ${partSize}`;
  let below = 2 ** 31 - 1;
  for (;;) {
    const rows = await db.rows(marksPage.row, { text, values: [...values.list, below] });
    if (rows.length > 0) yield rows.map((row) => csvLine(marksCells(presentMarks(row)))).join('');
    if (rows.length < partSize) return;
    below = rows.at(-1)?.id ?? 0;
  }
}
