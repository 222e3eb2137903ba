import { defineList } from '../shared/list-columns.ts';

const text = ['contains', 'startsWith', 'equal'] as const;

/** Columns of `filters` and `sortings` of listRemovedArchiveAddresses (openapi/archive.yaml). */
export const removedArchiveAddressList = defineList({
  columns: {
    address: { kind: 'text', operations: text },
    removedDate: { kind: 'date', operations: ['equal', 'greaterThan', 'lessThan'] },
    removedBy: { kind: 'text', operations: text },
  },
  sortings: ['address', 'removedDate', 'removedBy'],
  defaultSortings: [{ column: 'removedDate', direction: 'desc' }],
});
