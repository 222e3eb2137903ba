import type { Ordering } from '../search/use-list-search.ts';
import type { ColumnOf } from './column.ts';

const icons = { ascending: 'pi-sort-amount-up-alt', descending: 'pi-sort-amount-down', none: 'pi-sort-alt' } as const;

interface HeaderCellProps<Row, S extends string> {
  column: ColumnOf<Row, S>;
  order: Ordering<S>;
  /** The first column, which holds the link. */
  isName: boolean;
}

export function cellClass({ className }: { className?: string }, isName: boolean): string | undefined {
  return isName ? `list-name-cell ${className ?? ''}` : className;
}

/** Heading of a column; a sortable one is a button: ascending, descending, default order. */
export function HeaderCell<Row, S extends string>({ column, order, isName }: HeaderCellProps<Row, S>) {
  const className = cellClass(column, isName);
  if (!column.sortable) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const current = order.orderOf(column.name);
  return (
    <th scope="col" className={className} aria-sort={current}>
      <button
        type="button"
        className="list-sort font-semibold inline-flex align-items-center p-0"
        onClick={() => order.toggleSort(column.name)}
      >
        {column.header}
        <i className={`pi ${icons[current]}`} aria-hidden="true" />
      </button>
    </th>
  );
}
