import { defineList } from '../shared/list-columns.ts';
import { tagList } from './tag-list.ts';

const text = ['contains', 'startsWith', 'equal'] as const;
const ids = { kind: 'integer', min: 1, operations: ['equal', 'in'] } as const;

/** Columns of `filters` and `sortings` of listProvidingEntities (openapi/dictionaries.yaml): those of tags. */
export const providingEntityList = tagList;

/** Columns of `filters` and `sortings` of listIsoCodes (openapi/dictionaries.yaml). */
export const isoCodeList = defineList({
  columns: {
    code: { kind: 'text', operations: text },
    name: { kind: 'text', operations: text },
    isDefault: { kind: 'boolean', operations: ['equal', 'notEqual'] },
    id: ids,
  },
  sortings: ['id', 'code', 'name', 'isDefault'],
  defaultSortings: [{ column: 'code', direction: 'asc' }],
});

/** Columns of `filters` and `sortings` of listNonDefaultIsoCodes (openapi/dictionaries.yaml). */
export const nonDefaultIsoCodeList = defineList({
  columns: {
    code: { kind: 'text', operations: text },
    name: { kind: 'text', operations: text },
    id: ids,
  },
  sortings: ['id', 'code', 'name'],
  defaultSortings: [{ column: 'code', direction: 'asc' }],
});
