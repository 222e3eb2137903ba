import { defineList } from '../shared/list-columns.ts';

/** Columns of `filters` and `sortings` of searchFiles (openapi/files.yaml). */
export const repositoryFileList = defineList({
  columns: {
    /** At least one: those of the chosen groups. */
    extension: { kind: 'text', operations: ['in'] },
    createdDate: { kind: 'date', operations: ['greaterThan', 'lessThan'] },
    createdBy: { kind: 'text', operations: ['contains'] },
  },
  sortings: ['id', 'fileName', 'createdDate', 'createdBy', 'extension', 'size'],
  defaultSortings: [{ column: 'createdDate', direction: 'desc' }],
});
