import { checkPublication, type NamedDates } from '@redakcja/domain/articles/publication/publication-dates';
import { withoutPersonalNumbers } from '@redakcja/domain/shared/text/personal-numbers';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusResult } from '@redakcja/generated/model/articleStatusResult';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { etagOf } from '../../call/etag.ts';
import type { OutsideHandler } from '../../call/handler.ts';
import {
  badRequest,
  conflict,
  conflictIn,
  forbidden,
  invalid,
  notFound,
  type ProblemError,
  preconditionFailed,
} from '../../http/problem.ts';
import { articleResource } from '../card/article-resource.ts';
import { changeStatuses, type Outcome } from './change-statuses.ts';
import { asksOfTexts, type RefusalKind, type StatusRequest } from './status-request.ts';
import { type Asking, readLongErrors } from './text-errors.ts';

const problems: Record<RefusalKind, (...errors: string[]) => ProblemError> = {
  notFound: (error) => notFound(error),
  forbidden,
  conflict,
  invalid: (message = '') => invalid([{ path: 'changeText', message }]),
  stale: () => preconditionFailed(),
};

function problemOf({ kind, code, errors, fields }: NonNullable<Outcome['refusal']>): Error {
  return fields === undefined ? problems[kind](...errors).as(code) : conflictIn(fields, { errors, code });
}

export const changeArticleStatus: OutsideHandler<'changeArticleStatus'> = async (call) => {
  const { params, body, ifMatch } = call;
  const { changeText, titleRemovalReason } = body ?? {};
  const request = { ids: [params.id], to: params.status, changeText, titleRemovalReason, etags: [ifMatch] };
  const known = await readAhead(call, request);
  return call.commit(async (db) => {
    const [outcome] = await changeStatuses({ ...call, db }, request, known);
    if (outcome?.refusal) throw problemOf(outcome.refusal);
    return articleResource.get({ ...call, db });
  });
};

const readAhead = (call: Asking, request: StatusRequest) =>
  asksOfTexts(request) ? readLongErrors(call, request.ids) : undefined;

export const changeArticleStatuses: OutsideHandler<'changeArticleStatuses'> = async (call) => {
  const { articleIds, newStatus, changeText, changeTexts, titleRemovalReason, etags, dryRun } = call.body;
  const isOfAll = (list: readonly unknown[] | undefined) => list === undefined || list.length === articleIds.length;
  if (!isOfAll(etags)) throw badRequest('Liczba znaczników etags różni się od liczby artykułów');
  if (!isOfAll(changeTexts)) throw badRequest('Liczba powodów changeTexts różni się od liczby artykułów');
  const request = {
    ids: articleIds,
    to: newStatus,
    changeText,
    titleRemovalReason,
    // a reason for several articles says nothing of what is wrong in one of them
    ownReasons: changeTexts ?? (articleIds.length > 1 ? [] : undefined),
    etags,
    dryRun,
    named: newStatus === ArticleStatus.ToPublish ? namedDates(call.body, call.services.now()) : undefined,
  };
  const known = await readAhead(call, request);
  return call.commit(async (db) => ({
    body: (await changeStatuses({ ...call, db }, request, known)).map(resultOf),
  }));
};

function namedDates({ publishStart, publishNow, publishEnd, archiveAfterPublishEnd }: NamedDates, now: Date) {
  const named = { publishStart, publishNow, publishEnd, archiveAfterPublishEnd };
  const fields = checkPublication(named, now);
  if (fields.length > 0) throw invalid(fields);
  return named;
}

function resultOf({
  id,
  title,
  revision,
  refusal,
  despite,
  atPublication,
  dates,
  replaced,
}: Outcome): ArticleStatusResult {
  return {
    id,
    ...(title === undefined ? {} : { name: withoutPersonalNumbers(title) }),
    done: refusal === null,
    errors: refusal?.errors ?? [],
    ...(refusal && { code: refusal.code }),
    ...(refusal?.fields === undefined ? {} : { fields: [...refusal.fields] }),
    ...(despite.length > 0 && { despite: [...despite] }),
    ...(refusal?.code === ProblemCode.WaitingForCheck && { isWaiting: true }),
    ...(atPublication.length > 0 && { atPublication: [...atPublication] }),
    ...(dates && { dates }),
    ...(replaced && { replacedDates: replaced }),
    ...(revision === null ? {} : { etag: etagOf(revision) }),
  };
}
