import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import type { TagInput } from '@redakcja/generated/model/tagInput';
import type { TagsImportInput } from '@redakcja/generated/model/tagsImportInput';
import type { Area, Call } from '../contract/handler.ts';
import { etagOf, revisionsOf } from '../shared/etag.ts';
import { conflict, invalid, isDuplicate, notFound, preconditionFailed } from '../shared/problem.ts';
import { importTags } from './tag-import.ts';
import { findTag, insertTag, isUsed, languageExists, listTags, removeTags, writeTag } from './tag-queries.ts';

export const dictionariesArea: Area = {
  inputs: { createTag: tagSchema, updateTag: tagSchema },
  handlers: {
    listTags: async ({ services, query }) => {
      const { rows, total } = await listTags(services, query);
      return { body: rows, total };
    },
    getTag: async ({ services, params }) => tagAnswer(services, Number(params.id)),
    createTag,
    updateTag,
    deleteTags: async ({ services, query }) => ({ body: await removeTags(services.db, query.ids as number[]) }),
    importTags: async ({ services, body }: Call<TagsImportInput>) => ({ body: await importTags(services.db, body) }),
  },
};

async function tagAnswer({ db }: Pick<Call['services'], 'db'>, id: number) {
  const found = await findTag(db, id);
  if (found === null) throw notFound(`Nie znaleziono tagu o numerze ${id}`);
  return { body: found.tag, etag: etagOf(found.revision) };
}

async function createTag({ services, body }: Call<TagInput>) {
  await requireLanguage(services.db, body);
  const id = await insertTag(services.db, body).catch(refuseDuplicate);
  return { status: 201, body: { id }, location: `/api/dictionaries/tags/${id}` };
}

async function updateTag({ services, params, body, ifMatch }: Call<TagInput>) {
  const id = Number(params.id);
  await requireLanguage(services.db, body);
  const found = await findTag(services.db, id);
  if (found === null) throw notFound(`Nie znaleziono tagu o numerze ${id}`);
  if (found.tag.languageId !== body.languageId && (await isUsed(services.db, id))) {
    throw conflict('Nie można zmienić języka tagu, którego używają artykuły');
  }
  const written = await writeTag(services.db, id, body, revisionsOf(ifMatch)).catch(refuseDuplicate);
  if (!written) throw preconditionFailed();
  return tagAnswer(services, id);
}

async function requireLanguage(db: Call['services']['db'], { languageId }: TagInput): Promise<void> {
  if (await languageExists(db, languageId)) return;
  throw invalid([{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }]);
}

function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error)) throw conflict('Tag o takiej nazwie już istnieje w tym języku');
  throw error;
}
