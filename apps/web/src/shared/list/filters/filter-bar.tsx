import type { Columns, ColumnsWith } from '@redakcja/domain/shared/lists/list-columns';
import type { ReactNode } from 'react';
import type { ColumnFilters } from './filter-draft.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import type { Filters } from './use-filters.ts';

interface FilterBarProps<C extends Columns> {
  filters: Filters<C>;
  /** Column of the search box, and its label. */
  column: ColumnsWith<C, 'contains'>;
  label: string;
  /** Fields of the drawer: `<TextFilter filter={filter('name')} … />`. */
  children: (filter: ColumnFilters<C>) => ReactNode;
}

/** The search box of a list and, behind a button, the filters of its columns. */
export function FilterBar<C extends Columns>({ filters, column, label, children }: FilterBarProps<C>) {
  return (
    <>
      <SearchBox filters={filters} column={column} label={label} />
      <FilterDrawer filters={filters}>{children}</FilterDrawer>
    </>
  );
}
