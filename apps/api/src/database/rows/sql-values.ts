import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { OpenDatabase, Statement } from '../database.ts';
import type { RowShape } from './row-shape.ts';

/** Values of a statement that is put together from parts: each gets its place ($1, $2, …), so that no value is ever in the text. */
export class SqlValues {
  readonly list: unknown[] = [];

  add(value: unknown): string {
    return `$${this.list.push(value)}`;
  }
}

/**
 * Gives each text one name, and with it a prepared statement. A connection keeps every one until it closes, and the texts of rare combinations
 * of filters are not worth it: past so many names a text has none and is planned each time.
 */
export function statementNames(maxNames: number): (text: string) => Pick<Statement<unknown>, 'name' | 'text'> {
  const names = new Map<string, string>();
  return (text) => {
    let name = names.get(text);
    if (name === undefined && names.size < maxNames) {
      name = `s${names.size + 1}`;
      names.set(text, name);
    }
    return { name: name ?? '', text };
  };
}

const named = statementNames(200);

/** A statement under its name in the whole process, with the shape of its rows. */
export function prepared<Row>(rows: RowShape<Row>, text: string): Statement<Row> {
  return { ...named(text), rows };
}

/** The same with the columns of the shape: `rest` begins with `from`. */
export function preparedSelect<Row>(rows: RowShape<Row>, rest: string): Statement<Row> {
  return prepared(rows, `select ${rows.columns} ${rest}`);
}

const dialect = new PgDialect();

/** Text with places ($1, $2, …) as a part of a statement of the query builder. */
export function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)),
  );
}

/** Executes a statement of the query builder as a prepared one, outside of a transaction. */
export function readPrepared<Row>(
  { read }: Pick<OpenDatabase, 'read'>,
  rows: RowShape<Row>,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return read(prepared(rows, text), params);
}

/** A pattern of LIKE for texts that contain what a person typed, taken literally. */
export function literalPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A number of an enumeration in the text of a statement, where the planner can match it with the condition of a partial index. Never a given value. */
export const constant = (value: number) => sql.raw(String(value));
export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::int[]`;
export const textList = (texts: readonly (string | null)[]) => sql`${sql.param([...texts])}::text[]`;
export const momentOf = (value: Date | null) => sql`${value?.toISOString() ?? null}::timestamptz`;
