import { checkPublication } from '@redakcja/domain/articles/publication/article-publication';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { withoutPersonalNumbers } from '@redakcja/domain/shared/text/personal-numbers';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { etagOf } from '../../call/etag.ts';
import type { OutsideHandler } from '../../call/handler.ts';
import {
  badRequest,
  conflict,
  conflictIn,
  forbidden,
  invalid,
  notFound,
  preconditionFailed,
} from '../../http/problem.ts';
import { articleResource } from '../card/article-resource.ts';
import { changeStatuses, type Outcome, type RefusalKind, type StatusRequest } from './change-statuses.ts';
import type { Publication } from './status-writes.ts';
import { type Asking, readLongErrors } from './text-errors.ts';

const problems: Record<RefusalKind, (...errors: string[]) => Error> = {
  notFound: (error) => notFound(error),
  forbidden,
  conflict,
  invalid: (message = '') => invalid([{ path: 'changeText', message }]),
  stale: () => preconditionFailed(),
};

function problemOf({ kind, errors, fields }: NonNullable<Outcome['refusal']>): Error {
  return fields === undefined ? problems[kind](...errors) : conflictIn(fields, errors);
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

const readAhead = (call: Asking, { ids, to }: StatusRequest) =>
  isPublication(to) ? readLongErrors(call, ids) : undefined;

export const changeArticleStatuses: OutsideHandler<'changeArticleStatuses'> = async (call) => {
  const { articleIds, newStatus, changeText, titleRemovalReason, etags, dryRun } = call.body;
  if (etags !== undefined && etags.length !== articleIds.length) {
    throw badRequest('Liczba znaczników etags różni się od liczby artykułów');
  }
  const request = {
    ids: articleIds,
    to: newStatus,
    changeText,
    titleRemovalReason,
    etags,
    dryRun,
    publication: newStatus === ArticleStatus.ToPublish ? publicationOf(call.body, call.services.now()) : undefined,
  };
  const known = await readAhead(call, request);
  return call.commit(async (db) => ({
    body: (await changeStatuses({ ...call, db }, request, known)).map(resultOf),
  }));
};

function publicationOf(body: ArticleStatusesInput, now: Date): Publication {
  const { publishStart, publishNow, publishEnd, archiveAfterPublishEnd } = body;
  const valid = checkPublication({ publishStart, publishNow, publishEnd, archiveAfterPublishEnd }, now);
  if (!valid.ok) throw invalid(valid.fields);
  return {
    publishStart: new Date(valid.value.publishStart),
    publishEnd: valid.value.publishEnd ? new Date(valid.value.publishEnd) : null,
    archiveAfterPublishEnd: valid.value.archiveAfterPublishEnd ?? false,
    isAtOnce: publishNow ?? false,
  };
}

function resultOf({ id, title, revision, despite, refusal }: Outcome): RowResult {
  return {
    id,
    ...(title === undefined ? {} : { name: withoutPersonalNumbers(title) }),
    done: refusal === null,
    errors: refusal?.errors ?? [],
    ...(refusal?.fields === undefined ? {} : { fields: [...refusal.fields] }),
    ...(despite.length > 0 && { despite: [...despite] }),
    ...(revision === null ? {} : { etag: etagOf(revision) }),
  };
}
