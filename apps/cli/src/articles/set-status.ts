import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { checkTransition } from '@redakcja/domain/articles/publication/article-status';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { withoutPersonalNumbers } from '@redakcja/domain/shared/text/personal-numbers';
import { listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import { changeArticleStatuses } from '@redakcja/generated/axios/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem, Settings } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { inChunks } from '../shared/streams.ts';
import type { SetStatusOptions } from './commands.ts';
import { statusKeyword } from './selection/article-status-argument.ts';
import { type Selection, selectArticles } from './selection/select-articles.ts';
import { type CommonInput, commonInput, statusJob, statusKind } from './status-job.ts';
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
    ...(options.removeTitle === undefined ? {} : { removeTitle: options.removeTitle }),
    ...(options.publishStart === undefined ? {} : { publishStart: options.publishStart }),
    ...(options.publishNow === undefined ? {} : { publishNow: options.publishNow }),
    ...(options.publishEnd === undefined ? {} : { publishEnd: options.publishEnd }),
    ...(options.archiveAfter === undefined ? {} : { archiveAfter: options.archiveAfter }),
  };
  const items = () => plan(selection, settings, options, context);
  const source = { head: { kind: statusKind, host, settings }, selection: selection.key, items };
  return runBulk(context, options, statusJob(settings), source);
}

/** Items of one question to the server. */
const batchSize = 200;

/** Certain refusals are known by the domain's rules; what a publication would be refused for, and what its reason covers, the server is asked. */
async function* plan(
  selection: Selection,
  settings: Settings,
  options: SetStatusOptions,
  context: Context,
): AsyncGenerator<PlanItem> {
  const common = commonInput(settings);
  const items = plannedItems(selection, common);
  if (!isPublication(common.newStatus)) {
    yield* items;
    return;
  }
  for await (const some of inChunks(items, batchSize)) {
    const asked = some.filter(({ errors }) => errors === undefined);
    const etags = asked.map(({ etag }) => etag ?? '*');
    const articleIds = asked.map(({ id }) => id);
    const ask = () => changeArticleStatuses({ ...common, articleIds, etags, dryRun: true });
    const results = asked.length === 0 ? [] : await withRetries(context, options, ask);
    const byId = new Map(results.map((one) => [one.id, one]));
    for (const item of some) {
      const { errors = [], despite = [] } = byId.get(item.id) ?? {};
      yield { ...item, ...(errors.length > 0 && { errors }), ...(despite.length > 0 && { despite }) };
    }
  }
}

async function* plannedItems(
  selection: Selection,
  { newStatus: to, changeText = null, titleRemovalReason = null }: CommonInput,
): AsyncGenerator<PlanItem> {
  const permissions = new Set<PermissionName>(await listLoggedUserPermissions());
  for await (const { id, state } of selection.states()) {
    if (state === null) {
      const errors = [`Nie znaleziono artykułu o numerze ${id}`];
      yield { id, name: '', from: '', to: articleStatusLabels[to], errors };
      continue;
    }
    const { title, status: from, type, etag } = state;
    const name = withoutPersonalNumbers(title);
    const check = checkTransition({ from, to, permissions, type, reason: changeText, titleRemovalReason });
    const errors = check.ok ? {} : { errors: [check.reason] };
    yield { id, name, from: articleStatusLabels[from], to: articleStatusLabels[to], etag, ...errors };
  }
}
