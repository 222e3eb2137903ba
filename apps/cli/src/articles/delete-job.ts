// Deleting drafts as bulk work: `bip articles delete`, and `bip apply` of its plan.
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import { deleteArticles } from '@redakcja/generated/axios/articles/articles';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { readStates } from './read-articles.ts';

export const deleteKind = 'articles.delete';
export const gone = 'usunięty';

const changed = 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie';

export function deleteJob(): BulkJob {
  return {
    // The ids stand in the address.
    batchSize: 200,
    question: (count) => `Usunąć bezpowrotnie: ${countOf(count, nouns.article)}?`,
    outcomeLabel: (row) => (row.outcome === 'done' ? gone : row.outcome === 'refused' ? 'odmowa' : 'do usunięcia'),
    send: async (items, isAgain) => {
      const now = new Map<number, string | null>();
      // The call takes one tag at most, so the tags of the plan are compared here.
      const asked = items.map(({ id }) => id);
      for await (const { id, state } of readStates(asked, (call) => call())) now.set(id, state?.etag ?? null);
      const known = items.map((item) => [item, outcomeOf(item, now.get(item.id) ?? null, isAgain)] as const);
      const ids = known.flatMap(([{ id }, outcome]) => (outcome === null ? [id] : []));
      const answer = ids.length === 0 ? [] : await deleteArticles({ articleIds: ids });
      return [
        ...known.flatMap(([, outcome]) => outcome ?? []),
        ...answer.map(({ id, done, errors }): ItemOutcome => ({ id, outcome: done ? 'done' : 'refused', errors })),
      ];
    },
  };
}

/** Null when the server has to be asked. */
function outcomeOf({ id, etag }: PlanItem, now: string | null, isAgain: boolean): ItemOutcome | null {
  if (now === null) {
    // An earlier request without an answer has deleted it.
    if (isAgain && etag !== undefined) return { id, outcome: 'done', errors: [] };
    return { id, outcome: 'refused', errors: [`Nie znaleziono artykułu o numerze ${id}`] };
  }
  return etag === undefined || etag === now ? null : { id, outcome: 'refused', errors: [changed] };
}
