import type { PgTable } from 'drizzle-orm/pg-core';

type Columns<Table extends PgTable, Input> = {
  [Field in keyof Input]: Field extends keyof Table['$inferInsert'] ? Table['$inferInsert'][Field] : never;
};

/**
 * Fields of an input as columns of the table, which have the same names. One without a column does not compile, where Drizzle would leave it out
 * without a word: what is stored elsewhere is taken out first.
 */
export function columnsIn<Table extends PgTable, Input extends Columns<Table, Input>>(_: Table, input: Input): Input {
  return input;
}
