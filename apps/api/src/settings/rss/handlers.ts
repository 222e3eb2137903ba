// RSS channels of the public site (specification, sections 2.6, 3 and 5).

import { rssChannelSchema } from '@redakcja/domain/settings/rss-channel-form';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { RssChannel } from '@redakcja/generated/model/rssChannel';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import { sql } from 'drizzle-orm';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy, lockNamed } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { rssChannels } from '../../database/schema.ts';
import { invalid } from '../../http/problem.ts';
import { requireLanguage, requireLanguageId } from '../../shared/languages.ts';
import { missingIds } from '../../shared/missing-ids.ts';
import { columnsOf, findChannel, insertChannel, listChannels, replaceSources } from './rss-queries.ts';

const missing = (id: number) => `Nie znaleziono kanału RSS o numerze ${id}`;

const named = (sources: readonly { id: number; displayText: string }[]) =>
  sources.map(({ id, displayText }) => ({ id, name: displayText }));

const channels = records({
  table: rssChannels,
  key: rssChannels.id,
  find: findChannel,
  missing,
  journal: {
    recordType: JournalRecordType.RssChannel,
    nameOf: ({ displayText }: RssChannel) => displayText,
    fieldsOf: ({ id: _id, language, ...fields }) => ({
      ...fields,
      languageId: { id: language.id, name: language.name },
      horizontalMenuElements: named(fields.horizontalMenuElements),
      verticalMenuElements: named(fields.verticalMenuElements),
      bookmarksElements: named(fields.bookmarksElements),
    }),
  },
});

const createRssChannel: Handler<'createRssChannel'> = async ({ body, ...call }) => {
  await requireSources(call.db, body);
  const id = await channels.create(call, (tx) => insertChannel(tx, body));
  return { body: { id }, location: `/api/settings/rss-channels/${id}` };
};

const updateRssChannel: Handler<'updateRssChannel'> = ({ body, ...call }) =>
  channels.update(call, async () => {
    await requireSources(call.db, body);
    return { columns: columnsOf(body), write: (tx) => replaceSources(tx, call.params.id, body) };
  });

/** The sources of a channel must exist: categories in their menu, bookmarks in the language of the channel. */
async function requireSources(db: Database, body: RssChannelInput): Promise<void> {
  await requireLanguageId(db, body.languageId);
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
    const unknown = await missingIds(db, body[field], rows);
    errors.push(...body[field].flatMap((id, i) => (unknown.has(id) ? [{ path: `${field}.${i}`, message }] : [])));
  }
  if (errors.length > 0) throw invalid(errors);
}

const deleteRssChannels: Handler<'deleteRssChannels'> = async ({ query, ifMatch, ...call }) => ({
  body: await channels.remove(
    call,
    { ids: query.rssChannelIds, etags: query.etags, ifMatch },
    {
      lock: lockNamed(rssChannels.id, rssChannels.displayText, rssChannels.revision),
      missing,
      remove: deleteBy(rssChannels.id),
      idOf: ({ id }) => id,
    },
  ),
});

export const rssArea = {
  inputs: { createRssChannel: rssChannelSchema, updateRssChannel: rssChannelSchema },
  handlers: {
    listRssChannels: async ({ db, query }) => {
      const { rows, total } = await listChannels(db, await requireLanguage(db, query.lang), query);
      return { body: rows, total };
    },
    getRssChannel: channels.get,
    createRssChannel,
    updateRssChannel,
    deleteRssChannels,
  },
} satisfies Area;
