// Dictionaries of names in a language: tags and providing entities share one implementation, configured here.

import type { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import type { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { tags } from '../database/schema.ts';

export interface NamedDictionary {
  table: typeof tags;
  /** Where its entries are found, for the location of a new one. */
  path: string;
  list: typeof listTagsDefinition;
  schema: typeof tagSchema | typeof providingEntitySchema;
  /** What uses an entry, as `id` (none twice) and a `title` for a person; `w` is a row of the table. */
  usedIn: string;
  texts: {
    notFound: (id: number) => string;
    duplicate: string;
    exists: (name: string) => string;
    used: (name: string) => string;
    /** What to do before a used entry can be removed. */
    freed: string;
    languageFixed: string;
    added: string;
  };
}
