import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { defineList } from '../shared/list-columns.ts';

const dateOperations = ['equal', 'greaterThan', 'lessThan'] as const;
const statuses = Object.values(ArticleStatus);

/** Columns of `filters` and `sortings` of listArticles (openapi/articles.yaml). */
export const articleList = defineList({
  columns: {
    title: { kind: 'text', operations: ['contains', 'startsWith', 'equal'] },
    status: { kind: 'enum', values: statuses, operations: ['equal', 'notEqual', 'in'] },
    // Version filter: integer, minimum 0 (specification, section 5).
    version: { kind: 'integer', min: 0, operations: ['equal', 'greaterThan', 'lessThan'] },
    createdDate: { kind: 'date', operations: dateOperations },
    publishStart: { kind: 'date', operations: dateOperations },
    publishEnd: { kind: 'date', operations: dateOperations },
    publishedDate: { kind: 'date', operations: dateOperations },
    mainMenuElementDisplayText: { kind: 'text', operations: ['contains'] },
    baseArticleType: { kind: 'enum', values: Object.values(ArticleType), operations: ['equal', 'in'] },
    createdBy: { kind: 'text', operations: ['contains'] },
    id: { kind: 'integer', min: 1, operations: ['equal', 'in'] },
  },
  sortings: [
    'id',
    'title',
    'status',
    'version',
    'createdDate',
    'publishStart',
    'publishEnd',
    'publishedDate',
    'mainMenuElementDisplayText',
  ],
  defaultSortings: [{ column: 'createdDate', direction: 'desc' }],
});

/** Columns of `extraFilters` of listArticles: the advanced search (specification, section 2.2). */
export const articleExtraColumns = defineList({
  columns: {
    status: { kind: 'enum', values: statuses, operations: ['in'] },
    version: { kind: 'integer', min: 0, operations: ['equal'] },
    /** Tag ids. */
    tags: { kind: 'integer', min: 1, operations: ['in'] },
    /** Menu element ids. */
    categories: { kind: 'integer', min: 1, operations: ['in'] },
  },
  sortings: [],
  defaultSortings: [],
}).columns;
