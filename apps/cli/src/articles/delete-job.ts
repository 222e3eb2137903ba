// The bulk job that deletes drafts: `bip articles delete`, and `bip apply` of its plan.
import { staleMessage } from '@redakcja/domain/shared/stale';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { deleteArticles } from '@redakcja/generated/axios/articles/articles';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { articleTags, readStates } from './selection/read-articles.ts';

export const deleteKind = 'articles.delete';
export const deletedLabel = 'usunięty';

export function deleteJob(): BulkJob {
  return {
    // The ids are part of the URL.
    batchSize: 200,
    isDestructive: true,
    question: (count) => `Usunąć bezpowrotnie: ${countOf(count, nouns.article)}?`,
    outcomeLabel: (row) =>
      row.outcome === 'done' ? deletedLabel : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia',
    tagsOf: articleTags,
    send: async (items, isRetry) => {
      const currentTags = new Map<number, string | null>();
      // The request takes one entity tag, so the tags of the plan are compared here.
      const planned = items.map(({ id }) => id);
      for await (const { id, state } of readStates(planned, (call) => call())) currentTags.set(id, state?.etag ?? null);
      const checked = items.map((item) => [item, outcomeOf(item, currentTags.get(item.id) ?? null, isRetry)] as const);
      const ids = checked.flatMap(([{ id }, outcome]) => (outcome === null ? [id] : []));
      const results = ids.length === 0 ? [] : await deleteArticles({ articleIds: ids });
      return [
        ...checked.flatMap(([, outcome]) => outcome ?? []),
        ...results.map(({ id, done, errors }): ItemOutcome => ({ id, outcome: done ? 'done' : 'refused', errors })),
      ];
    },
  };
}

/** Null when the server decides. */
function outcomeOf({ id, etag }: PlanItem, currentTag: string | null, isRetry: boolean): ItemOutcome | null {
  if (currentTag === null) {
    // An earlier request without a response has deleted it.
    if (isRetry && etag !== undefined) return { id, outcome: 'done', errors: [] };
    return { id, outcome: 'refused', errors: [`Nie znaleziono artykułu o numerze ${id}`] };
  }
  return etag === undefined || etag === currentTag ? null : { id, outcome: 'refused', errors: [staleMessage] };
}
