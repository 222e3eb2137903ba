// What the statements of some work cost, in rows that PostgreSQL looks at: unlike milliseconds, the same on every machine.
import type { Database } from '../database/database.ts';
import { jsonSql } from '../database/rows/json-sql.ts';
import { json, rowShape } from '../database/rows/row-shape.ts';
import { asText } from '../database/rows/with-rows.ts';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

const explained = rowShape({ 'QUERY PLAN': json(jsonSql<{ Plan: PlanNode }[]>('"QUERY PLAN"')) });

/** Does the work, and each of its statements once more under EXPLAIN. */
export async function visitedRows(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  let visited = 0;
  const rows: Database['rows'] = async (shape, query) => {
    const { text, values } = asText(query);
    const explain = `explain (analyze, timing off, format json) ${text}`;
    const [plan] = await db.rows(explained, { text: explain, values, isPrepared: false });
    for (const { Plan } of plan?.['QUERY PLAN'] ?? []) visited += rowsOf(Plan);
    return db.rows(shape, query);
  };
  await work(Object.assign(Object.create(db) as Database, { rows }));
  return visited;
}

function rowsOf(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), own);
}
