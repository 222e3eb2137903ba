// The change of status as bulk work: `bip articles set-status`, and `bip apply` of its plan.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { changeArticleStatuses } from '@redakcja/generated/axios/articles/articles';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../shared/bulk/plan.ts';
import { parseStatus } from './article-status-argument.ts';
import { readState } from './read-articles.ts';

export const statusKind = 'articles.set-status';

type Fixed = Omit<ArticleStatusesInput, 'articleIds' | 'etags'>;

/** What goes with every item, from a plan's settings. */
function fixedPart(settings: Settings): Fixed {
  const { status, reason, publishStart, publishEnd, archiveAfter } = settings;
  return {
    newStatus: parseStatus(String(status)),
    ...(typeof reason === 'string' ? { changeText: reason } : {}),
    ...(typeof publishStart === 'string' ? { publishStart } : {}),
    ...(typeof publishEnd === 'string' ? { publishEnd } : {}),
    ...(typeof archiveAfter === 'boolean' ? { archiveAfterPublishEnd: archiveAfter } : {}),
  };
}

export function statusJob(settings: Settings): BulkJob {
  const fixed = fixedPart(settings);
  const label = articleStatusLabels[fixed.newStatus];
  return {
    batchSize: 500,
    question: (count) => `Zmienić status na „${label}”: ${countOf(count, nouns.article)}?`,
    outcomeLabel: (row) => (row.outcome === 'done' ? label : row.outcome === 'refused' ? 'odmowa' : 'do zmiany'),
    send: async (items, isAgain) => {
      const answer = await changeArticleStatuses({
        ...fixed,
        articleIds: items.map(({ id }) => id),
        etags: items.map(({ etag }) => etag ?? '*'),
      });
      const outcomes = answer.map(
        ({ id, done, errors }): ItemOutcome => ({ id, outcome: done ? 'done' : 'refused', errors }),
      );
      return isAgain ? Promise.all(outcomes.map((outcome, i) => settled(outcome, items[i], fixed))) : outcomes;
    },
  };
}

/** An earlier request without an answer may have changed it: what has the wanted status and a new state by now is done. */
async function settled(outcome: ItemOutcome, item: PlanItem | undefined, { newStatus }: Fixed): Promise<ItemOutcome> {
  if (outcome.outcome === 'done' || item === undefined) return outcome;
  const state = await readState(outcome.id);
  const isDone = state !== null && state.status === newStatus && state.etag !== item.etag;
  return isDone ? { ...outcome, outcome: 'done', errors: [] } : outcome;
}
