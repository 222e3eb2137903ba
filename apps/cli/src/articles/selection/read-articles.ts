// Reads many articles through the list.
import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { getArticle, listArticles } from '@redakcja/generated/axios/articles/articles';
import { etagOf } from '@redakcja/generated/http';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import { isAxiosError } from 'axios';
import { allRows } from '../../shared/requests/all-rows.ts';
import { inChunks, mapInOrder } from '../../shared/streams.ts';

/** Number of ids that fit into one filter (2000 characters in the contract). */
const idsPerFilter = 150;

/** State of an article for a bulk change. */
export interface ArticleState {
  id: number;
  title: string;
  status: ArticleStatus;
  type: ArticleType;
  etag: string;
}

/** Makes one call, with retries where a transient failure must not end a long read. */
export type Retry = <T>(call: () => Promise<T>) => Promise<T>;

/** All rows of the query. */
export function listAllArticles(query: ListArticlesParams, retry: Retry): AsyncGenerator<ArticleRow> {
  return allRows((page) => retry(() => listArticles({ ...query, ...page })));
}

export function stateOf({ id, title, status, baseArticleType, etag }: ArticleRow): ArticleState {
  return { id, title, status, type: baseArticleType, etag };
}

/** One article of any language and version; null when there is none. */
export async function readState(id: number): Promise<ArticleState | null> {
  try {
    const article = await getArticle(id);
    const { title, status, baseArticleType: type } = article;
    return { id, title, status, type, etag: etagOf(article) ?? '*' };
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) return null;
    throw error;
  }
}

/** The state of an article by its id; null where there is none. */
export interface FoundState {
  id: number;
  state: ArticleState | null;
}

/** States in the order of the ids. Most of them come from the list, in chunks. */
export async function* readStates(
  ids: Iterable<number> | AsyncIterable<number>,
  retry: Retry,
): AsyncGenerator<FoundState> {
  for await (const states of mapInOrder(inChunks(ids, idsPerFilter), 2, (chunk) => statesOf(chunk, retry)))
    yield* states;
}

async function statesOf(ids: readonly number[], retry: Retry): Promise<FoundState[]> {
  const filters = writeFilters(listArticlesDefinition.columns, [{ column: 'id', operation: 'in', values: ids }]);
  const query = { filters, types: Object.values(ArticleType), size: 0 };
  const { items } = await retry(() => listArticles(query));
  const listed = new Map(items.map((row) => [row.id, stateOf(row)]));
  const found: FoundState[] = [];
  // The list has neither other languages nor older versions.
  for (const id of ids) found.push({ id, state: listed.get(id) ?? (await retry(() => readState(id))) });
  return found;
}

/** Entity tags of articles as they are now, for a plan that was saved earlier. */
export async function articleTags(ids: readonly number[]): Promise<Map<number, string>> {
  const tags = new Map<number, string>();
  for await (const { id, state } of readStates(ids, (call) => call())) if (state !== null) tags.set(id, state.etag);
  return tags;
}
