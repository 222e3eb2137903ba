// Changes of status by users, of one article or of many. The rules are the domain's status machine; each row has a result of its own.

import { isCovered, textErrorsMessage } from '@redakcja/domain/articles/check/publication-check';
import { changeLogDescriptions } from '@redakcja/domain/articles/history/change-log';
import { statusObstacles } from '@redakcja/domain/articles/operations/status-obstacles';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { staleMessage } from '@redakcja/domain/shared/stale';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { matches } from '../../call/etag.ts';
import {
  arrayOf,
  boolean,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  rowShape,
  text,
} from '../../database/rows/row-shape.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';
import { closedNames } from '../operations/obstacle-sql.ts';
import { isOwnWork } from '../review/authors-sql.ts';
import { publishable } from './publishable.ts';
import {
  type ChangeOptions,
  lockBases,
  type Publication,
  publishStarting,
  removeTitles,
  type StatusChange,
  takePlace,
  type Written,
  writeStatus,
} from './status-writes.ts';
import { type Asking, type FoundErrors, readTextErrors } from './text-errors.ts';

export interface StatusRequest {
  ids: readonly number[];
  to: ArticleStatus;
  changeText?: string | null | undefined;
  /** For a withdrawal: why the title leaves the register of changes too. */
  titleRemovalReason?: string | null | undefined;
  /** If-Match values in the order of the ids. */
  etags?: readonly (string | undefined)[] | undefined;
  /** Dates of the publish dialog; without them the article's own dates count. */
  publication?: Publication | undefined;
  /** Only says what would be done. */
  dryRun?: boolean | undefined;
}

export type RefusalKind = 'notFound' | 'forbidden' | 'conflict' | 'invalid' | 'stale';

export interface Outcome {
  id: number;
  title: string | undefined;
  /** The revision after the change; null when it was refused. */
  revision: number | null;
  /** Errors of its texts that the reason covers. */
  despite: readonly string[];
  refusal: { kind: RefusalKind; errors: string[]; fields?: readonly FieldError[] } | null;
}

const checkedArticle = rowShape({
  id: integer(),
  title: text(),
  status: oneOf(ArticleStatus),
  type: oneOf(ArticleType),
  revision: integer(),
  publishEnd: nullable(text()),
  /** Read for a publication only. */
  publishable: nullable(json(publishable)),
  /** Names of its categories that are closed to the user. */
  excluded: nullable(arrayOf(text())),
  newerIsPublished: boolean(),
  isOwnWork: boolean(),
});

type Row = RowOf<typeof checkedArticle>;

/** @param known errors of long texts, which were looked for before the transaction */
export async function changeStatuses(asking: Asking, request: StatusRequest, known?: FoundErrors): Promise<Outcome[]> {
  const { db, caller, services } = asking;
  const isPublishing = request.to === ArticleStatus.Published;
  const isAtOnce = request.publication?.isAtOnce === true;
  if (!request.dryRun && (request.to >= ArticleStatus.Published || isAtOnce)) await lockBases(db, request.ids);
  const rows = await db.rows(checkedArticle, checkedRows(caller, request));
  const now = services.now();
  const checked = await withTextErrors(asking, checkAll(rows, caller, request, now), request, known);
  if (request.dryRun) return checked.map((one) => outcomeOf(one, null, one.refusal));
  const written = await writeStatus(db, changesOf(checked, request), optionsOf(request, caller, now));
  if (isPublishing) {
    const ids = written.map(({ id }) => id);
    await takePlace(db, ids, caller, now);
  }
  const { titleRemovalReason } = request;
  if (titleRemovalReason)
    await removeTitles(
      db,
      written.map(({ id }) => id),
      titleRemovalReason,
    );
  return outcomes(checked, isAtOnce ? await publishStarting(db, written, now) : written);
}

function optionsOf({ to, changeText, publication }: StatusRequest, actor: Caller, now: Date): ChangeOptions {
  return { to, actor, now, changeText, publication };
}

function checkAll(found: readonly Row[], caller: Caller, request: StatusRequest, now: Date): Checked[] {
  const rows = new Map(found.map((row) => [row.id, row]));
  return request.ids.map((id, index) => check(id, rows.get(id), caller, request, request.etags?.[index], now));
}

