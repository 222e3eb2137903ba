// Which changes of status are refused, and what is to be known of the others before they are made.
import {
  isCovered,
  isWrittenReason,
  sharedReasonMessage,
  textErrorsMessage,
} from '@redakcja/domain/articles/check/publication-check';
import { codeOf, labelsOf, type PublicationError } from '@redakcja/domain/articles/check/publication-error';
import { statusObstacles } from '@redakcja/domain/articles/operations/status-obstacles';
import { datesFor, replacedDates } from '@redakcja/domain/articles/publication/publication-dates';
import { publicationObstacles } from '@redakcja/domain/articles/publication/publication-obstacles';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { staleMessage } from '@redakcja/domain/shared/stale';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import type { PublicationDates } from '@redakcja/generated/model/publicationDates';
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
import type { Findings } from '../operations/text-check-jobs.ts';
import { publishable } from './publishable.ts';
import { asksOfTexts, type Refusal, type StatusRequest } from './status-request.ts';
import { type Asking, type FoundErrors, readTextErrors } from './text-errors.ts';

export const checkedArticle = rowShape({
  id: integer(),
  title: text(),
  status: oneOf(ArticleStatus),
  type: oneOf(ArticleType),
  revision: integer(),
  publishStart: nullable(text()),
  publishEnd: nullable(text()),
  archiveAfterPublishEnd: boolean(),
  /** Read for a publication only. */
  publishable: nullable(json(publishable)),
  /** Names of its categories that are closed to the user. */
  excluded: nullable(arrayOf(text())),
  newerIsPublished: boolean(),
  isOwnWork: boolean(),
});

type Row = RowOf<typeof checkedArticle>;

export interface Checked {
  id: number;
  row: Row | undefined;
  refusal: Refusal | null;
  despite?: readonly string[];
  atPublication?: readonly string[];
  dates?: PublicationDates | undefined;
  replaced?: PublicationDates | null;
}

/** In the order of the ids that were asked for. */
export async function checkChanges(
  asking: Asking,
  found: readonly Row[],
  request: StatusRequest,
  now: Date,
  known: FoundErrors | undefined,
): Promise<Checked[]> {
  const rows = new Map(found.map((row) => [row.id, row]));
  const checked = request.ids.map((id, index) => check(id, rows.get(id), asking.caller, request, index, now));
  if (!asksOfTexts(request)) return checked;
  const ready = checked.filter(({ refusal }) => refusal === null).map(({ id }) => id);
  const errors = await readTextErrors(asking, ready, known);
  return checked.map((one, index) => {
    if (one.refusal !== null) return one;
    const ofTexts = errors.get(one.id);
    if (!isPublication(request.to)) return { ...one, atPublication: laterRefusals(one.row, ofTexts?.errors ?? []) };
    return ofTexts === undefined ? one : withTextErrors(one, ofTexts, request, index);
  });
}

/** The reason of an article. */
export const reasonOf = ({ changeText, ownReasons }: StatusRequest, index: number) => ownReasons?.[index] ?? changeText;

/** What publication will be refused for, but for the dates, which are asked for then. */
function laterRefusals(row: Row | undefined, errors: readonly PublicationError[]): string[] {
  const missing = row?.publishable ? publicationObstacles(row.publishable) : [];
  const sentences = missing.filter(({ path }) => path !== 'publishStart').map(({ message }) => message);
  return errors.length === 0 ? sentences : [...sentences, textErrorsMessage(errors)];
}

/** With a written reason of its own they are logged; without one, or while a file waits for its check, the row is refused. */
function withTextErrors(one: Checked, { errors, byField }: Findings, request: StatusRequest, index: number): Checked {
  const { changeText, ownReasons } = request;
  const despite = labelsOf(errors);
  if (isCovered(errors, ownReasons === undefined ? changeText : ownReasons[index])) return { ...one, despite };
  const code = codeOf(errors);
  const isWaiting = code === ProblemCode.WaitingForCheck;
  const isShared = ownReasons !== undefined && isWrittenReason(changeText) && !isWaiting;
  const sentence = (some: readonly PublicationError[]) =>
    textErrorsMessage(some, isShared ? sharedReasonMessage : undefined);
  const fields = [...byField].map(([path, own]) => ({ path, message: sentence(own), code: codeOf(own) }));
  const refusal = { kind: 'conflict' as const, code, errors: [sentence(errors)], fields };
  return { ...one, refusal, ...(!isWaiting && { despite }) };
}

function check(
  id: number,
  row: Row | undefined,
  caller: Caller,
  request: StatusRequest,
  index: number,
  now: Date,
): Checked {
  const refuse = (code: 'notFound' | 'stale', error: string): Checked => ({
    id,
    row,
    refusal: { kind: code, code, errors: [error] },
  });
  if (row === undefined) return refuse('notFound', `Nie znaleziono artykułu o numerze ${id}`);
  if (!matches(request.etags?.[index], row.revision)) return refuse('stale', staleMessage);
  const { to, named, titleRemovalReason } = request;
  const { publishStart, publishEnd, archiveAfterPublishEnd } = row;
  const own = { publishStart, publishEnd, archiveAfterPublishEnd };
  const dates = named && datesFor(own, named, now);
  const wish = {
    to,
    permissions: caller.permissions,
    reason: reasonOf(request, index),
    titleRemovalReason,
    dates,
    now,
  };
  const obstacles = statusObstacles(row, wish);
  if (obstacles === null)
    return { id, row, refusal: null, dates, replaced: dates ? replacedDates(own, dates, now) : null };
  const { kind, cause, errors, fields } = obstacles;
  const code = cause === 'version' ? ProblemCode.Status : cause;
  return { id, row, refusal: { kind, code, errors, ...(fields !== undefined && { fields }) } };
}
