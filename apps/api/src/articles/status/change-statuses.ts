// Changes of status by users, of one article or of many. The rules are the domain's status machine; each row has a result of its own.
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { staleMessage } from '@redakcja/domain/shared/stale';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';
import { closedNames } from '../operations/obstacle-sql.ts';
import { isOwnWork } from '../review/authors-sql.ts';
import { type Checked, checkChanges, checkedArticle, reasonOf } from './checked-changes.ts';
import { publishable } from './publishable.ts';
import { asksOfTexts, type Refusal, type StatusRequest } from './status-request.ts';
import {
  lockBases,
  publishStarting,
  removeTitles,
  type StatusChange,
  takePlace,
  type Written,
  writeStatus,
} from './status-writes.ts';
import type { Asking, FoundErrors } from './text-errors.ts';

export interface Outcome {
  id: number;
  title: string | undefined;
  /** The revision after the change; null when it was refused. */
  revision: number | null;
  /** Errors of its texts that the reason covers, or would. */
  despite: readonly string[];
  /** Why its publication would be refused, asked before it is confirmed. */
  atPublication: readonly string[];
  /** With which it is published; of them `replaced` stood on its card. */
  dates: PublicationDates | undefined;
  replaced: PublicationDates | null;
  refusal: Refusal | null;
}

/** @param known errors of long texts, which were looked for before the transaction */
export async function changeStatuses(asking: Asking, request: StatusRequest, known?: FoundErrors): Promise<Outcome[]> {
  const { db, caller, services } = asking;
  const { ids, to, changeText, titleRemovalReason, dryRun } = request;
  const isAtOnce = request.named?.publishNow === true;
  if (!dryRun && (to >= ArticleStatus.Published || isAtOnce)) await lockBases(db, ids);
  const rows = await db.rows(checkedArticle, checkedRows(caller, request));
  const now = services.now();
  const checked = await checkChanges(asking, rows, request, now, known);
  if (dryRun) return checked.map((one) => outcomeOf(one, null, one.refusal));
  const written = await writeStatus(db, changesOf(checked, request), { to, actor: caller, now, changeText });
  if (to === ArticleStatus.Published) {
    const published = written.map(({ id }) => id);
    await takePlace(db, published, caller, now);
  }
  if (titleRemovalReason)
    await removeTitles(
      db,
      written.map(({ id }) => id),
      titleRemovalReason,
    );
  return outcomes(checked, isAtOnce ? await publishStarting(db, written, now) : written);
}

function changesOf(checked: readonly Checked[], request: StatusRequest): StatusChange[] {
  return checked.flatMap(({ refusal, row, despite = [], dates }, index): StatusChange[] => {
    if (refusal !== null || row === undefined) return [];
    const { id, revision, status } = row;
    const details = despite.length === 0 ? [] : [changeLogDescriptions.despiteErrors(despite)];
    const description = changeLogDescriptions.statusChanged(status, request.to);
    return [{ id, revision, description, details, changeText: reasonOf(request, index), dates }];
  });
}

/** Input of the checks; expensive parts are read only where needed. */
function checkedRows(caller: Caller, request: StatusRequest): SQL {
  const { ids, to } = request;
  const newerIsPublished = sql`exists (select from articles n where n.base_article_id = a.base_article_id
    and n.language_id = a.language_id and n.version > a.version and n.status = ${constant(ArticleStatus.Published)})`;
  return sql`select a.id, a.title, a.status, a.type, a.revision, ${sql.raw(utc('a.publish_start'))} as "publishStart",
      ${sql.raw(utc('a.publish_end'))} as "publishEnd", a.archive_after_publish_end as "archiveAfterPublishEnd",
      ${asksOfTexts(request) ? sql.raw(publishable) : sql`null::json`} as publishable,
      ${closedNames(caller)} as excluded,
      ${to === ArticleStatus.Published ? newerIsPublished : sql`false`} as "newerIsPublished",
      ${isPublication(to) ? isOwnWork(caller.id) : sql`false`} as "isOwnWork"
    from articles a where a.id = any(${idList(ids)})`;
}

/** A row that was fine but not written has changed since it was read. */
function outcomes(checked: readonly Checked[], written: readonly Written[]): Outcome[] {
  const revisions = new Map(written.map(({ id, revision }) => [id, revision]));
  return checked.map((one) => {
    const revision = revisions.get(one.id) ?? null;
    const late = revision === null && one.refusal === null;
    return outcomeOf(one, revision, late ? { kind: 'stale', code: 'stale', errors: [staleMessage] } : one.refusal);
  });
}

function outcomeOf(one: Checked, revision: number | null, refusal: Refusal | null): Outcome {
  const { id, row, despite = [], atPublication = [], dates, replaced = null } = one;
  return { id, title: row?.title, revision, despite, atPublication, dates, replaced, refusal };
}
