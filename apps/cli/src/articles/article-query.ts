import { writeFilters } from '@redakcja/domain/shared/list-query';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { FilterOptions } from './filter-options.ts';

/** Query of listArticles from the options. */
export function articleQuery(options: FilterOptions): ListArticlesParams {
  const named = writeFilters(listArticlesDefinition.columns, [
    { column: 'status', operation: 'in', values: options.status },
    { column: 'title', operation: 'contains', value: options.title },
    { column: 'createdDate', operation: 'lessThan', value: options.createdBefore },
    { column: 'createdDate', operation: 'greaterThan', value: options.createdAfter },
  ]);
  const filters = [...named, ...(options.filter ?? [])];
  return { lang: (options.lang ?? 'PL').toUpperCase(), ...(filters.length > 0 ? { filters } : {}) };
}

/** Whether any filter was given: "all articles" is never meant by saying nothing. */
export function hasFilter(options: FilterOptions): boolean {
  return articleQuery(options).filters !== undefined;
}
