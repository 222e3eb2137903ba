import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { FilterOptions } from './filter-options.ts';

/** Builds the query of listArticles. */
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

/** Whether any filter was given: no filter never means "all articles" in a bulk command. */
export function hasFilter(options: FilterOptions): boolean {
  return articleQuery(options).filters !== undefined;
}
