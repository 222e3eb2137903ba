import { listRssChannelsDefinition } from '@redakcja/generated/lists/listRssChannels';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { MenuType } from '@redakcja/generated/model/menuType';
import type { RssBookmarkSource } from '@redakcja/generated/model/rssBookmarkSource';
import type { RssChannelInput } from '@redakcja/generated/model/rssChannelInput';
import type { RssMenuSource } from '@redakcja/generated/model/rssMenuSource';
import { eq } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { languageReference, listOf, objectOf } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { boolean, integer, json, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { rssChannelBookmarks, rssChannelMenuElements, rssChannels } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

const page = {
  list: listRssChannelsDefinition,
  row: rowShape({
    id: integer('c.id'),
    displayText: text('c.display_text'),
    title: text('c.title'),
    description: text('c.description'),
    isActive: boolean('c.is_active'),
    etag: text(etagSql('c')),
  }),
  from: 'rss_channels c',
  columns: { id: 'c.id', displayText: 'c.display_text', title: 'c.title', isActive: 'c.is_active' },
  sortings: { id: 'c.id', displayText: 'c.display_text', title: 'c.title', isActive: 'c.is_active' },
  tieBreaker: 'c.id',
} satisfies PageSql<typeof listRssChannelsDefinition>;

export function listChannels(db: Database, languageId: number, query: ListQuery) {
  return readPage(db, page, query, (values) => [`c.language_id = ${values.add(languageId)}`]);
}

const menuSource = objectOf<RssMenuSource>({
  id: 'm.id',
  type: 'm.type',
  title: "coalesce(t.title, '')",
  displayText: 'p.shown_text',
});

const menuSources = (type: MenuType) =>
  listOf<RssMenuSource>(
    menuSource,
    'x.position',
    `rss_channel_menu_elements x join menu_elements m on m.id = x.menu_element_id and m.type = ${type}
      join menu_element_paths p on p.menu_element_id = m.id and p.language_id = c.language_id
      left join menu_element_translations t on t.menu_element_id = m.id and t.language_id = c.language_id
      where x.rss_channel_id = c.id`,
  );

const bookmarkSource = objectOf<RssBookmarkSource>({ id: 'b.id', displayText: 'b.display_text' });

const channel = rowShape({
  id: integer('c.id'),
  displayText: text('c.display_text'),
  title: text('c.title'),
  description: text('c.description'),
  target: oneOf(LinkTarget, 'c.target'),
  isActive: boolean('c.is_active'),
  fromAllSources: boolean('c.from_all_sources'),
  language: json(languageReference('l')),
  horizontalMenuElements: json(menuSources(MenuType.Horizontal)),
  verticalMenuElements: json(menuSources(MenuType.Vertical)),
  bookmarksElements: json(
    listOf<RssBookmarkSource>(
      bookmarkSource,
      'x.position',
      'rss_channel_bookmarks x join bookmarks b on b.id = x.bookmark_id where x.rss_channel_id = c.id',
    ),
  ),
});

export const findChannel = rowFinder(channel, 'c', 'rss_channels c join languages l on l.id = c.language_id');

export async function insertChannel(tx: Database, input: RssChannelInput): Promise<number> {
  const [row] = await tx.insert(rssChannels).values(columnsOf(input)).returning({ id: rssChannels.id });
  if (row === undefined) throw new Error('The channel was not inserted');
  await insertSources(tx, row.id, input);
  return row.id;
}

export async function replaceSources(tx: Database, id: number, input: RssChannelInput): Promise<void> {
  await tx.delete(rssChannelMenuElements).where(eq(rssChannelMenuElements.rssChannelId, id));
  await tx.delete(rssChannelBookmarks).where(eq(rssChannelBookmarks.rssChannelId, id));
  await insertSources(tx, id, input);
}

/** The sources have separate tables. */
export function columnsOf({
  horizontalMenuElements: _horizontal,
  verticalMenuElements: _vertical,
  bookmarksElements: _bookmarks,
  ...input
}: RssChannelInput) {
  return columnsIn(rssChannels, input);
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
