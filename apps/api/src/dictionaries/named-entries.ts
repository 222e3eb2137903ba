import { entryUsed } from '@redakcja/domain/dictionaries/dictionary-obstacles';
import type { Call } from '../call/handler.ts';
import { records } from '../call/records.ts';
import { deleteBy, removeRows } from '../call/remove-rows.ts';
import { rowFinder } from '../database/rows/row-finder.ts';
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
  const entries = records({
    table,
    key: table.id,
    find: rowFinder(entry, 't', entriesFrom(dictionary)),
    missing: texts.notFound,
  });

  return {
    list: async ({ db, query }: Call<'listTags' | 'listProvidingEntities'>) => {
      const { rows, total } = await listEntries(db, dictionary, query);
      return { body: rows, total };
    },
    get: ({ db, params }: Call<'getTag' | 'getProvidingEntity'>) => entries.get({ db, params }),
    create: async ({ db, body }: Call<'createTag' | 'createProvidingEntity'>) => {
      await requireLanguageId(db, body.languageId);
      const id = await insertEntry(db, dictionary, body).catch(refuseDuplicate(texts.duplicate, 'name'));
      return { body: { id }, location: `${dictionary.path}/${id}` };
    },
    update: (call: Call<'updateTag' | 'updateProvidingEntity'>) =>
      entries
        .update(call, async (before) => {
          const { languageId } = call.body;
          await requireLanguageId(call.db, languageId);
          if (before.languageId !== languageId && (await isUsed(call.db, dictionary, before.id))) {
            throw conflict(texts.languageFixed);
          }
          return { columns: columnsIn(table, call.body) };
        })
        .catch(refuseDuplicate(texts.duplicate, 'name')),
    remove: async ({ db, query, ifMatch }: Call<'deleteTags' | 'deleteProvidingEntities'>) => ({
      body: await removeRows(
        db,
        { ids: query.ids, etags: query.etags, ifMatch },
        {
          lock: (tx, ids) => lockEntries(tx, dictionary, ids),
          missing: texts.notFound,
          obstacles: ({ name, uses, titles }) => {
            return uses === 0 ? [] : [entryUsed(texts.used(name), titles ?? [], uses, texts.freed)];
          },
          remove: deleteBy(table.id),
        },
      ),
    }),
    import: async ({ db, body }: Call<'importTags' | 'importProvidingEntities'>) => ({
      body: await importRows(db, importer, body),
    }),
  };
}
