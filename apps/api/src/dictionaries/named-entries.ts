import type { Call } from '../call/handler.ts';
import { deleteBy, removeRows } from '../call/remove-rows.ts';
import { revisioned, rowFinder } from '../call/revisioned.ts';
import { columnsIn } from '../database/rows/table-columns.ts';
import { conflict, refuseDuplicate } from '../http/problem.ts';
import { requireLanguageId } from '../shared/languages.ts';
import { importRows } from './import-rows.ts';
import type { NamedDictionary } from './named-dictionary.ts';
import { namedEntryImporter } from './named-entry-import.ts';
import { entriesFrom, entry, insertEntry, isUsed, listEntries, lockEntries } from './named-entry-queries.ts';

/** The operations of a dictionary of names. */
export function namedEntries(dictionary: NamedDictionary) {
  const { table, texts } = dictionary;
  const importer = namedEntryImporter(dictionary);
  const entries = revisioned({
    table,
    key: table.id,
    find: rowFinder(entry, 't', entriesFrom(dictionary)),
    missing: texts.notFound,
  });

  return {
    list: async ({ services, query }: Call<'listTags' | 'listProvidingEntities'>) => {
      const { rows, total } = await listEntries(services, dictionary, query);
      return { body: rows, total };
    },
    get: ({ services, params }: Call<'getTag' | 'getProvidingEntity'>) => entries.get({ services, params }),
    create: async ({ services, body }: Call<'createTag' | 'createProvidingEntity'>) => {
      await requireLanguageId(services, body.languageId);
      const id = await services.db
        .transaction((tx) => insertEntry(tx, dictionary, body))
        .catch(refuseDuplicate(texts.duplicate, 'name'));
      return { body: { id }, location: `${dictionary.path}/${id}` };
    },
    update: (call: Call<'updateTag' | 'updateProvidingEntity'>) =>
      entries
        .update(call, async (before) => {
          const { languageId } = call.body;
          await requireLanguageId(call.services, languageId);
          if (before.languageId !== languageId && (await isUsed(call.services.db, dictionary, before.id))) {
            throw conflict(texts.languageFixed);
          }
          return { columns: columnsIn(table, call.body) };
        })
        .catch(refuseDuplicate(texts.duplicate, 'name')),
    remove: async ({ services, query, ifMatch }: Call<'deleteTags' | 'deleteProvidingEntities'>) => ({
      body: await removeRows(
        services.db,
        { ids: query.ids, etags: query.etags, ifMatch },
        {
          lock: (tx, ids) => lockEntries(tx, dictionary, ids),
          missing: texts.notFound,
          obstacles: ({ name, uses, titles }) => {
            if (uses === 0) return [];
            const more = uses > 3 ? ` i w innych (razem: ${uses})` : '';
            return [`${texts.used(name)}: ${titles?.join(', ')}${more}`];
          },
          remove: deleteBy(table.id),
        },
      ),
    }),
    import: async ({ services, body }: Call<'importTags' | 'importProvidingEntities'>) => ({
      body: await importRows(services.db, importer, body),
    }),
  };
}
