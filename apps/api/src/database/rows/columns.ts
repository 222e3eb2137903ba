// Common columns, and types that Drizzle does not have.
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Text with the collation "polish", which the first migration creates on both engines. */
export const polishText = customType<{ data: string }>({ dataType: () => 'text COLLATE "polish"' });
/** Text with the collation "C", so that an index serves prefix searches. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
/** Incremented with every write of the row; the ETag. */
export const revision = () => integer('revision').notNull().default(1);
