// The bulk job that changes statuses: `bip articles set-status`, and `bip apply` of its plan.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { transitions } from '@redakcja/domain/articles/publication/article-status';
import { isPublication } from '@redakcja/domain/articles/publication/second-person';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { changeArticleStatuses } from '@redakcja/generated/axios/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../shared/bulk/plan.ts';
import { parseStatus } from './selection/article-status-argument.ts';
import { articleTags, readState } from './selection/read-articles.ts';

export const statusKind = 'articles.set-status';

export type CommonInput = Omit<ArticleStatusesInput, 'articleIds' | 'etags' | 'changeTexts'>;

/** The part of the request that is the same for all items, from the plan's settings. */
export function commonInput(settings: Settings): CommonInput {
  const { status, reason, removeTitle, publishStart, publishNow, publishEnd, archiveAfter } = settings;
  return {
    newStatus: parseStatus(String(status)),
    ...(typeof reason === 'string' ? { changeText: reason } : {}),
    ...(typeof removeTitle === 'string' ? { titleRemovalReason: removeTitle } : {}),
    ...(typeof publishStart === 'string' ? { publishStart } : {}),
    ...(typeof publishNow === 'boolean' ? { publishNow } : {}),
    ...(typeof publishEnd === 'string' ? { publishEnd } : {}),
    ...(typeof archiveAfter === 'boolean' ? { archiveAfterPublishEnd: archiveAfter } : {}),
  };
}

/** The part of the request about each item. A reason that several share covers no errors of a publication, however few are sent at a time. */
export function rowsInput(items: readonly PlanItem[], { newStatus }: CommonInput) {
  return {
    articleIds: items.map(({ id }) => id),
    etags: items.map(({ etag }) => etag ?? '*'),
    ...(isPublication(newStatus) && { changeTexts: items.map(({ data }) => data?.reason ?? null) }),
  };
}

export function statusJob(settings: Settings): BulkJob {
  const common = commonInput(settings);
  const label = articleStatusLabels[common.newStatus];
  return {
    batchSize: 500,
    ...(transitions.some(({ from }) => from === common.newStatus) ? {} : { isDestructive: true }),
    question: (count) => `Zmienić status na „${label}”: ${countOf(count, nouns.article)}?`,
    outcomeLabel: (row) => (row.outcome === 'done' ? label : row.outcome === 'refused' ? 'odmowa' : 'do zmiany'),
    tagsOf: articleTags,
    send: async (items, isRetry) => {
      const results = await changeArticleStatuses({ ...common, ...rowsInput(items, common) });
      const outcomes = results.map(
        ({ id, done, errors, despite = [] }): ItemOutcome => ({
          id,
          outcome: done ? 'done' : 'refused',
          errors,
          despite,
        }),
      );
      return isRetry ? Promise.all(outcomes.map((outcome, i) => checkApplied(outcome, items[i], common))) : outcomes;
    },
  };
}

/** An earlier request without a response may have changed it: an article with the wanted status and a new entity tag is done. */
async function checkApplied(
  outcome: ItemOutcome,
  item: PlanItem | undefined,
  { newStatus, publishNow }: CommonInput,
): Promise<ItemOutcome> {
  if (outcome.outcome === 'done' || item === undefined) return outcome;
  const state = await readState(outcome.id);
  const reached = publishNow ? ArticleStatus.Published : newStatus;
  const isDone = state !== null && state.status === reached && state.etag !== item.etag;
  return isDone ? { ...outcome, outcome: 'done', errors: [] } : outcome;
}
