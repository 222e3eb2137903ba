import { listRssChannelsDefinition } from '@redakcja/generated/lists/listRssChannels';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { RssBookmarkSource } from '@redakcja/generated/model/rssBookmarkSource';
import type { RssChannel } from '@redakcja/generated/model/rssChannel';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import type { RssChannelRow } from '@redakcja/generated/model/rssChannelRow';
import type { RssMenuSource } from '@redakcja/generated/model/rssMenuSource';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { rssChannelBookmarks, rssChannelMenuElements, rssChannels } from '../../database/schema.ts';
import { atRevision } from '../../shared/etag.ts';
import type { ListQuery } from '../../shared/list-sql.ts';
import { type PageSql, readPage } from '../../shared/read-page.ts';
import type { Services } from '../../shared/services.ts';
import { languageReference, listOf, objectOf } from '../../shared/sql-json.ts';

const page: PageSql<typeof listRssChannelsDefinition> = {
  list: listRssChannelsDefinition,
  select: 'c.id, c.display_text as "displayText", c.title, c.description, c.is_active as "isActive"',
  from: 'rss_channels c',
  columns: { id: 'c.id', displayText: 'c.display_text', title: 'c.title', isActive: 'c.is_active' },
  sortings: { id: 'c.id', displayText: 'c.display_text', title: 'c.title', isActive: 'c.is_active' },
  tieBreaker: 'c.id',
};

export function listChannels(services: Services, languageId: number, query: ListQuery) {
  return readPage<RssChannelRow>(services, page, query, (values) => [`c.language_id = ${values.add(languageId)}`]);
}

const menuSource = objectOf<RssMenuSource>({
  id: 'm.id',
  type: 'm.type',
  title: "coalesce(t.title, '')",
  displayText: 'p.shown_text',
});

const menuSources = (type: MenuType) => `(select ${listOf(menuSource, 'x.position')}
  from rss_channel_menu_elements x join menu_elements m on m.id = x.menu_element_id and m.type = ${type}
  join menu_element_paths p on p.menu_element_id = m.id and p.language_id = c.language_id
  left join menu_element_translations t on t.menu_element_id = m.id and t.language_id = c.language_id
  where x.rss_channel_id = c.id)`;

const bookmarkSources = `(select ${listOf(objectOf<RssBookmarkSource>({ id: 'b.id', displayText: 'b.display_text' }), 'x.position')}
  from rss_channel_bookmarks x join bookmarks b on b.id = x.bookmark_id where x.rss_channel_id = c.id)`;

const channel = `c.id, c.display_text as "displayText", c.title, c.description, c.target, c.is_active as "isActive",
  c.from_all_sources as "fromAllSources", ${languageReference('l')} as language, ${menuSources(MenuType.Horizontal)} as "horizontalMenuElements",
  ${menuSources(MenuType.Vertical)} as "verticalMenuElements", ${bookmarkSources} as "bookmarksElements"`;

export async function findChannel(db: Database, id: number) {
  const [row] = await rowsOf<RssChannel & { revision: number }>(
    db,
    sql`select ${sql.raw(channel)}, c.revision from rss_channels c join languages l on l.id = c.language_id where c.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...found } = row;
  return { channel: found, revision };
}

export async function insertChannel(tx: Database, input: RssChannelInput): Promise<number> {
  const [row] = await tx.insert(rssChannels).values(columnsOf(input)).returning({ id: rssChannels.id });
  if (row === undefined) throw new Error('The channel was not inserted');
  await insertSources(tx, row.id, input);
  return row.id;
}

/** False when the channel is gone or not at one of the revisions that `ifMatch` names. */
export async function writeChannel(
  tx: Database,
  id: number,
  input: RssChannelInput,
  ifMatch: string | undefined,
): Promise<boolean> {
  const written = await tx
    .update(rssChannels)
    .set({ ...columnsOf(input), revision: sql`${rssChannels.revision} + 1` })
    .where(sql`${eq(rssChannels.id, id)} and ${atRevision(ifMatch)}`)
    .returning({ id: rssChannels.id });
  if (written.length === 0) return false;
  await tx.delete(rssChannelMenuElements).where(eq(rssChannelMenuElements.rssChannelId, id));
  await tx.delete(rssChannelBookmarks).where(eq(rssChannelBookmarks.rssChannelId, id));
  await insertSources(tx, id, input);
  return true;
}

function columnsOf({ displayText, title, description, target, isActive, fromAllSources, languageId }: RssChannelInput) {
  return { displayText, title, description, target, isActive, fromAllSources, languageId };
}

async function insertSources(tx: Database, rssChannelId: number, input: RssChannelInput): Promise<void> {
  const elements = [...input.horizontalMenuElements, ...input.verticalMenuElements].map((menuElementId, position) => ({
    rssChannelId,
    menuElementId,
    position,
  }));
  if (elements.length > 0) await tx.insert(rssChannelMenuElements).values(elements);
  const tabs = input.bookmarksElements.map((bookmarkId, position) => ({ rssChannelId, bookmarkId, position }));
  if (tabs.length > 0) await tx.insert(rssChannelBookmarks).values(tabs);
}

/** Ids and names of the channels that were there. */
export async function removeChannels(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .delete(rssChannels)
    .where(inArray(rssChannels.id, [...ids]))
    .returning({ id: rssChannels.id, name: rssChannels.displayText });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
