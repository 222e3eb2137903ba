// What an article list asks the server for, so that its request can start before its screen is there.
import { systemArticleTypes } from '@redakcja/domain/articles/article-labels';
import type { FilterText } from '@redakcja/domain/shared/list-columns';
import { getListArticlesQueryOptions } from '@redakcja/generated/articles/articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { QueryClient } from '@tanstack/react-query';
import { listOf } from '../../shared/list/list-search.ts';
import { filterTexts } from '../../shared/list/use-filters.ts';
import { type ListParams, listParams } from '../../shared/list/use-list-search.ts';
import { preload, preloadMeta } from '../../shared/preload.ts';
import type { SearchParams } from '../../shared/search-params.ts';
import { storedLanguage } from '../../shared/session/language.ts';
import { type ArticleResource, systemArticles } from '../resources.ts';

/** The status that the list is about (section 2.1: a query parameter); null for the list of all. */
export function statusOfSearch(search: SearchParams): ArticleStatus | null {
  return Object.values(ArticleStatus).find((status) => String(status) === search.status) ?? null;
}

/** `status` is that of the list's address, `extraFilters` those of the advanced search. */
export function articleListParams(
  resource: ArticleResource,
  status: ArticleStatus | null,
  params: ListParams,
  extraFilters: string[] | undefined,
): ListArticlesParams {
  const filters = [
    ...(status === null ? [] : [`status;equal;${status}` satisfies FilterText<ArticleResource['list']>]),
    ...(params.filters ?? []),
  ];
  return {
    ...params,
    ...(filters.length > 0 && { filters }),
    ...(extraFilters && { extraFilters }),
    ...(resource === systemArticles && { types: [...systemArticleTypes] }),
  };
}

/** Requests the rows of an address that are not loaded yet; the address of a status may still lack it. */
export function preloadArticles(
  client: QueryClient,
  resource: ArticleResource,
  search: SearchParams,
  status = statusOfSearch(search),
): Promise<void> {
  const { list } = resource;
  const lang = listOf(search.lang)[0] ?? storedLanguage();
  const params = listParams(resource, search, lang, filterTexts(list.columns, 'filters', search));
  const extraFilters = filterTexts(list.extraColumns, 'extraFilters', search);
  const options = getListArticlesQueryOptions(articleListParams(resource, status, params, extraFilters), {
    query: { meta: preloadMeta },
  });
  return preload(client, options);
}
