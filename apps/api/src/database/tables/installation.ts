import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';

/** One row: what this database was made as. A demonstration has accounts whose passwords everybody knows. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    isDemonstration: boolean('is_demonstration').notNull(),
  },
  (t) => [check('installation_one_row', sql`${t.isOnly}`)],
);
