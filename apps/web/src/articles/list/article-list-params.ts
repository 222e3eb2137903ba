// What an article list asks the server for. Without React: the first file of the application asks for the rows (first/first-calls.ts).
import { systemArticleTypes } from '@redakcja/domain/articles/article-labels';
import type { FilterText } from '@redakcja/domain/shared/lists/list-columns';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import { filterTexts } from '../../shared/list/filters/filter-texts.ts';
import { type ListParams, listParams } from '../../shared/list/search/list-params.ts';
import { listOf } from '../../shared/list/search/list-search.ts';
import type { SearchParams } from '../../shared/search-params.ts';
import { storedLanguage } from '../../shared/session/stored-language.ts';
import { type ArticleResource, articleStatusPath, articles, systemArticles } from '../resources.ts';

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

/** The same from an address; the address of a status may still lack it. */
export function paramsOfAddress(
  resource: ArticleResource,
  search: SearchParams,
  status = statusOfSearch(search),
): ListArticlesParams {
  const { list } = resource;
  const lang = listOf(search.lang)[0] ?? storedLanguage();
  const params = listParams(resource, search, lang, filterTexts(list.columns, 'filters', search));
  return articleListParams(resource, status, params, filterTexts(list.extraColumns, 'extraFilters', search));
}

/** What the list at this address asks for; undefined where no list of articles is. */
export function paramsOfPath(pathname: string, search: SearchParams): ListArticlesParams | undefined {
  for (const resource of [articles, systemArticles]) {
    if (pathname === resource.path) return paramsOfAddress(resource, search);
    const status = Object.values(ArticleStatus).find((one) => pathname === articleStatusPath(resource, one));
    if (status !== undefined) return paramsOfAddress(resource, search, status);
  }
  return undefined;
}
