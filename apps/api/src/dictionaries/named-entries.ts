import type { TagInput } from '@redakcja/generated/model/tagInput';
import type { TagsImportInput } from '@redakcja/generated/model/tagsImportInput';
import type { Answer, Call } from '../contract/handler.ts';
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

  async function answer(db: Database, id: number): Promise<Answer> {
    const found = await findEntry(db, dictionary, id);
    if (found === null) throw notFound(texts.notFound(id));
    return { body: found.entry, etag: etagOf(found.revision) };
  }

  function refuseDuplicate(error: unknown): never {
    if (isDuplicate(error)) throw conflict(texts.duplicate);
    throw error;
  }

  return {
    list: async ({ services, query }: Call): Promise<Answer> => {
      const { rows, total } = await listEntries(services, dictionary, query);
      return { body: rows, total };
    },
    get: ({ services, params }: Call) => answer(services.db, Number(params.id)),
    create: async ({ services, body }: Call<TagInput>): Promise<Answer> => {
      await requireLanguageId(services, body.languageId);
      const id = await insertEntry(services.db, dictionary, body).catch(refuseDuplicate);
      return { status: 201, body: { id }, location: `${dictionary.path}/${id}` };
    },
    update: async ({ services, params, body, ifMatch }: Call<TagInput>): Promise<Answer> => {
      const id = Number(params.id);
      const { db } = services;
      await requireLanguageId(services, body.languageId);
      const found = await findEntry(db, dictionary, id);
      if (found === null) throw notFound(texts.notFound(id));
      if (found.entry.languageId !== body.languageId && (await isUsed(db, dictionary, id))) {
        throw conflict(texts.languageFixed);
      }
      const written = await writeEntry(db, dictionary, id, body, ifMatch).catch(refuseDuplicate);
      if (!written) throw preconditionFailed();
      return answer(db, id);
    },
    remove: async ({ services, query }: Call): Promise<Answer> => ({
      body: await removeEntries(services.db, dictionary, query.ids as number[]),
    }),
    import: async ({ services, body }: Call<TagsImportInput>): Promise<Answer> => ({
      body: await importRows(services.db, importer, body),
    }),
  };
}
