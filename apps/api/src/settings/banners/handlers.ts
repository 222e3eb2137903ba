// Banners of the public site (specification, sections 2.6, 3 and 5).

import { bannerSchema } from '@redakcja/domain/settings/home-page/banner-form';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy, lockNamed } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { banners } from '../../database/schema.ts';
import { notFound } from '../../http/problem.ts';
import { requireLanguage, requireLanguageId } from '../../shared/languages.ts';
import { pictureFact, requirePicture } from '../../shared/stored-picture.ts';
import { usagesOf } from '../../shared/usages.ts';
import { columnsOf, findBanner, insertBanner, listBanners, type StoredBanner } from './banner-queries.ts';
import { bannerUses } from './banner-usages.ts';

const missing = (id: number) => `Nie znaleziono banera o numerze ${id}`;

const resource = records({
  table: banners,
  key: banners.id,
  find: findBanner,
  missing,
  journal: {
    recordType: JournalRecordType.Banner,
    nameOf: ({ name }: StoredBanner) => name,
    fieldsOf: ({ id: _id, language, file, ...fields }) => ({
      ...fields,
      languageId: { id: language.id, name: language.name },
      fileId: pictureFact(file),
    }),
  },
});

const createBanner: Handler<'createBanner'> = async ({ body, ...call }) => {
  await requireReferences(call.db, body);
  const id = await resource.create(call, (tx) => insertBanner(tx, body, call.services.now()));
  return { body: { id }, location: `/api/settings/banners/${id}` };
};

const updateBanner: Handler<'updateBanner'> = ({ body, ...call }) =>
  resource.update(call, async (before) => {
    await requireReferences(call.db, body);
    return { columns: columnsOf(body, before, call.services.now()) };
  });

async function requireReferences(db: Database, { languageId, fileId }: BannerInput): Promise<void> {
  await requireLanguageId(db, languageId);
  await requirePicture(db, fileId, 'fileId');
}

const lock = lockNamed(banners.id, banners.name, banners.revision);

const listBannerUsages: Handler<'listBannerUsages'> = async ({ db, services: { now }, params: { id } }) => {
  const [row] = await lock(db, [id]);
  if (row === undefined) throw notFound(missing(id));
  return { body: await usagesOf(db, bannerUses(now()), row) };
};

const deleteBanners: Handler<'deleteBanners'> = async ({ query, ifMatch, ...call }) => ({
  body: await resource.remove(
    call,
    { ids: query.bannerIds, etags: query.etags, ifMatch },
    {
      lock,
      missing,
      remove: deleteBy(banners.id),
      idOf: ({ id }) => id,
    },
  ),
});

export const bannersArea = {
  inputs: { createBanner: bannerSchema, updateBanner: bannerSchema },
  handlers: {
    listBanners: async ({ db, query }) => {
      const { rows, total } = await listBanners(db, await requireLanguage(db, query.lang), query);
      return { body: rows, total };
    },
    getBanner: resource.get,
    createBanner,
    updateBanner,
    deleteBanners,
    listBannerUsages,
  },
} satisfies Area;
