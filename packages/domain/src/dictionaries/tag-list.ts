import { defineList } from '../shared/list-columns.ts';

/** Columns of `filters` and `sortings` of listTags (openapi/dictionaries.yaml). */
export const tagList = defineList({
  columns: {
    name: { kind: 'text', operations: ['contains', 'startsWith', 'equal'] },
    languageIsoCode: { kind: 'text', operations: ['equal', 'in'] },
    id: { kind: 'integer', min: 1, operations: ['equal', 'in'] },
  },
  sortings: ['id', 'name', 'languageIsoCode'],
  defaultSortings: [{ column: 'name', direction: 'asc' }],
});
