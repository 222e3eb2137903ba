import { SQL } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import type { SqlText } from './sql-values.ts';
import { statementNames } from './statement-names.ts';

/** A statement for the driver; the name identifies the text, '' is not prepared. */
export interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

const dialect = new PgDialect();
/** Alike for all connections: each prepares a text when it first executes it. */
const named = statementNames(300);

/** The query builder with `rows`, which goes by it: planning a text takes longer than executing it. */
export function withRows(
  db: PgDatabase<PgQueryResultHKT>,
  execute: (statement: Statement) => Promise<readonly unknown[]>,
): Database {
  const rows: Database['rows'] = async (shape, query) => {
    const { text, values, isPrepared = true } = asText(query);
    return shape.check(await execute({ name: isPrepared ? named(text) : '', text, values }));
  };
  return Object.assign(db, { rows });
}

export function asText(query: SQL | SqlText): SqlText {
  if (!(query instanceof SQL)) return query;
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  return { text, values };
}
