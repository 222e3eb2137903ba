import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';

/** Orders of the articles of a category as the command line names them. */
export const articleOrders = {
  ręczna: ArticleSortOnCategory.User,
  'od-najstarszych': ArticleSortOnCategory.PublishDateAscending,
  'od-najnowszych': ArticleSortOnCategory.PublishDateDescending,
  alfabetyczna: ArticleSortOnCategory.Alphabetical,
} as const;

export type ArticleOrder = keyof typeof articleOrders;

export const articleOrderNames = Object.keys(articleOrders) as ArticleOrder[];

export const defaultOrder: ArticleOrder = 'ręczna';

export const orderNamed = (sort: ArticleSortOnCategory): ArticleOrder =>
  articleOrderNames.find((name) => articleOrders[name] === sort) ?? defaultOrder;
