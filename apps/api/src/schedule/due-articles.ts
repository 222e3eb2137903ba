// Scheduled status changes of articles (design, decision 3): published at publishStart, or returned to Confirmed with the reason when they lack a requirement of
// publication; at publishEnd archived or withdrawn, depending on archiveAfterPublishEnd. Several processes may run this at once: rows that another one has locked are skipped.
import { isSystemArticle } from '@redakcja/domain/articles/article-labels';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { publicationObstacles } from '@redakcja/domain/articles/publication/publication-obstacles';
import { ownDecisionMessage } from '@redakcja/domain/articles/publication/second-person';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { type SQL, sql } from 'drizzle-orm';
import { isOwnDecision } from '../articles/review/authors-sql.ts';
import { publishable } from '../articles/status/publishable.ts';
import { publishStarting, type StatusChange, system, writeStatus } from '../articles/status/status-writes.ts';
import type { Database, Transaction } from '../database/database.ts';
import {
  boolean,
  idRow,
  integer,
  json,
  moment,
  nullable,
  oneOf,
  type RowOf,
  type RowShape,
  rowShape,
} from '../database/rows/row-shape.ts';
import { constant, idList, momentOf } from '../database/rows/sql-values.ts';

const { Confirmed, ToPublish, Published, Withdrawed, Archived } = ArticleStatus;

/** Limits the size of a transaction. */
const batchSize = 500;

const givenBack = changeLogDescriptions.statusChanged(ToPublish, Confirmed);

const row = { id: integer('a.id'), revision: integer('a.revision') };
const startingArticle = rowShape({ ...row, publishable: json(publishable), isOwnDecision: boolean(isOwnDecision) });
const endingArticle = rowShape({
  ...row,
  type: oneOf(ArticleType, 'a.type'),
  archives: boolean('a.archive_after_publish_end'),
});

type Starting = RowOf<typeof startingArticle>;
type Ending = RowOf<typeof endingArticle>;

/** Locks one batch of articles that meet the condition, the earliest first, so that no other version of them changes its status meanwhile. */
async function lockDue<Row>(tx: Database, shape: RowShape<Row>, condition: SQL, moment: SQL): Promise<Row[]> {
  const bases = await tx.rows(
    idRow,
    sql`select id from base_articles where id in (
        select base_article_id from articles where ${condition} order by ${moment} limit ${batchSize}::int
      ) order by id for no key update skip locked`,
  );
  if (bases.length === 0) return [];
  return tx.rows(
    shape,
    sql`${shape.select} from articles a where base_article_id = any(${idList(bases.map(({ id }) => id))}) and ${condition}`,
  );
}

export interface Publications {
  published: number;
  /** Returned to Confirmed. */
  refused: number;
}

/** Publishes one batch of due articles. */
export async function publishDue(transaction: Transaction, now: Date): Promise<Publications> {
  return transaction(async (tx) => {
    const rows = await lockDue(
      tx,
      startingArticle,
      sql`status = ${constant(ToPublish)} and publish_start <= ${momentOf(now)}`,
      sql`publish_start`,
    );
    const ready = rows.filter((row) => obstaclesOf(row).length === 0);
    const written = await publishStarting(tx, ready, now);
    const unready = rows.filter((row) => !ready.includes(row));
    const refused = await writeStatus(tx, unready.map(giveBack), { to: Confirmed, actor: system, now });
    return { published: written.length, refused: refused.length };
  });
}

function obstaclesOf({ publishable, isOwnDecision }: Starting): string[] {
  const missing = publicationObstacles(publishable).map(({ message }) => message);
  return isOwnDecision ? [...missing, ownDecisionMessage] : missing;
}

/** A category may have been removed since: the article returns to the editors with the reason, and is not retried. */
function giveBack(article: Starting): StatusChange {
  const { id, revision } = article;
  const obstacles = obstaclesOf(article);
  const details = [changeLogDescriptions.notPublished(obstacles)];
  return { id, revision, description: givenBack, details, missedPublication: obstacles.join('. ') };
}

/** Archives or withdraws one batch of articles after their publishEnd; returns their number. */
export async function endDue(transaction: Transaction, now: Date): Promise<number> {
  return transaction(async (tx) => {
    const rows = await lockDue(
      tx,
      endingArticle,
      sql`status = ${constant(Published)} and publish_end <= ${momentOf(now)}`,
      sql`publish_end`,
    );
    // system articles have no Archived (specification, section 4)
    const archived = rows.filter((row) => row.archives && !isSystemArticle(row.type));
    const withdrawn = rows.filter((row) => !archived.includes(row));
    const change =
      (to: ArticleStatus) =>
      ({ id, revision }: Ending): StatusChange => ({
        id,
        revision,
        description: changeLogDescriptions.statusChanged(Published, to),
      });
    const first = await writeStatus(tx, archived.map(change(Archived)), { to: Archived, actor: system, now });
    const second = await writeStatus(tx, withdrawn.map(change(Withdrawed)), { to: Withdrawed, actor: system, now });
    return first.length + second.length;
  });
}

const nextMoment = rowShape({ due: nullable(moment()) });

/** When the next article is due; null when there is none. */
export async function nextDue(db: Database): Promise<Date | null> {
  const [row] = await db.rows(
    nextMoment,
    sql`select least(
      (select min(publish_start) from articles where status = ${constant(ToPublish)}),
      (select min(publish_end) from articles where status = ${constant(Published)} and publish_end is not null)) as due`,
  );
  return row?.due ?? null;
}

/** More rows than this take longer to sum than to fold. */
const maxCounts = 300;

/** Sums up article_counts, to which every write adds rows. */
export async function foldArticleCounts(db: Database): Promise<void> {
  await db.execute(sql`with folded as (
      delete from article_counts where (select count(*) from article_counts) > ${maxCounts}::int
      returning language_id, type, status, count
    )
    insert into article_counts select language_id, type, status, sum(count) from folded group by 1, 2, 3 having sum(count) <> 0`);
}

export async function removeExpiredPreviews(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from preview_hashes where expires_at <= ${momentOf(now)}`);
}
