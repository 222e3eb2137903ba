// Who is editing an article, for the open cards of others. In the database, since the cards may be served by several processes.
import { canSaveArticle } from '@redakcja/domain/articles/locks/article-editability';
import { editingDisabled, noCreatePermission } from '@redakcja/domain/articles/locks/lock';
import { can } from '@redakcja/domain/shared/session/permissions';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { etagOf } from '../../call/etag.ts';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, moment, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';
import { conflict, forbidden, notFound } from '../../http/problem.ts';
import { articleResource, missingArticle } from '../card/article-resource.ts';
import { requireSavable } from './saving-guard.ts';

/** Milliseconds; cards announce it every thirty seconds (use-article-editors.ts). */
const lifetime = 75_000;

/** One row without values when nobody else is editing the article, none without the article. */
const others = rowShape({
  name: nullable(text("u.firstname || ' ' || u.surname")),
  since: nullable(moment('e.since')),
  revision: integer('a.revision'),
});

export const setArticleEditing: Handler<'setArticleEditing'> = async ({ db, caller, params, body, services }) => {
  const now = services.now();
  const expired = momentOf(new Date(now.getTime() - lifetime));
  if (body.isEditing) {
    await requireEditor(db, caller, params.id);
    await db.execute(sql`insert into article_editors (article_id, user_id, since, announced)
      select id, ${caller.id}, ${momentOf(now)}, ${momentOf(now)} from articles where id = ${params.id}
      on conflict (article_id, user_id) do update set announced = excluded.announced,
        since = case when article_editors.announced < ${expired} then excluded.since else article_editors.since end`);
  } else {
    await db.execute(sql`delete from article_editors where article_id = ${params.id} and user_id = ${caller.id}`);
  }
  const rows = await db.rows(
    others,
    sql`${others.select} from articles a left join (article_editors e join users u on u.id = e.user_id and u.is_active)
      on e.article_id = a.id and e.user_id <> ${caller.id} and e.announced >= ${expired}
      where a.id = ${params.id} order by e.since, e.user_id`,
  );
  const [first] = rows;
  if (first === undefined) throw notFound(missingArticle(params.id));
  return {
    etag: etagOf(first.revision),
    body: rows.flatMap(({ name, since }) =>
      name === null || since === null ? [] : [{ name, since: since.toISOString() }],
    ),
  };
};

/** Whoever could save nothing is not editing, and is not shown to others. */
async function requireEditor(db: Database, caller: Caller, id: number): Promise<void> {
  if (!can('updateArticle', caller)) throw forbidden(noCreatePermission);
  const { value: article } = await articleResource.existing(db, id);
  const { locks } = await requireSavable(db, caller, article);
  if (!canSaveArticle(locks)) throw conflict(locks.mainFields.reason ?? editingDisabled);
}

/** Those who were cut off, or have closed the window. */
export async function removePastEditors(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from article_editors where announced < ${momentOf(new Date(now.getTime() - lifetime))}`);
}
