import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { checkTransition } from '@redakcja/domain/articles/publication/article-status';
import { datesText } from '@redakcja/domain/articles/publication/publication-dates';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import { changeArticleStatuses } from '@redakcja/generated/axios/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusResult } from '@redakcja/generated/model/articleStatusResult';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { authenticate } from '../auth/authenticate.ts';
import { type PlanItem, type Settings, withRemarks } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { inChunks } from '../shared/streams.ts';
import type { SetStatusOptions } from './commands.ts';
import { statusKeyword } from './selection/article-status-argument.ts';
import { type Selection, selectArticles } from './selection/select-articles.ts';
import { type CommonInput, commonInput, rowsInput, statusJob, statusKind } from './status-job.ts';
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
  const reasons = ownReasons(ids, options);
  const items = () => plan(selection, settings, reasons, options, context);
  const source = { head: { kind: statusKind, host, settings }, selection: selection.key, items };
  return runBulk(context, options, statusJob(settings), source);
}

/** A reason for one article that is named is its own; several that share one have none for what is wrong in one of them. */
function ownReasons(ids: readonly string[], { reason, reasonFor = [] }: SetStatusOptions): Map<number, string> {
  const reasons = new Map(reasonFor.map((one) => [one.id, one.reason]));
  const [only] = ids;
  if (ids.length === 1 && reason !== undefined && !reasons.has(Number(only))) reasons.set(Number(only), reason);
  return reasons;
}

/** Items of one question to the server. */
const batchSize = 200;

/** Whether the server is asked in advance: of a publication always, of a confirmation where somebody sees what it will lead to. */
function asksAhead(
  newStatus: ArticleStatus,
  { dryRun, plan: file, yes }: SetStatusOptions,
  { stdin }: Context,
): boolean {
  const isSeen = dryRun || file !== undefined || (stdin.isTTY && !yes);
  return isPublication(newStatus) || (newStatus === ArticleStatus.Confirmed && Boolean(isSeen));
}

/** Certain refusals are known by the domain's rules; what a publication would be refused for, what its reason covers and what it replaces, the server is asked. */
async function* plan(
  selection: Selection,
  settings: Settings,
  reasons: ReadonlyMap<number, string>,
  options: SetStatusOptions,
  context: Context,
): AsyncGenerator<PlanItem> {
  const common = commonInput(settings);
  const items = plannedItems(selection, common, reasons);
  if (!asksAhead(common.newStatus, options, context)) {
    yield* items;
    return;
  }
  for await (const some of inChunks(items, batchSize)) {
    const asked = some.filter(({ errors }) => errors === undefined);
    const ask = () => changeArticleStatuses({ ...common, ...rowsInput(asked, common), dryRun: true });
    const results = asked.length === 0 ? [] : await withRetries(context, options, ask);
    const byId = new Map(results.map((one) => [one.id, one]));
    for (const item of some) {
      const result = byId.get(item.id);
      const { errors = [], despite = [] } = result ?? {};
      const warnings = result === undefined ? [] : warningsOf(result);
      yield { ...item, ...(errors.length > 0 && { errors }), ...withRemarks({ despite, warnings }) };
    }
  }
}

/** What is lost with the dates of its card, and what publication will be refused for. */
function warningsOf({ replacedDates, atPublication = [] }: ArticleStatusResult): string[] {
  const lost = replacedDates && datesText(replacedDates);
  return [
    ...(lost ? [`zastąpi daty z karty: ${lost}`] : []),
    ...atPublication.map((sentence) => `przy publikacji: ${sentence}`),
  ];
}

async function* plannedItems(
  selection: Selection,
  { newStatus: to, changeText = null, titleRemovalReason = null }: CommonInput,
  reasons: ReadonlyMap<number, string>,
): AsyncGenerator<PlanItem> {
  const permissions = new Set<PermissionName>(await listLoggedUserPermissions());
  for await (const { id, state } of selection.states()) {
    if (state === null) {
      const errors = [`Nie znaleziono artykułu o numerze ${id}`];
      yield { id, name: '', from: '', to: articleStatusLabels[to], errors };
      continue;
    }
    const { title: name, status: from, type, etag } = state;
    const own = reasons.get(id);
    const check = checkTransition({ from, to, permissions, type, reason: own ?? changeText, titleRemovalReason });
    const errors = check.ok ? {} : { errors: [check.reason] };
    const data = own === undefined ? {} : { data: { reason: own } };
    yield { id, name, from: articleStatusLabels[from], to: articleStatusLabels[to], etag, ...data, ...errors };
  }
}
