// Deletes drafts; each row stands alone. An older version becomes the newest again.

import { articleLocks, newSituation } from '@redakcja/domain/articles/article-editability';
import { excludedMessage } from '@redakcja/domain/articles/excluded-categories';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleType } from '@redakcja/generated/model/articleType';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { sql } from 'drizzle-orm';
import type { Handler } from '../contract/handler.ts';
import { type Database, rowsOf } from '../database/database.ts';
import type { Caller } from '../shared/caller.ts';
import { matches } from '../shared/etag.ts';
import { badRequest, preconditionFailed } from '../shared/problem.ts';
import { idList } from '../shared/sql-values.ts';
import { staleMessage } from './change-statuses.ts';
import { excludedOf } from './excluded-categories.ts';
import { lockBases } from './status-writes.ts';

interface Row {
  id: number;
  title: string;
  status: ArticleStatus;
  type: ArticleType;
  revision: number;
  excluded: string[] | null;
  /** Titles of articles that lead to this one. */
  linkedFrom: string[] | null;
}

export const deleteArticles: Handler<'deleteArticles'> = async (call) => {
  const { articleIds: ids, etags } = call.query;
  if (etags !== undefined && etags.length !== ids.length) {
    throw badRequest('Liczba znaczników etags różni się od liczby artykułów');
  }
  if (call.ifMatch !== undefined && ids.length > 1) {
    throw badRequest('Nagłówek If-Match można podać tylko przy usuwaniu jednego artykułu');
  }
  const asked = { ids, etags, ifMatch: call.ifMatch };
  return { body: await call.services.db.transaction((tx) => remove(tx, call.caller, asked)) };
};

interface Asked {
  ids: readonly number[];
  etags: readonly string[] | undefined;
  ifMatch: string | undefined;
}

async function remove(tx: Database, caller: Caller, { ids, etags, ifMatch }: Asked): Promise<RowResult[]> {
  await lockBases(tx, ids);
  await lockRows(tx, ids);
  const rows = new Map((await readRows(tx, caller, ids)).map((row) => [row.id, row]));
  const results = ids.map((id, index): RowResult => {
    const row = rows.get(id);
    const errors =
      row === undefined ? [`Nie znaleziono artykułu o numerze ${id}`] : reasons(row, caller, etags?.[index]);
    if (row !== undefined && !matches(ifMatch, row.revision)) throw preconditionFailed();
    return { id, ...(row === undefined ? {} : { name: row.title }), done: errors.length === 0, errors };
  });
  const removed = idList(results.filter(({ done }) => done).map(({ id }) => id));
  await tx.execute(sql`delete from article_links where article_id = any(${removed})`); // they may lead to themselves
  const bases = await rowsOf<{ id: number }>(
    tx,
    sql`delete from articles where id = any(${removed}) returning base_article_id as id`,
  );
  if (bases.length > 0) await tidy(tx, [...new Set(bases.map(({ id }) => id))]);
  return results;
}

/** None of them changes its status or becomes the goal of a link between the look and the deletion. */
async function lockRows(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select from articles where id = any(${idList(ids)}) order by id for update`);
}

/** A statement of its own: what was written while the lock was waited for is seen. */
function readRows(tx: Database, caller: Caller, ids: readonly number[]): Promise<Row[]> {
  return rowsOf<Row>(
    tx,
    sql`select a.id, a.title, a.status, a.type, a.revision,
      (select array_agg(p.shown_text) from article_categories c
        join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = a.language_id
        where c.article_id = a.id and c.menu_element_id = any(${idList([...excludedOf(caller)])})) as excluded,
      (select array_agg(distinct b.title) from article_links l join articles b on b.id = l.article_id
        where l.linked_article_id = a.id and l.article_id <> a.id) as "linkedFrom"
    from articles a where a.id = any(${idList(ids)})`,
  );
}

function reasons(row: Row, { permissions }: Caller, etag: string | undefined): string[] {
  const { status, type, excluded, linkedFrom } = row;
  if (!matches(etag, row.revision)) return [staleMessage];
  const { delete: lock } = articleLocks({ ...newSituation(permissions), isNew: false, status, type });
  if (lock.locked) return [lock.reason];
  if (excluded !== null) return [excludedMessage(excluded)];
  if (linkedFrom !== null) return [`Do artykułu prowadzi łącze z artykułu „${linkedFrom[0]}”`];
  return [];
}

/** The newest remaining version of each language is listed again; what has no version left goes altogether. */
async function tidy(tx: Database, baseIds: readonly number[]): Promise<void> {
  await tx.execute(sql`update articles a set is_listed = true
    where a.base_article_id = any(${idList(baseIds)}) and not a.is_listed and not exists (select from articles n
      where n.base_article_id = a.base_article_id and n.language_id = a.language_id and n.version > a.version)`);
  await tx.execute(sql`delete from base_articles b where b.id = any(${idList(baseIds)})
    and not exists (select from articles a where a.base_article_id = b.id)`);
}
