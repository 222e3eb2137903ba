import {
  getCountArticlesQueryKey,
  getListArticlesQueryOptions,
  useListArticles,
} from '@redakcja/generated/articles/articles';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFilters } from '../../shared/list/filters/use-filters.ts';
import { useListSearch } from '../../shared/list/search/use-list-search.ts';
import { preloadedFor } from '../../shared/preload.ts';
import { failureOf } from '../../shared/resource.ts';
import { useShownAddress } from '../../shared/shown-address.ts';
import type { ArticleResource } from '../resources.ts';
import { articleListParams, statusOfSearch } from './article-list-params.ts';

/** State and rows of an article list: common or system articles, all of them or those of one status. */
export function useArticleList(resource: ArticleResource) {
  const client = useQueryClient();
  const search = useListSearch(resource);
  const extra = useFilters(resource.list.extraColumns, 'extraFilters');
  const status = statusOfSearch(useShownAddress().search);
  const params = articleListParams(resource, status, search.params, extra.texts);
  const query = useListArticles(params, {
    query: {
      placeholderData: keepPreviousData,
      staleTime: preloadedFor,
      meta: { errorMessage: failureOf.list(resource) },
    },
  });
  useCountsWith(query.isFetching);
  const chosen = extra.active.flatMap((filter) => (filter.column === 'status' ? filter.values : []));
  return {
    search,
    extra,
    /** Status of the list's address. */
    status,
    /** Statuses the list is narrowed to, by its address or by the advanced search; empty without such a filter. */
    statuses: status === null ? chosen : [status],
    filtered: search.filters.active.length > 0 || extra.active.length > 0,
    query,
    /** The rows of all pages. A failure is reported, and gives none. */
    readAll: async () => {
      const all = await client
        .fetchQuery({
          ...getListArticlesQueryOptions({ ...params, page: 1, size: 0 }),
          meta: { errorMessage: failureOf.list(resource) },
        })
        .catch(() => undefined);
      return all?.items ?? [];
    },
  };
}

/** The counts of the sidebar say what the list says: they are asked with it. Those that are on their way already are not asked twice. */
function useCountsWith(isFetching: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isFetching) void client.invalidateQueries({ queryKey: getCountArticlesQueryKey() }, { cancelRefetch: false });
  }, [client, isFetching]);
}
