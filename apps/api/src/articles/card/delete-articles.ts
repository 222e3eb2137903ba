// Deletes drafts; each row has a result of its own. An older version becomes the newest again.

import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { newArticleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { excludedMessage } from '@redakcja/domain/articles/locks/excluded-categories';
import { linkMessage } from '@redakcja/domain/articles/operations/article-operations';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Handler } from '../../call/handler.ts';
import { removeRows } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { arrayOf, idRow, integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { closedNames, linkingTitles } from '../operations/obstacle-sql.ts';
import { listNewest } from '../status/listed.ts';
import { lockBases } from '../status/status-writes.ts';
import { missingArticle } from './article-resource.ts';

const articleToRemove = rowShape({
  id: integer(),
  /** The title. */
  name: text(),
  status: oneOf(ArticleStatus),
  type: oneOf(ArticleType),
  revision: integer(),
  excluded: nullable(arrayOf(text())),
  /** Titles of articles that lead to this one. */
  linkedFrom: nullable(arrayOf(text())),
});

type Row = RowOf<typeof articleToRemove>;

export const deleteArticles: Handler<'deleteArticles'> = async ({ query, ifMatch, db, caller }) => {
  const { articleIds: ids, etags } = query;
  const body = await removeRows(
    db,
    { ids, etags, ifMatch },
    {
      lock: async (tx) => {
        await lockBases(tx, ids);
        await lockRows(tx, ids);
        return readRows(tx, caller, ids);
      },
      missing: missingArticle,
      obstacles: (row) => reasons(row, caller),
      remove,
    },
  );
  return { body };
};

async function remove(tx: Database, rows: readonly Row[]): Promise<void> {
  const ids = idList(rows.map(({ id }) => id));
  await tx.execute(sql`delete from article_links where article_id = any(${ids})`); // they may lead to themselves
  const bases = await tx.rows(idRow, sql`delete from articles where id = any(${ids}) returning base_article_id as id`);
  await tidy(tx, [...new Set(bases.map(({ id }) => id))]);
}

/** None of them changes its status or becomes the destination of a link between the check and the deletion. */
async function lockRows(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select from articles where id = any(${idList(ids)}) order by id for update`);
}

/** A statement of its own: what was written while the lock was waited for is seen. */
function readRows(tx: Database, caller: Caller, ids: readonly number[]) {
  return tx.rows(
    articleToRemove,
    sql`select a.id, a.title as name, a.status, a.type, a.revision,
      ${closedNames(caller)} as excluded, ${linkingTitles} as "linkedFrom"
    from articles a where a.id = any(${idList(ids)})`,
  );
}

function reasons({ status, type, excluded, linkedFrom }: Row, { permissions }: Caller): string[] {
  const { delete: lock } = articleLocks({ ...newArticleContext(permissions), isNew: false, status, type });
  if (lock.locked) return [lock.reason];
  if (excluded !== null) return [excludedMessage(excluded)];
  if (linkedFrom !== null) return [linkMessage(linkedFrom[0] ?? '')];
  return [];
}

/** The newest remaining version of each language is listed again; a base article without versions is removed. */
async function tidy(tx: Database, baseIds: readonly number[]): Promise<void> {
  await listNewest(tx, baseIds);
  await tx.execute(sql`delete from base_articles b where b.id = any(${idList(baseIds)})
    and not exists (select from articles a where a.base_article_id = b.id)`);
}
