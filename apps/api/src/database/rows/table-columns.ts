import type { PgTable } from 'drizzle-orm/pg-core';

type Column<Table extends PgTable, Field, Value> = Field extends keyof Table['$inferInsert']
  ? Value extends Table['$inferInsert'][Field]
    ? Value
    : never
  : never;

/** Of each member of a union by itself. */
type Columns<Table extends PgTable, Input> = Input extends unknown
  ? { [Field in keyof Input]: Column<Table, Field, Input[Field]> }
  : never;

/**
 * Fields of an input as columns of the table, which have the same names. One without a column does not compile, where Drizzle would leave it out
 * without a word: what is stored elsewhere is taken out first.
 */
export function columnsIn<Table extends PgTable, Input>(_: Table, input: Input & Columns<Table, Input>): Input {
  return input;
}
