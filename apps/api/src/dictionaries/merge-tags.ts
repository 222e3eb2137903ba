// Tags that mean the same become one: what used the others uses the one that stays.
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { sql } from 'drizzle-orm';
import { matches } from '../call/etag.ts';
import type { Handler } from '../call/handler.ts';
import { type Author, recordChanges } from '../call/journal.ts';
import type { Database } from '../database/database.ts';
import { integer, json, type RowOf, rowShape, text } from '../database/rows/row-shape.ts';
import { idList, momentOf } from '../database/rows/sql-values.ts';
import { conflict, invalid, notFound, preconditionFailed } from '../http/problem.ts';
import { bookmarkTagList } from '../shared/bookmark-tags.ts';
import { tagDictionary } from './tag-dictionary.ts';

const tag = rowShape({ id: integer(), name: text(), languageId: integer(), revision: integer() });
type Tag = RowOf<typeof tag>;

interface Merge {
  target: Tag;
  merged: readonly Tag[];
  ids: readonly number[];
}

export const mergeTags: Handler<'mergeTags'> = async ({ params: { id }, body: { tagIds }, ifMatch, db, ...call }) => {
  if (tagIds.includes(id)) throw invalid([{ path: 'tagIds', message: 'Tagu nie można scalić z nim samym' }]);
  await lockUsers(db, tagIds);
  const found = new Map((await lockTags(db, [id, ...tagIds])).map((one) => [one.id, one]));
  const existing = (one: number) => {
    const row = found.get(one);
    if (row === undefined) throw notFound(tagDictionary.texts.notFound(one));
    return row;
  };
  const [target, merged] = [existing(id), tagIds.map(existing)];
  if (!matches(ifMatch, target.revision)) throw preconditionFailed();
  if (merged.some(({ languageId }) => languageId !== target.languageId)) {
    throw conflict('Scalić można tylko tagi tej samej wersji językowej');
  }
  const merge = { target, merged, ids: tagIds };
  const articles = await retagArticles(db, merge, call);
  const bookmarks = await retagBookmarks(db, merge, call);
  await db.execute(sql`delete from tags where id = any(${idList(tagIds)})`);
  return { body: { articles, bookmarks } };
};

/** Articles and bookmarks are locked before their tags, as their own saves do, so that the two do not wait for each other. */
async function lockUsers(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select id from articles
    where id in (select article_id from article_tags where tag_id = any(${idList(ids)})) order by id for update`);
  await tx.execute(sql`select id from bookmarks
    where id in (select bookmark_id from bookmark_tags where tag_id = any(${idList(ids)})) order by id for update`);
}

function lockTags(tx: Database, ids: readonly number[]) {
  return tx.rows(
    tag,
    sql`select id, name, language_id as "languageId", revision from tags where id = any(${idList(ids)}) order by id for update`,
  );
}

/** Whoever edits such an article has an older one now. Answers how many there are. */
async function retagArticles(tx: Database, merge: Merge, { caller, services }: Author): Promise<number> {
  const details = [`Zamiast ${namesOf(merge.merged)} jest tag „${merge.target.name}”`];
  const changed = await tx.rows(
    rowShape({ id: integer() }),
    sql`with replaced as (delete from article_tags where tag_id = any(${idList(merge.ids)}) returning article_id),
      added as (insert into article_tags (article_id, tag_id) select distinct article_id, ${merge.target.id}::int from replaced on conflict do nothing),
      changed as (update articles set revision = revision + 1 where id in (select article_id from replaced) returning id)
      insert into change_log (article_id, created_date, created_by, created_by_id, description, details)
      select id, ${momentOf(services.now())}, ${caller.displayName}::text, ${caller.id}::int, ${changeLogDescriptions.tagsMerged}::text,
        ${JSON.stringify(details)}::jsonb from changed returning article_id as id`,
  );
  return changed.length;
}

const bookmark = rowShape({
  id: integer('b.id'),
  name: text('b.display_text'),
  tags: json(bookmarkTagList),
});

function taggedBookmarks(tx: Database, tagIds: readonly number[]) {
  return tx.rows(
    bookmark,
    sql`select ${sql.raw(bookmark.columns)} from bookmarks b
      where b.id in (select bookmark_id from bookmark_tags where tag_id = any(${idList(tagIds)})) order by b.id`,
  );
}

async function retagBookmarks(tx: Database, { target, ids }: Merge, author: Author): Promise<number> {
  const before = await taggedBookmarks(tx, ids);
  await tx.execute(sql`with replaced as (delete from bookmark_tags where tag_id = any(${idList(ids)}) returning bookmark_id),
    added as (insert into bookmark_tags (bookmark_id, tag_id) select distinct bookmark_id, ${target.id}::int from replaced on conflict do nothing)
    update bookmarks set revision = revision + 1 where id in (select bookmark_id from replaced)`);
  const after = new Map((await taggedBookmarks(tx, [target.id])).map((row) => [row.id, row.tags]));
  const changes = before.map(({ id, name, tags }) => ({
    area: JournalArea.Settings,
    operation: JournalOperation.Edit,
    recordType: JournalRecordType.Bookmark,
    recordId: id,
    recordName: name,
    before: { tags },
    after: { tags: after.get(id) ?? [] },
  }));
  await recordChanges(tx, author, changes);
  return changes.length;
}

function namesOf(tags: readonly Tag[]): string {
  const names = tags.map(({ name }) => `„${name}”`).join(', ');
  return tags.length === 1 ? `tagu ${names}` : `tagów ${names}`;
}
