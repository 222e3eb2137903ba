import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { defineList } from '../shared/list-columns.ts';

const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;

/** Columns of `filters` of getMenuSortConfiguration (openapi/menus.yaml); the order is the category's own. */
export const menuArticleColumns = defineList({
  columns: {
    articleTranslationStatus: { kind: 'enum', values: Object.values(ArticleStatus), operations: ['equal', 'in'] },
    articleTranslationTitle: { kind: 'text', operations: ['contains', 'startsWith', 'equal'] },
    articleTranslationPublishedDate: { kind: 'date', operations: ['equal', 'greaterThan', 'lessThan'] },
    id: { kind: 'integer', min: 1, operations: ['equal', 'in'] },
  },
  sortings: [],
  defaultSortings: [],
}).columns;

/** Statuses the sort grid starts with (specification, section 9). */
export const defaultMenuArticleStatuses: readonly ArticleStatus[] = [Draft, Confirmed, ToPublish, Published];
