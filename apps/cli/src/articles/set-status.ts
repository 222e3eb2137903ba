import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { checkTransition } from '@redakcja/domain/articles/publication/article-status';
import { listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import type { SetStatusOptions } from './commands.ts';
import { statusKeyword } from './selection/article-status-argument.ts';
import { type Selection, selectArticles } from './selection/select-articles.ts';
import { statusJob, statusKind } from './status-job.ts';
import { whyArticles } from './why.ts';

/** `bip articles set-status`: articles are independent of each other; a refused one is listed with its reason. */
export async function setStatus(
  status: ArticleStatus,
  ids: readonly string[],
  options: SetStatusOptions,
  context: Context,
): Promise<ExitCode> {
  if (options.why) return whyArticles(ids, { operation: 'changeArticleStatus', status }, options, context);
  const selection = selectArticles(context, ids, options);
  const { host } = await authenticate(context, options);
  const settings = {
    status: statusKeyword(status),
    ...(options.reason === undefined ? {} : { reason: options.reason }),
    ...(options.publishStart === undefined ? {} : { publishStart: options.publishStart }),
    ...(options.publishNow === undefined ? {} : { publishNow: options.publishNow }),
    ...(options.publishEnd === undefined ? {} : { publishEnd: options.publishEnd }),
    ...(options.archiveAfter === undefined ? {} : { archiveAfter: options.archiveAfter }),
  };
  const items = () => plan(selection, status, options.reason);
  const source = { head: { kind: statusKind, host, settings }, selection: selection.key, items };
  return runBulk(context, options, statusJob(settings), source);
}

/** Applies the domain's rules, which the server has too, so that certain refusals are known in the plan. */
async function* plan(selection: Selection, to: ArticleStatus, reason: string | undefined): AsyncGenerator<PlanItem> {
  const permissions = new Set<PermissionName>(await listLoggedUserPermissions());
  for await (const { id, state } of selection.states()) {
    if (state === null) {
      const errors = [`Nie znaleziono artykułu o numerze ${id}`];
      yield { id, name: '', from: '', to: articleStatusLabels[to], errors };
      continue;
    }
    const { title: name, status: from, type, etag } = state;
    const check = checkTransition({ from, to, permissions, type, reason: reason ?? null });
    const errors = check.ok ? {} : { errors: [check.reason] };
    yield { id, name, from: articleStatusLabels[from], to: articleStatusLabels[to], etag, ...errors };
  }
}
