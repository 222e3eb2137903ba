// What the server keeps for itself.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../rows/columns.ts';
import { users } from './people.ts';

/** One row: the kind of this database. A demonstration has accounts with public passwords. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    isDemonstration: boolean('is_demonstration').notNull(),
  },
  (t) => [check('installation_one_row', sql`${t.isOnly}`)],
);

/** Answers of POSTs by the key that their caller has chosen (call/repeated/idempotency.ts). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: text('answer'),
    createdDate: moment('created_date').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.keyHash] }), index('idempotency_keys_created').on(t.createdDate)],
);
