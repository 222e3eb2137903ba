// PrimeReact's table as it is; our look and fixes come from styles/ and app/prime.ts. Lists use it through shared/list.
export { Column, type ColumnProps } from 'primereact/column';
export {
  DataTable,
  type DataTableProps,
  type DataTableSelectionMultipleChangeEvent,
  type DataTableStateEvent,
  type DataTableValueArray,
} from 'primereact/datatable';
