import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { tags } from '../database/schema.ts';
import type { NamedDictionary } from './named-dictionary.ts';

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
    freed: 'Usuń tag z tych miejsc albo scal go z innym tagiem',
    languageFixed: 'Nie można zmienić języka tagu, którego używają artykuły albo zakładki',
    added: 'Ktoś dodaje teraz te same tagi. Spróbuj ponownie',
  },
};
