// Bookmarks: tabs of the public site that show the articles of their tags (specification, sections 2.6, 3 and 5).
import { bookmarkMessages, bookmarkSchema, needsTag } from '@redakcja/domain/settings/bookmark-form';
import type { Bookmark } from '@redakcja/generated/model/bookmark';
import type { BookmarkInput } from '@redakcja/generated/model/bookmarkInput';
import { inArray, sql } from 'drizzle-orm';
import type { Area, Handler } from '../../contract/handler.ts';
import type { Database } from '../../database/database.ts';
import { bookmarks } from '../../database/schema.ts';
import { etagOf, requireMatch } from '../../shared/etag.ts';
import { requireLanguage, requireLanguageId } from '../../shared/languages.ts';
import { missingIds } from '../../shared/missing-ids.ts';
import { conflict, invalid, notFound, preconditionFailed } from '../../shared/problem.ts';
import type { Services } from '../../shared/services.ts';
import { findBookmark, insertBookmark, listBookmarks, lockBookmarks, writeBookmark } from './bookmark-queries.ts';

const missing = (id: number) => `Nie znaleziono zakładki o numerze ${id}`;

async function respond(db: Database, id: number) {
  const found = await findBookmark(db, id);
  if (found === null) throw notFound(missing(id));
  return { body: found.bookmark, etag: etagOf(found.revision) };
}

const createBookmark: Handler<'createBookmark'> = async ({ services, body }) => {
  await requireReferences(services, body, body.tags ?? []);
  requireTag({ isSystem: false, isActive: body.isActive === true, tags: body.tags ?? [] });
  const id = await services.db.transaction((tx) => insertBookmark(tx, body));
  return { body: { id }, location: `/api/settings/bookmarks/${id}` };
};

const updateBookmark: Handler<'updateBookmark'> = async ({ services, params, body, ifMatch }) => {
  const { id } = params;
  const found = await findBookmark(services.db, id);
  if (found === null) throw notFound(missing(id));
  requireMatch(ifMatch, found.revision);
  const before = found.bookmark;
  const tagsBefore = before.tags.map((tag) => tag.id);
  if (before.isSystem) refuseSystemChange(before, body);
  await requireReferences(services, body, body.tags ?? tagsBefore);
  const { isActive = before.isActive, tags = tagsBefore } = body;
  requireTag({ isSystem: before.isSystem, isActive, tags });
  // the rules were asked of this revision: when another save comes between, they are asked again
  const seen = etagOf(found.revision);
  const isWritten = await services.db.transaction((tx) => writeBookmark(tx, id, body, seen));
  if (!isWritten) throw preconditionFailed();
  return respond(services.db, id);
};

function requireTag(bookmark: Parameters<typeof needsTag>[0]): void {
  if (needsTag(bookmark)) throw invalid([{ path: 'tags', message: bookmarkMessages.noTag }]);
}

/** System bookmarks cannot be toggled or tagged (specification, section 6). */
function refuseSystemChange(before: Bookmark, { isActive, showOnMainPage, tags }: BookmarkInput): void {
  const tagsOf = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join();
  const isChange =
    (isActive !== undefined && isActive !== before.isActive) ||
    (showOnMainPage !== undefined && showOnMainPage !== before.showOnMainPage) ||
    (tags !== undefined && tagsOf(tags) !== tagsOf(before.tags.map((tag) => tag.id)));
  if (isChange) throw conflict(bookmarkMessages.system);
}

async function requireReferences(
  services: Services,
  { languageId }: BookmarkInput,
  tags: readonly number[],
): Promise<void> {
  await requireLanguageId(services, languageId);
  const unknown = await missingIds(services.db, tags, sql`select id from tags where language_id = ${languageId}`);
  if (unknown.size === 0) return;
  throw invalid(
    tags.flatMap((id, i) => (unknown.has(id) ? [{ path: `tags.${i}`, message: 'Tag nie istnieje w tym języku' }] : [])),
  );
}

const deleteBookmarks: Handler<'deleteBookmarks'> = async ({ services, query }) => {
  const { bookmarkIds: ids } = query;
  const results = await services.db.transaction(async (tx) => {
    const fates = new Map((await lockBookmarks(tx, ids)).map((fate) => [fate.id, fate]));
    const decided = ids.map((id) => {
      const fate = fates.get(id);
      if (fate === undefined) return { id, done: false, errors: [missing(id)] };
      const errors = obstacles(fate);
      return { id, name: fate.name, done: errors.length === 0, errors };
    });
    const free = decided.filter(({ done }) => done).map(({ id }) => id);
    if (free.length > 0) await tx.delete(bookmarks).where(inArray(bookmarks.id, free));
    return decided;
  });
  return { body: results };
};

function obstacles({ name, isSystem, channels }: { name: string; isSystem: boolean; channels: string[] }): string[] {
  if (isSystem) return [`Zakładki systemowej „${name}” nie można usunąć`];
  if (channels.length === 0) return [];
  return [`Zakładka „${name}” jest źródłem kanału RSS: ${channels.map((one) => `„${one}”`).join(', ')}`];
}

export const bookmarksArea = {
  inputs: { createBookmark: bookmarkSchema, updateBookmark: bookmarkSchema },
  handlers: {
    listBookmarks: async ({ services, query }) => {
      const { rows, total } = await listBookmarks(services, await requireLanguage(services, query.lang), query);
      return { body: rows, total };
    },
    getBookmark: async ({ services, params }) => respond(services.db, params.id),
    createBookmark,
    updateBookmark,
    deleteBookmarks,
  },
} satisfies Area;
