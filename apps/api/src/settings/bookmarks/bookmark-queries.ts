import { bookmarkBackgrounds, contrastSentence } from '@redakcja/domain/shared/formats/contrast';
import { listBookmarksDefinition } from '@redakcja/generated/lists/listBookmarks';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { eq, sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { languageReference } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { arrayOf, boolean, integer, json, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { bookmarks, bookmarkTags } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { bookmarkTagList } from '../../shared/bookmark-tags.ts';

const page = {
  list: listBookmarksDefinition,
  row: rowShape({
    id: integer('b.id'),
    displayText: text('b.display_text'),
    title: text('b.title'),
    showOnMainPage: boolean('b.show_on_main_page'),
    isActive: boolean('b.is_active'),
    isSystem: boolean('b.is_system'),
    etag: text(etagSql('b')),
  }),
  from: 'bookmarks b',
  columns: {
    id: 'b.id',
    displayText: 'b.display_text',
    title: 'b.title',
    showOnMainPage: 'b.show_on_main_page',
    isActive: 'b.is_active',
    isSystem: 'b.is_system',
  },
  sortings: {
    id: 'b.id',
    displayText: 'b.display_text',
    title: 'b.title',
    showOnMainPage: 'b.show_on_main_page',
    isActive: 'b.is_active',
  },
  tieBreaker: 'b.id',
} satisfies PageSql<typeof listBookmarksDefinition>;

export function listBookmarks(db: Database, languageId: number, query: ListQuery) {
  return readPage(db, page, query, (values) => [`b.language_id = ${values.add(languageId)}`]);
}

const bookmark = rowShape({
  id: integer('b.id'),
  name: text('b.name'),
  displayText: text('b.display_text'),
  title: text('b.title'),
  target: oneOf(LinkTarget, 'b.target'),
  isActive: boolean('b.is_active'),
  isSystem: boolean('b.is_system'),
  color: text('b.color'),
  showOnMainPage: boolean('b.show_on_main_page'),
  language: json(languageReference('l')),
  tags: json(bookmarkTagList),
});

export type StoredBookmark = RowOf<typeof bookmark>;

const findRow = rowFinder(bookmark, 'b', 'bookmarks b join languages l on l.id = b.language_id');

export async function findBookmark(db: Database, id: number) {
  const stored = await findRow(db, id);
  if (stored === null) return null;
  const contrastWarning = contrastSentence(stored.value.color, bookmarkBackgrounds);
  return { ...stored, content: { body: { ...stored.value, contrastWarning } } };
}

export async function insertBookmark(db: Database, { tags = [], ...input }: BookmarkInput): Promise<number> {
  const [row] = await db
    .insert(bookmarks)
    .values({ ...columnsIn(bookmarks, input), name: input.name ?? input.displayText })
    .returning({ id: bookmarks.id });
  if (row === undefined) throw new Error('The bookmark was not inserted');
  await insertTags(db, row.id, tags);
  return row.id;
}

export async function replaceTags(tx: Database, id: number, tags: readonly number[]): Promise<void> {
  await tx.delete(bookmarkTags).where(eq(bookmarkTags.bookmarkId, id));
  await insertTags(tx, id, tags);
}

async function insertTags(db: Database, bookmarkId: number, tags: readonly number[]): Promise<void> {
  if (tags.length > 0) await db.insert(bookmarkTags).values(tags.map((tagId) => ({ bookmarkId, tagId })));
}

const bookmarkToRemove = rowShape({
  id: integer(),
  name: text(),
  revision: integer(),
  isSystem: boolean(),
  /** RSS channels that have it as a source. */
  channels: arrayOf(text()),
});

export function lockBookmarks(tx: Database, ids: readonly number[]) {
  return tx.rows(
    bookmarkToRemove,
    sql`select b.id, b.display_text as name, b.revision, b.is_system as "isSystem", array(select c.display_text
        from rss_channel_bookmarks x join rss_channels c on c.id = x.rss_channel_id where x.bookmark_id = b.id order by 1) as channels
      from bookmarks b where b.id = any(${idList(ids)}) order by b.id for update of b`,
  );
}
