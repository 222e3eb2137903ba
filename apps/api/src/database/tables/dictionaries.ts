// The dictionaries.
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../rows/columns.ts';
import { files } from './files.ts';
import { languages } from './languages.ts';

/** Entries that are a name in a language. */
const namedEntries = (table: string) =>
  pgTable(
    table,
    {
      id: id(),
      name: polishText('name').notNull(),
      languageId: integer('language_id')
        .notNull()
        .references(() => languages.id),
      revision: revision(),
    },
    (t) => [uniqueIndex(`${table}_name`).on(t.languageId, sql`lower(${t.name})`)],
  );

export const tags = namedEntries('tags');
export const providingEntities = namedEntries('providing_entities');

/** Possible codes of languages. An entry of the office overrides the default one with the same code. */
export const isoCodes = pgTable(
  'iso_codes',
  {
    id: id(),
    code: text('code').notNull(),
    name: polishText('name').notNull(),
    /** Comes with the product and cannot be changed. */
    isDefault: boolean('is_default').notNull().default(false),
    fileId: integer('file_id').references(() => files.id),
    /** Whose flag it has, of those that come with the product (shared/language-flag.ts). A flag of its own, if there is one, is shown instead. */
    region: text('region'),
    revision: revision(),
  },
  (t) => [uniqueIndex('iso_codes_code').on(t.code, t.isDefault)],
);