/** Errors in the texts of what would be published: with a written reason they are logged, without one, or while a file waits for its check, the row is refused. */
async function withTextErrors(
  asking: Asking,
  checked: readonly Checked[],
  { to, changeText }: StatusRequest,
  known: FoundErrors | undefined,
): Promise<Checked[]> {
  const ready = checked.filter(({ refusal }) => refusal === null).map(({ id }) => id);
  const found = isPublication(to) ? await readTextErrors(asking, ready, known) : undefined;
  return checked.map((one) => {
    const { errors, byField } = found?.get(one.id) ?? {};
    if (errors === undefined || byField === undefined) return one;
    if (isCovered(errors, changeText)) return { ...one, despite: errors };
    const fields = [...byField].map(([path, own]) => ({ path, message: textErrorsMessage(own) }));
    return { ...one, refusal: { kind: 'conflict', errors: [textErrorsMessage(errors)], fields } };
  });
}

function changesOf(checked: readonly Checked[], { to }: StatusRequest): StatusChange[] {
  return checked.flatMap(({ refusal, row, despite = [] }): StatusChange[] => {
    if (refusal !== null || row === undefined) return [];
    const { id, revision, status } = row;
    const details = despite.length === 0 ? [] : [changeLogDescriptions.despiteErrors(despite)];
    return [{ id, revision, description: changeLogDescriptions.statusChanged(status, to), details }];
  });
}

/** Input of the checks; expensive parts are read only where needed. */
function checkedRows(caller: Caller, { ids, to }: StatusRequest): SQL {
  const newerIsPublished = sql`exists (select from articles n where n.base_article_id = a.base_article_id
    and n.language_id = a.language_id and n.version > a.version and n.status = ${constant(ArticleStatus.Published)})`;
  return sql`select a.id, a.title, a.status, a.type, a.revision, a.publish_end::text as "publishEnd",
      ${isPublication(to) ? sql.raw(publishable) : sql`null::json`} as publishable,
      ${closedNames(caller)} as excluded,
      ${to === ArticleStatus.Published ? newerIsPublished : sql`false`} as "newerIsPublished",
      ${isPublication(to) ? isOwnWork(caller.id) : sql`false`} as "isOwnWork"
    from articles a where a.id = any(${idList(ids)})`;
}

interface Checked {
  id: number;
  row: Row | undefined;
  refusal: Outcome['refusal'];
  despite?: readonly string[];
}

function check(
  id: number,
  row: Row | undefined,
  caller: Caller,
  request: StatusRequest,
  etag: string | undefined,
  now: Date,
): Checked {
  const refuse = (kind: RefusalKind, ...errors: string[]): Checked => ({ id, row, refusal: { kind, errors } });
  if (row === undefined) return refuse('notFound', `Nie znaleziono artykułu o numerze ${id}`);
  if (!matches(etag, row.revision)) return refuse('stale', staleMessage);
  const { to, changeText: reason, titleRemovalReason, publication } = request;
  const { permissions } = caller;
  const obstacles = statusObstacles(row, {
    to,
    permissions,
    reason,
    titleRemovalReason,
    publishStart: publication?.publishStart,
    now,
  });
  if (obstacles === null) return { id, row, refusal: null };
  const { kind, errors, fields } = obstacles;
  return { id, row, refusal: { kind, errors, ...(fields !== undefined && { fields }) } };
}

/** A row that was fine but not written has changed since it was read. */
function outcomes(checked: readonly Checked[], written: readonly Written[]): Outcome[] {
  const revisions = new Map(written.map(({ id, revision }) => [id, revision]));
  return checked.map((one) => {
    const revision = revisions.get(one.id) ?? null;
    const late = revision === null && one.refusal === null;
    return outcomeOf(one, revision, late ? { kind: 'stale', errors: [staleMessage] } : one.refusal);
  });
}

function outcomeOf({ id, row, despite = [] }: Checked, revision: number | null, refusal: Outcome['refusal']): Outcome {
  return { id, title: row?.title, revision, despite: refusal === null ? despite : [], refusal };
}
