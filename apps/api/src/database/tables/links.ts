// Addresses outside the bulletin that settings and menus lead to (settings/links).
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../rows/columns.ts';

export const checkedAddresses = pgTable('checked_addresses', {
  address: text('address').primaryKey(),
  /** A process is calling it, or called it last. */
  claimedDate: moment('claimed_date').notNull(),
  /** Null until the first answer. */
  checkedDate: moment('checked_date'),
  /** Why a reader does not get there, as a Polish sentence; null when it answers. */
  problem: text('problem'),
  /** At the last call this server was without a network: nothing new is known of the address. */
  isOffline: boolean('is_offline').notNull().default(false),
});
