// A list screen names columns of its operation: anything else does not compile. The compiler fails here when an expected error is none.
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { DataList } from './data-list.tsx';
import { type ColumnFilter, columnFilters } from './filter-draft.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { ChoicesFilter, IntegerFilter, TextFilter, YesNoFilter } from './filter-fields.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListSearchState } from './use-list-search.ts';

type Users = typeof listUsersDefinition;

const shown = { header: 'Kolumna', cell: () => null };

it('takes a sortable column for a sorting of the contract, any other for a property of the row', () => {
  const columns: Column<UserRow, Users>[] = [
    { ...shown, name: 'surname', sortable: true },
    { ...shown, name: 'pesel' },
    // @ts-expect-error users are not sorted by their PESEL
    { ...shown, name: 'pesel', sortable: true },
    // @ts-expect-error misspelt
    { ...shown, name: 'surnaem', sortable: true },
    // @ts-expect-error no property of the row
    { ...shown, name: 'age' },
  ];
  expect(columns).toHaveLength(5);
});

it('takes columns of the list alone', () => {
  const screen = (search: ListSearchState<Users['columns'], Users['sortings'][number]>) => {
    const rows = { data: undefined, isError: false, isFetching: false, refetch: () => undefined };
    const columns: Column<UserRow, typeof listTagsDefinition>[] = [];
    const rest = { title: '', query: rows, nameOf: () => '', filtered: false, search };
    // @ts-expect-error columns of another list
    return <DataList<UserRow, Users['sortings'][number]> {...rest} columns={columns} />;
  };
  expect(screen).toBeTypeOf('function');
});

it('searches in a column that has „contains”', () => {
  const boxes = ({ filters }: ListSearchState<Users['columns']>) => (
    <>
      <SearchBox filters={filters} column="surname" label="Nazwisko" />
      {/* @ts-expect-error misspelt */}
      <SearchBox filters={filters} column="surnaem" label="Nazwisko" />
      {/* @ts-expect-error a number has no „contains” */}
      <SearchBox filters={filters} column="id" label="Numer" />
    </>
  );
  expect(boxes).toBeTypeOf('function');
});

it('filters by columns of the list, each with a field of its kind', () => {
  const drawer = ({ filters }: ListSearchState<Users['columns']>) => (
    <FilterDrawer filters={filters}>
      {(filter) => (
        <>
          <TextFilter filter={filter('email')} label="E-mail" />
          {/* @ts-expect-error misspelt */}
          <TextFilter filter={filter('emial')} label="E-mail" />
          {/* @ts-expect-error true or false is no text */}
          <TextFilter filter={filter('isActive')} label="Aktywny" />
          {/* @ts-expect-error a text is not true or false */}
          <YesNoFilter filter={filter('email')} label="E-mail" />
          {/* @ts-expect-error a text is no number */}
          <IntegerFilter filter={filter('email')} label="E-mail" />
        </>
      )}
    </FilterDrawer>
  );
  expect(drawer).toBeTypeOf('function');
});

it('filters by operations and values that the column has', () => {
  const users = columnFilters(listUsersDefinition.columns, {}, () => undefined);
  const audit = columnFilters(listAuditEntriesDefinition.columns, {}, () => undefined);
  const from: ColumnFilter<'date', 'greaterThanOrEqual', string> = audit('createdDate', 'greaterThanOrEqual');
  // @ts-expect-error the end of a period is not its beginning
  const until: ColumnFilter<'date', 'lessThanOrEqual', string> = from;
  const fields = [
    until,
    <ChoicesFilter key={1} filter={audit('event')} label="" options={[{ value: 'SignedIn', label: '' }]} />,
    // @ts-expect-error no event of the contract
    <ChoicesFilter key={2} filter={audit('event')} label="" options={[{ value: 'SignedUp', label: '' }]} />,
    // @ts-expect-error a text is chosen from no list
    <ChoicesFilter key={3} filter={users('surname')} label="" options={[]} />,
    // @ts-expect-error a PESEL has no „startsWith”
    users('pesel', 'startsWith'),
  ];
  expect(fields).toHaveLength(5);
});
