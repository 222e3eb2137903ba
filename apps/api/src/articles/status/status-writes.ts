// How a change of status is stored: by a person (change-status.ts) and by the scheduler. Always set-based: one statement for a thousand articles.
import { changeLogDescriptions, systemAuthor } from '@redakcja/domain/articles/history/change-log';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, hasRows } from '../../database/database.ts';
import { integer, type RowOf, rowShape } from '../../database/rows/row-shape.ts';
import { constant, idList, momentOf, textList } from '../../database/rows/sql-values.ts';

/** Who is named in the change log; the system has no id. */
export interface Actor {
  id: number | null;
  displayName: string;
}

export interface StatusChange {
  id: number;
  /** The revision that was looked at; a row that has another one by now is left alone. */
  revision: number;
  /** Text of the change log. */
  description: string;
  details?: readonly string[];
  /** The reason of this article alone. */
  changeText?: string | null | undefined;
  /** With which it is published, where they are not its own. */
  dates?: PublicationDates | undefined;
  /** Why the schedule has not published it. */
  missedPublication?: string;
}

export interface ChangeOptions {
  to: ArticleStatus;
  actor: Actor;
  now: Date;
  /** The reason of all that have none of their own. */
  changeText?: string | null | undefined;
}

/** Who does what the schedule does. */
export const system: Actor = { id: null, displayName: systemAuthor };

const writtenArticle = rowShape({ id: integer(), revision: integer() });

export type Written = RowOf<typeof writtenArticle>;

/** Dates that go with a status. */
function datesOf({ to, now }: ChangeOptions, hasDates: boolean): SQL[] {
  const moment = momentOf(now);
  switch (to) {
    case ArticleStatus.Draft:
      return [sql`confirmed_date = null`];
    case ArticleStatus.Confirmed:
      // from ToPublish the article returns to Confirmed
      return [
        sql`confirmed_date = case when a.status = ${constant(ArticleStatus.ToPublish)} then a.confirmed_date else ${moment} end`,
      ];
    case ArticleStatus.ToPublish:
      return [
        sql`confirmed_date = coalesce(a.confirmed_date, ${moment})`,
        ...(hasDates
          ? [
              sql`publish_start = w.publish_start::timestamptz`,
              sql`publish_end = w.publish_end::timestamptz`,
              sql`archive_after_publish_end = w.is_archived::boolean`,
            ]
          : []),
      ];
    case ArticleStatus.Published:
      // what is public is in the public history: a version that was hidden before is shown again
      return [sql`published_date = ${moment}`, sql`withdrawed_date = null`, sql`is_hidden = false`];
    case ArticleStatus.Withdrawed:
      return [sql`withdrawed_date = ${moment}`];
    default:
      return [sql`archived_date = ${moment}`];
  }
}

/** As listed.ts has it, of versions that change their status alone. */
function listedAfter(to: ArticleStatus): SQL {
  if (to === ArticleStatus.Published) return sql`true`;
  return sql`case when a.status = ${constant(ArticleStatus.Published)} then not exists (select from articles n
    where n.base_article_id = a.base_article_id and n.language_id = a.language_id and n.version > a.version) else a.is_listed end`;
}

/** Changes the status and writes the change log in one statement; gives the rows that were changed. */
export async function writeStatus(
  tx: Database,
  changes: readonly StatusChange[],
  options: ChangeOptions,
): Promise<Written[]> {
  return changes.length === 0 ? [] : tx.rows(writtenArticle, statusStatement(changes, options));
}

