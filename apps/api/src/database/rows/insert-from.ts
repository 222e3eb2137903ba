// `insert … select` and inserts within `with`, which Drizzle cannot build. Names of columns come from the tables.
import { type Column, getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Insert<Table extends PgTable> = Table['$inferInsert'];

/** Values or SQL expressions by property names of the columns. */
export type RowValues<Table extends PgTable> = { [Name in keyof Insert<Table>]?: Insert<Table>[Name] | SQL };

/** `insert into table (…) select … <source>`; without a source, one row. Undefined values get the default of the column. */
export function insertFrom<Table extends PgTable>(table: Table, values: RowValues<Table>, source: SQL = sql``): SQL {
  const given = Object.entries<unknown>(values).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => sql.identifier(columnOf(table, name).name));
  const expressions = given.map(([name, value]) => expressionOf(value, columnOf(table, name)));
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(expressions, sql`, `)} ${source}`;
}

/**
 * Copies rows of the same table, `x` in the source, with all columns of the table. `changed` overrides values, `fresh` lists columns that get
 * their default.
 */
export function insertCopies<Table extends PgTable>(
  table: Table,
  changed: RowValues<Table>,
  fresh: readonly (keyof Insert<Table>)[],
  source: SQL,
): SQL {
  const notCopied = new Set<PropertyKey>(fresh);
  const copied = Object.entries(getTableColumns(table))
    .filter(([name, column]) => column.generatedIdentity === undefined && !notCopied.has(name))
    .map(([name, column]) => [name, sql`x.${sql.identifier(column.name)}`]);
  return insertFrom(table, { ...Object.fromEntries(copied), ...changed }, source);
}

function columnOf(table: PgTable, name: string): Column {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}

/** Parameters are cast, because `select` does not infer their types. */
function expressionOf(value: unknown, column: Column): SQL {
  return is(value, SQL) ? value : sql`${sql.param(value, column)}::${sql.raw(column.getSQLType())}`;
}
