import type { Call } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { etagOf } from '../shared/etag.ts';
import { requireLanguageId } from '../shared/languages.ts';
import { conflict, isDuplicate, notFound, preconditionFailed } from '../shared/problem.ts';
import { importRows } from './import-rows.ts';
import type { NamedDictionary } from './named-dictionary.ts';
import { namedEntryImporter } from './named-entry-import.ts';
import { findEntry, insertEntry, isUsed, listEntries, removeEntries, writeEntry } from './named-entry-queries.ts';

/** The operations of a dictionary of names. */
export function namedEntries(dictionary: NamedDictionary) {
  const { texts } = dictionary;
  const importer = namedEntryImporter(dictionary);

  async function respond(db: Database, id: number) {
    const found = await findEntry(db, dictionary, id);
    if (found === null) throw notFound(texts.notFound(id));
    return { body: found.entry, etag: etagOf(found.revision) };
  }

  function refuseDuplicate(error: unknown): never {
    if (isDuplicate(error)) throw conflict(texts.duplicate);
    throw error;
  }

  return {
    list: async ({ services, query }: Call<'listTags' | 'listProvidingEntities'>) => {
      const { rows, total } = await listEntries(services, dictionary, query);
      return { body: rows, total };
    },
    get: ({ services, params }: Call<'getTag' | 'getProvidingEntity'>) => respond(services.db, params.id),
    create: async ({ services, body }: Call<'createTag' | 'createProvidingEntity'>) => {
      await requireLanguageId(services, body.languageId);
      const id = await insertEntry(services.db, dictionary, body).catch(refuseDuplicate);
      return { body: { id }, location: `${dictionary.path}/${id}` };
    },
    update: async ({ services, params, body, ifMatch }: Call<'updateTag' | 'updateProvidingEntity'>) => {
      const { id } = params;
      const { db } = services;
      await requireLanguageId(services, body.languageId);
      const found = await findEntry(db, dictionary, id);
      if (found === null) throw notFound(texts.notFound(id));
      if (found.entry.languageId !== body.languageId && (await isUsed(db, dictionary, id))) {
        throw conflict(texts.languageFixed);
      }
      const written = await writeEntry(db, dictionary, id, body, ifMatch).catch(refuseDuplicate);
      if (!written) throw preconditionFailed();
      return respond(db, id);
    },
    remove: async ({ services, query }: Call<'deleteTags' | 'deleteProvidingEntities'>) => ({
      body: await removeEntries(services.db, dictionary, query.ids),
    }),
    import: async ({ services, body }: Call<'importTags' | 'importProvidingEntities'>) => ({
      body: await importRows(services.db, importer, body),
    }),
  };
}