function statusStatement(changes: readonly StatusChange[], options: ChangeOptions): SQL {
  // one order in every call, so that two of them never wait for each other's rows
  const ordered = changes.toSorted((a, b) => a.id - b.id);
  const { to, actor, now, changeText = null } = options;
  const texts = (of: (change: StatusChange) => string | null | undefined) =>
    textList(ordered.map((one) => of(one) ?? null));
  const dates = sql.join(
    datesOf(
      options,
      ordered.some((one) => one.dates !== undefined),
    ),
    sql`, `,
  );
  return sql`with changed as (
      update articles a set status = ${to}::int, revision = a.revision + 1, is_listed = ${listedAfter(to)}, missed_publication = w.missed, ${dates}
      from unnest(${idList(ordered.map(({ id }) => id))}, ${idList(ordered.map(({ revision }) => revision))},
        ${texts(({ description }) => description)}, ${texts(({ details = [] }) => JSON.stringify(details))},
        ${texts((one) => one.changeText ?? changeText)}, ${texts(({ missedPublication }) => missedPublication)},
        ${texts((one) => one.dates?.publishStart)}, ${texts((one) => one.dates?.publishEnd)},
        ${texts((one) => one.dates && String(one.dates.archiveAfterPublishEnd))})
        as w (id, revision, description, details, change_text, missed, publish_start, publish_end, is_archived)
      where a.id = w.id and a.revision = w.revision
      returning a.id, a.revision, w.description, w.details, w.change_text
    ), logged as (
      insert into change_log (article_id, created_date, created_by, created_by_id, description, change_text, details)
      select id, ${momentOf(now)}, ${actor.displayName}::text, ${actor.id}::int, description, change_text, details::jsonb
      from changed
    )
    select id, revision from changed`;
}

/**
 * An article is published, withdrawn or deleted, or gets a version, by one process at a time: two versions of one language are never public
 * together, the list has the newest one and no other beside the published one, and an article does not go while a translation is made of it.
 */
export async function lockBases(tx: Database, articleIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select id from base_articles
    where id in (select base_article_id from articles where id = any(${idList(articleIds)})) order by id for no key update`);
}

/** The title leaves the register of changes with that of the former versions: it may stand in them too. */
export async function removeTitles(tx: Database, withdrawnIds: readonly number[], reason: string): Promise<void> {
  await tx.execute(sql`insert into removed_titles select v.id, ${reason}::text from articles a
    join articles v on v.base_article_id = a.base_article_id and v.language_id = a.language_id and v.version <= a.version
    where a.id = any(${idList(withdrawnIds)}) on conflict (article_id) do update set reason = excluded.reason`);
}

/** What is public tells its title. */
async function restoreTitles(tx: Database, publishedIds: readonly number[]): Promise<void> {
  const removed = sql`from removed_titles where article_id = any(${idList(publishedIds)})`;
  // a statement that removes nothing would make every page of the bulletin anew, too
  if (await hasRows(tx, sql`select ${removed}`)) await tx.execute(sql`delete ${removed}`);
}

/** The versions that the just published ones take the place of become archived and leave the lists; the titles of the new ones are told again. */
export async function takePlace(tx: Database, publishedIds: readonly number[], actor: Actor, now: Date): Promise<void> {
  if (publishedIds.length === 0) return;
  await restoreTitles(tx, publishedIds);
  const description = changeLogDescriptions.statusChanged(ArticleStatus.Published, ArticleStatus.Archived);
  const details = ['Opublikowano nowszą wersję'];
  await tx.execute(sql`with replaced as (
      update articles a set status = ${constant(ArticleStatus.Archived)}, revision = a.revision + 1, is_listed = false, archived_date = ${momentOf(now)}
      from articles p
      where p.id = any(${idList(publishedIds)}) and a.base_article_id = p.base_article_id and a.language_id = p.language_id
        and a.version < p.version and a.status = ${constant(ArticleStatus.Published)}
      returning a.id
    )
    insert into change_log (article_id, created_date, created_by, created_by_id, description, details)
    select id, ${momentOf(now)}, ${actor.displayName}::text, ${actor.id}::int, ${description}::text, ${JSON.stringify(details)}::jsonb
    from replaced`);
}

/** Publishes articles in ToPublish whose time has come, in the name of the system: somebody has decided it before. */
export async function publishStarting(
  tx: Database,
  articles: readonly Pick<StatusChange, 'id' | 'revision'>[],
  now: Date,
): Promise<Written[]> {
  const description = changeLogDescriptions.statusChanged(ArticleStatus.ToPublish, ArticleStatus.Published);
  const changes = articles.map(({ id, revision }) => ({ id, revision, description }));
  const written = await writeStatus(tx, changes, { to: ArticleStatus.Published, actor: system, now });
  await takePlace(
    tx,
    written.map(({ id }) => id),
    system,
    now,
  );
  return written;
}
