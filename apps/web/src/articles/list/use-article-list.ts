import { systemArticleTypes } from '@redakcja/domain/articles/article-labels';
import type { FilterText } from '@redakcja/domain/shared/list-columns';
import { useListArticles } from '@redakcja/generated/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { keepPreviousData } from '@tanstack/react-query';
import { useFilters } from '../../shared/list/use-filters.ts';
import { useListSearch } from '../../shared/list/use-list-search.ts';
import { failureOf } from '../../shared/resource.ts';
import type { SearchParams } from '../../shared/search-params.ts';
import { useShownAddress } from '../../shared/shown-address.ts';
import { type ArticleResource, systemArticles } from '../resources.ts';

/** The status that the list is about (section 2.1: a query parameter); null for the list of all. */
function statusOfSearch(search: SearchParams): ArticleStatus | null {
  return Object.values(ArticleStatus).find((status) => String(status) === search.status) ?? null;
}

/** State and rows of an article list: common or system articles, all of them or those of one status. */
export function useArticleList(resource: ArticleResource) {
  const search = useListSearch(resource);
  const extra = useFilters(resource.list.extraColumns, 'extraFilters');
  const status = statusOfSearch(useShownAddress().search);
  const filters = [
    ...(status === null ? [] : [`status;equal;${status}` satisfies FilterText<ArticleResource['list']>]),
    ...(search.filters.texts ?? []),
  ];
  const query = useListArticles(
    {
      ...search.params,
      ...(filters.length > 0 && { filters }),
      ...(extra.texts && { extraFilters: extra.texts }),
      ...(resource === systemArticles && { types: [...systemArticleTypes] }),
    },
    {
      query: {
        placeholderData: keepPreviousData,
        meta: { errorMessage: failureOf.list(resource) },
      },
    },
  );
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
  };
}
