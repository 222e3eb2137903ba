import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';

/** One row: the kind of this database. A demonstration has accounts with public passwords. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    isDemonstration: boolean('is_demonstration').notNull(),
  },
  (t) => [check('installation_one_row', sql`${t.isOnly}`)],
);
