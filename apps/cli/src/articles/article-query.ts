import type { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ListArticlesParams } from '@redakcja/generated/model/listArticlesParams';

export interface ArticleFilterOptions {
  lang?: string;
  status?: ArticleStatus[];
  title?: string;
  createdBefore?: string;
  createdAfter?: string;
  filter?: string[];
}

/** Query of listArticles from the options. */
export function articleQuery(options: ArticleFilterOptions): ListArticlesParams {
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
export function hasFilter(options: ArticleFilterOptions): boolean {
  return articleQuery(options).filters !== undefined;
}
