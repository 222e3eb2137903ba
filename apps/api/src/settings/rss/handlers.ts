// RSS channels of the public site (specification, sections 2.6, 3 and 5).
import { rssChannelSchema } from '@redakcja/domain/settings/rss-channel-form';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import { sql } from 'drizzle-orm';
import type { Area, Handler } from '../../contract/handler.ts';
import type { Database } from '../../database/database.ts';
import { etagOf } from '../../shared/etag.ts';
import { requireLanguage, requireLanguageId } from '../../shared/languages.ts';
import { missingIds } from '../../shared/missing-ids.ts';
import { invalid, notFound, preconditionFailed } from '../../shared/problem.ts';
import { removalResults } from '../../shared/removal-results.ts';
import type { Services } from '../../shared/services.ts';
import { findChannel, insertChannel, listChannels, removeChannels, writeChannel } from './rss-queries.ts';

const missing = (id: number) => `Nie znaleziono kanału RSS o numerze ${id}`;

async function respond(db: Database, id: number) {
  const found = await findChannel(db, id);
  if (found === null) throw notFound(missing(id));
  return { body: found.channel, etag: etagOf(found.revision) };
}

const createRssChannel: Handler<'createRssChannel'> = async ({ services, body }) => {
  await requireSources(services, body);
  const id = await services.db.transaction((tx) => insertChannel(tx, body));
  return { body: { id }, location: `/api/settings/rss-channels/${id}` };
};

const updateRssChannel: Handler<'updateRssChannel'> = async ({ services, params, body, ifMatch }) => {
  const { id } = params;
  if ((await findChannel(services.db, id)) === null) throw notFound(missing(id));
  await requireSources(services, body);
  const isWritten = await services.db.transaction((tx) => writeChannel(tx, id, body, ifMatch));
  if (!isWritten) throw preconditionFailed();
  return respond(services.db, id);
};

/** What a channel carries must exist: categories in their menu, bookmarks in the channel's language. */
async function requireSources(services: Services, body: RssChannelInput): Promise<void> {
  await requireLanguageId(services, body.languageId);
  const elements = (type: MenuType) => sql`select id from menu_elements where type = ${type}`;
  const bookmarks = sql`select id from bookmarks where language_id = ${body.languageId}`;
  const lists = [
    {
      field: 'horizontalMenuElements',
      rows: elements(MenuType.Horizontal),
      message: 'Nie ma takiej kategorii w menu poziomym',
    },
    {
      field: 'verticalMenuElements',
      rows: elements(MenuType.Vertical),
      message: 'Nie ma takiej kategorii w menu pionowym',
    },
    { field: 'bookmarksElements', rows: bookmarks, message: 'Zakładka nie istnieje w tym języku' },
  ] as const;
  const errors: FieldError[] = [];
  for (const { field, rows, message } of lists) {
    const unknown = await missingIds(services.db, body[field], rows);
    errors.push(...body[field].flatMap((id, i) => (unknown.has(id) ? [{ path: `${field}.${i}`, message }] : [])));
  }
  if (errors.length > 0) throw invalid(errors);
}

const deleteRssChannels: Handler<'deleteRssChannels'> = async ({ services, query }) => {
  const { rssChannelIds: ids } = query;
  const names = await removeChannels(services.db, ids);
  return { body: removalResults(ids, names, missing) };
};

export const rssArea = {
  inputs: { createRssChannel: rssChannelSchema, updateRssChannel: rssChannelSchema },
  handlers: {
    listRssChannels: async ({ services, query }) => {
      const { rows, total } = await listChannels(services, await requireLanguage(services, query.lang), query);
      return { body: rows, total };
    },
    getRssChannel: async ({ services, params }) => respond(services.db, params.id),
    createRssChannel,
    updateRssChannel,
    deleteRssChannels,
  },
} satisfies Area;
