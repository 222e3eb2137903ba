// The request of an article list, so that it can start before its screen is there.
import { getListArticlesQueryOptions } from '@redakcja/generated/articles/articles';
import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { QueryClient } from '@tanstack/react-query';
import { preload, preloadMeta } from '../../shared/preload.ts';
import type { SearchParams } from '../../shared/search-params.ts';
import type { ArticleResource } from '../resources.ts';
import { paramsOfAddress } from './article-list-params.ts';

/** Requests the rows of an address that are not loaded yet. */
export function preloadArticles(
  client: QueryClient,
  resource: ArticleResource,
  search: SearchParams,
  status?: ArticleStatus,
): Promise<void> {
  const params = paramsOfAddress(resource, search, status);
  return preload(client, getListArticlesQueryOptions(params, { query: { meta: preloadMeta } }));
}
