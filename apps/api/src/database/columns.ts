// Columns that most tables have, and types that Drizzle does not know.
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Text that sorts as Polish does: the collation "polish" is made by the first migration on both engines. */
export const polishText = customType<{ data: string }>({ dataType: () => 'text COLLATE "polish"' });
/** Text that is compared byte by byte, so that an index finds what begins alike. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
/** Grows with every write of the row; the ETag. */
export const revision = () => integer('revision').notNull().default(1);
