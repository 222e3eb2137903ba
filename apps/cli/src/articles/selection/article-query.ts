import { writeFilters } from '@redakcja/domain/shared/lists/list-query';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';
import type { GlobalOptions } from '../../shared/command.ts';
import type { articleKinds, FilterOptions } from './filter-options.ts';

type Filters = Omit<FilterOptions, keyof GlobalOptions>;

/** Builds the query of listArticles. */
export function articleQuery(options: Filters): ListArticlesParams {
  const named = writeFilters(listArticlesDefinition.columns, [
    { column: 'status', operation: 'in', values: options.status },
    { column: 'title', operation: 'contains', value: options.title },
    { column: 'createdDate', operation: 'lessThan', value: options.createdBefore },
    { column: 'createdDate', operation: 'greaterThan', value: options.createdAfter },
  ]);
  const filters = [...named, ...(options.filter ?? [])];
  const types = options.kind === undefined ? {} : { types: typesOf[options.kind] };
  return { lang: (options.lang ?? 'PL').toUpperCase(), ...types, ...(filters.length > 0 ? { filters } : {}) };
}

const allTypes = Object.values(ArticleType);
const typesOf: Readonly<Record<(typeof articleKinds)[number], ArticleType[]>> = {
  zwykłe: [ArticleType.Common],
  systemowe: allTypes.filter((type) => type !== ArticleType.Common),
  wszystkie: allTypes,
};

/** Whether any filter was given: no filter never means "all articles" in a bulk command. */
export function hasFilter(options: Filters): boolean {
  return articleQuery(options).filters !== undefined;
}
