// Scheduled status changes of articles (design, decision 3): published at publishStart; at publishEnd archived or withdrawn, depending on
// archiveAfterPublishEnd. Several processes may run this at once: rows that another one has locked are skipped.
import { isSystemArticle } from '@redakcja/domain/articles/article-labels';
import { changeLogDescriptions, systemAuthor } from '@redakcja/domain/articles/change-log';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type SQL, sql } from 'drizzle-orm';
import { archiveReplaced, type StatusChange, writeStatus } from '../articles/status-writes.ts';
import { type Database, queryRows, selectRows } from '../database/database.ts';
import { boolean, idRow, integer, nullable, oneOf, type RowOf, rowShape, text } from '../database/row-shape.ts';
import { constant, idList, momentOf } from '../shared/sql-values.ts';

const { ToPublish, Published, Withdrawed, Archived } = ArticleStatus;
const system = { id: null, displayName: systemAuthor };

/** Limits the size of a transaction. */
const batchSize = 500;

const published = changeLogDescriptions.statusChanged(ToPublish, Published);

const dueArticle = rowShape({
  id: integer('id'),
  revision: integer('revision'),
  type: oneOf(ArticleType, 'type'),
  archives: boolean('archive_after_publish_end'),
});

type Due = RowOf<typeof dueArticle>;

/** Locks one batch of articles that meet the condition, the earliest first, so that no other version of them changes its status meanwhile. */
async function lockDue(tx: Database, condition: SQL, moment: SQL): Promise<Due[]> {
  const bases = await queryRows(
    tx,
    idRow,
    sql`select id from base_articles where id in (
        select base_article_id from articles where ${condition} order by ${moment} limit ${batchSize}::int
      ) order by id for no key update skip locked`,
  );
  if (bases.length === 0) return [];
  return selectRows(
    tx,
    dueArticle,
    sql`from articles where base_article_id = any(${idList(bases.map(({ id }) => id))}) and ${condition}`,
  );
}

/** Publishes one batch of due articles; returns their number. */
export async function publishDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await lockDue(
      tx,
      sql`status = ${constant(ToPublish)} and publish_start <= ${momentOf(now)}`,
      sql`publish_start`,
    );
    const changes = rows.map(({ id, revision }): StatusChange => ({ id, revision, description: published }));
    const written = await writeStatus(tx, changes, { to: Published, actor: system, now });
    const ids = written.map(({ id }) => id);
    await archiveReplaced(tx, ids, system, now);
    return written.length;
  });
}

/** Archives or withdraws one batch of articles after their publishEnd; returns their number. */
export async function endDue(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await lockDue(
      tx,
      sql`status = ${constant(Published)} and publish_end <= ${momentOf(now)}`,
      sql`publish_end`,
    );
    // system articles have no Archived (specification, section 4)
    const archived = rows.filter((row) => row.archives && !isSystemArticle(row.type));
    const withdrawn = rows.filter((row) => !archived.includes(row));
    const change =
      (to: ArticleStatus) =>
      ({ id, revision }: Due): StatusChange => ({
        id,
        revision,
        description: changeLogDescriptions.statusChanged(Published, to),
      });
    const first = await writeStatus(tx, archived.map(change(Archived)), { to: Archived, actor: system, now });
    const second = await writeStatus(tx, withdrawn.map(change(Withdrawed)), { to: Withdrawed, actor: system, now });
    return first.length + second.length;
  });
}

const nextMoment = rowShape({ due: nullable(text()) });

/** When the next article is due; null when there is none. */
export async function nextDue(db: Database): Promise<Date | null> {
  const [row] = await queryRows(
    db,
    nextMoment,
    sql`select least(
      (select min(publish_start) from articles where status = ${constant(ToPublish)}),
      (select min(publish_end) from articles where status = ${constant(Published)} and publish_end is not null)) as due`,
  );
  return row?.due ? new Date(row.due) : null;
}

/** Compacts the counters of lists, to which every write adds rows, and removes expired previews. */
export async function compactArticles(db: Database, now: Date): Promise<void> {
  await db.execute(sql`with folded as (
      delete from article_counts where (select count(*) from article_counts) > 300 returning language_id, type, status, count
    )
    insert into article_counts
      select language_id, type, status, sum(count) from folded group by language_id, type, status having sum(count) <> 0`);
  await db.execute(sql`delete from preview_hashes where expires_at <= ${momentOf(now)}`);
}
