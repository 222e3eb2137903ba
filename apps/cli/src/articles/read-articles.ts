// Reading many articles through the list.
import { writeFilters } from '@redakcja/domain/shared/list-query';
import { getArticle, listArticles } from '@redakcja/generated/axios/articles/articles';
import { etagOf } from '@redakcja/generated/http';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import { isAxiosError } from 'axios';
import { everyRow } from '../shared/every-row.ts';
import { inGroups, inOrder } from '../shared/streams.ts';

/** As many ids as one filter holds (2000 characters in the contract). */
const idsPerFilter = 150;

/** What a bulk change has to know of an article. */
export interface ArticleState {
  id: number;
  title: string;
  status: ArticleStatus;
  type: ArticleType;
  etag: string;
}

/** How one call is made; with retries where a long reading must not end for a passing reason. */
export type Attempt = <T>(call: () => Promise<T>) => Promise<T>;

/** Every row that the query means. */
export function allArticles(query: ListArticlesParams, attempt: Attempt): AsyncGenerator<ArticleRow> {
  return everyRow((page) => attempt(() => listArticles({ ...query, ...page })));
}

export function stateOf({ id, title, status, baseArticleType, etag }: ArticleRow): ArticleState {
  return { id, title, status, type: baseArticleType, etag };
}

/** One article whatever its language and version; null when there is none. */
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

/** An article that was asked for by its id; null where there is none. */
export interface FoundState {
  id: number;
  state: ArticleState | null;
}

/** The articles in the order of their ids. The list answers most of them at once. */
export async function* readStates(
  ids: Iterable<number> | AsyncIterable<number>,
  attempt: Attempt,
): AsyncGenerator<FoundState> {
  for await (const states of inOrder(inGroups(ids, idsPerFilter), 2, (some) => statesOf(some, attempt))) yield* states;
}

async function statesOf(ids: readonly number[], attempt: Attempt): Promise<FoundState[]> {
  const filters = writeFilters(listArticlesDefinition.columns, [{ column: 'id', operation: 'in', values: ids }]);
  const query = { filters, types: Object.values(ArticleType), size: 0 };
  const { items } = await attempt(() => listArticles(query));
  const listed = new Map(items.map((row) => [row.id, stateOf(row)]));
  const found: FoundState[] = [];
  // Other languages and older versions are not on this list.
  for (const id of ids) found.push({ id, state: listed.get(id) ?? (await attempt(() => readState(id))) });
  return found;
}
