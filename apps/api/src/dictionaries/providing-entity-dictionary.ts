import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import { listProvidingEntitiesDefinition } from '@redakcja/generated/lists/listProvidingEntities';
import { providingEntities } from '../database/schema.ts';
import type { NamedDictionary } from './named-dictionary.ts';

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
    freed: 'Najpierw zmień podmiot udostępniający w tych artykułach',
    languageFixed: 'Nie można zmienić języka podmiotu udostępniającego, którego używają artykuły',
    added: 'Ktoś dodaje teraz te same podmioty. Spróbuj ponownie',
  },
};
