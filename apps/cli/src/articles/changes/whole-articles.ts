import { readArticles } from '@redakcja/generated/axios/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { inChunks, mapInOrder } from '../../shared/streams.ts';
import type { FoundState, Retry } from '../selection/read-articles.ts';

/** Number of articles per call, and of calls at a time. */
const batchSize = 200;
const concurrency = 2;

/** A selected article as it is now, with the entity tag that a save will be compared with; or the item that refuses it. */
export type WholeArticle = { article: Article; etag: string } | { missing: PlanItem };

export async function* wholeArticles(states: AsyncIterable<FoundState>, retry: Retry): AsyncGenerator<WholeArticle> {
  const read = async (chunk: readonly FoundState[]) => {
    const articleIds = chunk.flatMap(({ id, state }) => (state === null ? [] : [id]));
    const articles = articleIds.length === 0 ? [] : await retry(() => readArticles({ articleIds }));
    const byId = new Map(articles.map((one) => [one.id, one]));
    return chunk.map(({ id, state }): WholeArticle => {
      const article = byId.get(id);
      if (article !== undefined && state !== null) return { article, etag: state.etag };
      return { missing: { id, name: '', from: '', to: '', errors: [`Nie znaleziono artykułu o numerze ${id}`] } };
    });
  };
  for await (const some of mapInOrder(inChunks(states, batchSize), concurrency, read)) yield* some;
}
