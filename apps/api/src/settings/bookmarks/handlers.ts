// Bookmarks: tabs of the public site that show the articles of their tags (specification, sections 2.6, 3 and 5).

import { bookmarkSchema, needsTag, storedBookmarkSchema } from '@redakcja/domain/settings/home-page/bookmark-form';
import { bookmarkMessages } from '@redakcja/domain/settings/home-page/bookmark-messages';
import { bookmarkOfChannels, systemBookmark } from '@redakcja/domain/settings/settings-obstacles';
import type { Obstacle } from '@redakcja/domain/shared/operation-verdict';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { sql } from 'drizzle-orm';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { bookmarks } from '../../database/schema.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { requireLanguage, requireLanguageId } from '../../shared/languages.ts';
import { missingIds } from '../../shared/missing-ids.ts';
import { usagesOf } from '../../shared/usages.ts';
import {
  findBookmark,
  insertBookmark,
  listBookmarks,
  lockBookmarks,
  replaceTags,
  type StoredBookmark,
} from './bookmark-queries.ts';
import { bookmarkReferences } from './bookmark-references.ts';

const missing = (id: number) => `Nie znaleziono zakładki o numerze ${id}`;

const resource = records({
  table: bookmarks,
  key: bookmarks.id,
  find: findBookmark,
  missing,
  journal: {
    recordType: JournalRecordType.Bookmark,
    nameOf: ({ displayText }: StoredBookmark) => displayText,
    fieldsOf: ({ id: _id, isSystem: _system, language, ...fields }) => ({
      ...fields,
      languageId: { id: language.id, name: language.name },
    }),
  },
});

const createBookmark: Handler<'createBookmark'> = async ({ body, ...call }) => {
  await requireReferences(call.db, body, body.tags ?? []);
  requireTag({ isSystem: false, isActive: body.isActive === true, tags: body.tags ?? [] });
  const id = await resource.create(call, (tx) => insertBookmark(tx, body));
  return { body: { id }, location: `/api/settings/bookmarks/${id}` };
};

const updateBookmark: Handler<'updateBookmark'> = ({ body, ...call }) =>
  resource.update(call, async (before) => {
    const tagsBefore = before.tags.map((tag) => tag.id);
    if (before.isSystem) refuseSystemChange(before, body);
    const { isActive = before.isActive, tags = tagsBefore } = body;
    await requireReferences(call.db, body, tags);
    requireTag({ isSystem: before.isSystem, isActive, tags });
    const { tags: given, ...columns } = body;
    // absent fields stay unchanged
    return { columns: columnsIn(bookmarks, columns), write: async (tx) => given && replaceTags(tx, before.id, given) };
  });

function requireTag(bookmark: Parameters<typeof needsTag>[0]): void {
  if (needsTag(bookmark)) throw invalid([{ path: 'tags', message: bookmarkMessages.noTag }]);
}

/** System bookmarks cannot be toggled or tagged (specification, section 6), nor moved to another language. */
function refuseSystemChange(
  before: StoredBookmark,
  { isActive, showOnMainPage, tags, languageId }: BookmarkInput,
): void {
  if (languageId !== before.language.id) throw conflict(bookmarkMessages.systemLanguage);
  const tagsOf = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join();
  const isChange =
    (isActive !== undefined && isActive !== before.isActive) ||
    (showOnMainPage !== undefined && showOnMainPage !== before.showOnMainPage) ||
    (tags !== undefined && tagsOf(tags) !== tagsOf(before.tags.map((tag) => tag.id)));
  if (isChange) throw conflict(bookmarkMessages.system);
}

async function requireReferences(db: Database, { languageId }: BookmarkInput, tags: readonly number[]): Promise<void> {
  await requireLanguageId(db, languageId);
  const unknown = await missingIds(db, tags, sql`select id from tags where language_id = ${languageId}`);
  if (unknown.size === 0) return;
  throw invalid(
    tags.flatMap((id, i) => (unknown.has(id) ? [{ path: `tags.${i}`, message: 'Tag nie istnieje w tym języku' }] : [])),
  );
}

const deleteBookmarks: Handler<'deleteBookmarks'> = async ({ query, ifMatch, ...call }) => ({
  body: await resource.remove(
    call,
    { ids: query.bookmarkIds, etags: query.etags, ifMatch },
    {
      lock: lockBookmarks,
      missing,
      obstacles,
      remove: async (tx, rows) => {
        // their links are deleted with them, which makes a loaded footer outdated
        await tx.execute(sql`update footers set revision = revision + 1 where language_id in (
          select language_id from footer_links where bookmark_id = any(${idList(rows.map(({ id }) => id))}))`);
        await deleteBy(bookmarks.id)(tx, rows);
      },
      idOf: ({ id }) => id,
    },
  ),
});

const listBookmarkUsages: Handler<'listBookmarkUsages'> = async ({ db, params: { id } }) => {
  const [row] = await lockBookmarks(db, [id]);
  if (row === undefined) throw notFound(missing(id));
  return { body: await usagesOf(db, bookmarkReferences, row, obstacles(row)) };
};

function obstacles({ name, isSystem, channels }: { name: string; isSystem: boolean; channels: string[] }): Obstacle[] {
  if (isSystem) return [systemBookmark(name)];
  return channels.length === 0 ? [] : [bookmarkOfChannels(name, channels)];
}

export const bookmarksArea = {
  inputs: { createBookmark: bookmarkSchema, updateBookmark: storedBookmarkSchema },
  handlers: {
    listBookmarks: async ({ db, query }) => {
      const { rows, total } = await listBookmarks(db, await requireLanguage(db, query.lang), query);
      return { body: rows, total };
    },
    getBookmark: resource.get,
    createBookmark,
    updateBookmark,
    deleteBookmarks,
    listBookmarkUsages,
  },
} satisfies Area;
