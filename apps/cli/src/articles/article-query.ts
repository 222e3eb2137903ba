import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { FilterOptions } from './filter-options.ts';

/** Query of listArticles from the options. */
export function articleQuery(options: FilterOptions): ListArticlesParams {
  const filters = [
    ...(options.status ? [`status;in;${options.status.join(';')}`] : []),
    ...(options.title ? [`title;contains;${options.title}`] : []),
    ...(options.createdBefore ? [`createdDate;lessThan;${options.createdBefore}`] : []),
    ...(options.createdAfter ? [`createdDate;greaterThan;${options.createdAfter}`] : []),
    ...(options.filter ?? []),
  ];
  return { lang: (options.lang ?? 'PL').toUpperCase(), ...(filters.length > 0 ? { filters } : {}) };
}

/** Whether any filter was given: "all articles" is never meant by saying nothing. */
export function hasFilter(options: FilterOptions): boolean {
  return articleQuery(options).filters !== undefined;
}
