import { listBookmarksDefinition } from '@redakcja/generated/lists/listBookmarks';
import type { Bookmark } from '@redakcja/generated/model/bookmark';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import type { BookmarkRow } from '@redakcja/generated/model/bookmarkRow';
import type { BookmarkTag } from '@redakcja/generated/model/bookmarkTag';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { bookmarks, bookmarkTags } from '../../database/schema.ts';
import { atRevision } from '../../shared/etag.ts';
import type { ListQuery } from '../../shared/list-sql.ts';
import { type PageSql, readPage } from '../../shared/read-page.ts';
import type { Services } from '../../shared/services.ts';
import { languageReference, listOf, objectOf } from '../../shared/sql-json.ts';

const page: PageSql<typeof listBookmarksDefinition> = {
  list: listBookmarksDefinition,
  select: `b.id, b.display_text as "displayText", b.title, b.show_on_main_page as "showOnMainPage",
    b.is_active as "isActive", b.is_system as "isSystem"`,
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
};

export function listBookmarks(services: Services, languageId: number, query: ListQuery) {
  return readPage<BookmarkRow>(services, page, query, (values) => [`b.language_id = ${values.add(languageId)}`]);
}

const bookmark = `b.id, b.name, b.display_text as "displayText", b.title, b.target, b.is_active as "isActive",
  b.is_system as "isSystem", b.color, b.show_on_main_page as "showOnMainPage", ${languageReference('l')} as language,
  (select ${listOf(objectOf<BookmarkTag>({ id: 't.id', name: 't.name' }), 't.name')}
    from bookmark_tags x join tags t on t.id = x.tag_id where x.bookmark_id = b.id) as tags`;

export async function findBookmark(db: Database, id: number) {
  const [row] = await rowsOf<Bookmark & { revision: number }>(
    db,
    sql`select ${sql.raw(bookmark)}, b.revision from bookmarks b join languages l on l.id = b.language_id where b.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...found } = row;
  return { bookmark: found, revision };
}

export async function insertBookmark(db: Database, { tags = [], ...input }: BookmarkInput): Promise<number> {
  const [row] = await db
    .insert(bookmarks)
    .values({ ...input, name: input.name ?? input.displayText })
    .returning({ id: bookmarks.id });
  if (row === undefined) throw new Error('The bookmark was not inserted');
  await insertTags(db, row.id, tags);
  return row.id;
}

/** False when the bookmark is not at one of the revisions that `ifMatch` names any more. What is absent stays as it is. */
export async function writeBookmark(
  db: Database,
  id: number,
  { tags, ...input }: BookmarkInput,
  ifMatch: string | undefined,
): Promise<boolean> {
  const written = await db
    .update(bookmarks)
    .set({ ...input, revision: sql`${bookmarks.revision} + 1` })
    .where(sql`${eq(bookmarks.id, id)} and ${atRevision(ifMatch)}`)
    .returning({ id: bookmarks.id });
  if (written.length === 0) return false;
  if (tags !== undefined) {
    await db.delete(bookmarkTags).where(eq(bookmarkTags.bookmarkId, id));
    await insertTags(db, id, tags);
  }
  return true;
}

async function insertTags(db: Database, bookmarkId: number, tags: readonly number[]): Promise<void> {
  if (tags.length > 0) await db.insert(bookmarkTags).values(tags.map((tagId) => ({ bookmarkId, tagId })));
}

export interface BookmarkFate {
  id: number;
  name: string;
  isSystem: boolean;
  /** RSS channels it is a source of. */
  channels: string[];
}

/** These bookmarks, locked, with what keeps them from being removed. */
export async function lockBookmarks(tx: Database, ids: readonly number[]): Promise<BookmarkFate[]> {
  return rowsOf<BookmarkFate>(
    tx,
    sql`select b.id, b.display_text as name, b.is_system as "isSystem", array(select c.display_text
        from rss_channel_bookmarks x join rss_channels c on c.id = x.rss_channel_id where x.bookmark_id = b.id order by 1) as channels
      from bookmarks b where b.id = any(${sql.param([...ids])}::int[]) order by b.id for update of b`,
  );
}
