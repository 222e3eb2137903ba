// Dictionaries whose entries are a name in a language: tags and providing entities. One mechanism; here stands what differs.

import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { providingEntities, tags } from '../database/schema.ts';

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
    languageFixed: string;
    added: string;
  };
}

export const tagDictionary: NamedDictionary = {
  table: tags,
  path: '/api/dictionaries/tags',
  list: listTagsDefinition,
  schema: tagSchema,
  usedIn: `select a.id, 'artykuł „' || a.title || '”' as title
    from article_tags x join articles a on a.id = x.article_id where x.tag_id = w.id
    union all select -b.id, 'zakładka „' || b.display_text || '”'
    from bookmark_tags x join bookmarks b on b.id = x.bookmark_id where x.tag_id = w.id`,
  texts: {
    notFound: (id) => `Nie znaleziono tagu o numerze ${id}`,
    duplicate: 'Tag o takiej nazwie już istnieje w tym języku',
    exists: (name) => `Tag „${name}” już istnieje`,
    used: (name) => `Tag „${name}” jest używany`,
    languageFixed: 'Nie można zmienić języka tagu, którego używają artykuły albo zakładki',
    added: 'Ktoś dodaje teraz te same tagi. Spróbuj ponownie',
  },
};

export const providingEntityDictionary: NamedDictionary = {
  table: providingEntities,
  path: '/api/dictionaries/dictionary-entries',
  list: listProvidingEntitiesDefinition,
  schema: providingEntitySchema,
  // an article holds the name itself: what was published stays as it was
  usedIn: `select a.id, '„' || a.title || '”' as title from articles a
    where a.language_id = w.language_id and lower(a.providing_entity collate polish) = lower(w.name)`,
  texts: {
    notFound: (id) => `Nie znaleziono podmiotu udostępniającego o numerze ${id}`,
    duplicate: 'Podmiot udostępniający o takiej nazwie już istnieje w tym języku',
    exists: (name) => `Podmiot udostępniający „${name}” już istnieje`,
    used: (name) => `Podmiot udostępniający „${name}” jest używany w artykułach`,
    languageFixed: 'Nie można zmienić języka podmiotu udostępniającego, którego używają artykuły',
    added: 'Ktoś dodaje teraz te same podmioty. Spróbuj ponownie',
  },
};
