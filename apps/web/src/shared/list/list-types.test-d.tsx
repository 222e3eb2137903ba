// A list screen names columns of its operation: anything else must not compile. `tsc` checks it with the rest: an expected error that does
// not come is an error. Each wrong line has a right one beside it.
import type { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { listTagsDefinition } from '@redakcja/generated/lists/listTags';
import type { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { DataList, type ListQuery } from './data-list.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ColumnFilter, ColumnFilters } from './filters/filter-draft.ts';
import { ChoicesFilter, TextFilter, YesNoFilter } from './filters/filter-fields.tsx';
import { IntegerFilter } from './filters/integer-filter.tsx';
import { SearchBox } from './filters/search-box.tsx';
import type { ListSearchState } from './search/use-list-search.ts';
import type { Column } from './table/column.ts';

type Users = typeof listUsersDefinition;
type Audit = typeof listAuditEntriesDefinition;

const shown = { header: 'Kolumna', cell: () => null };

export const columns: Column<UserRow, Users>[] = [
  { ...shown, name: 'surname', sortable: true },
  // @ts-expect-error misspelt
  { ...shown, name: 'surnaem', sortable: true },
  { ...shown, name: 'pesel' },
  // @ts-expect-error the contract does not sort by this property of the row
  { ...shown, name: 'pesel', sortable: true },
  // @ts-expect-error no property of the row
  { ...shown, name: 'age' },
];

declare const search: ListSearchState<Users['columns'], Users['sortings'][number]>;
declare const query: ListQuery<UserRow>;
declare const columnsOfTags: Column<UserRow, typeof listTagsDefinition>[];
const list = { title: '', search, query, nameOf: () => '', filtered: false };

export const lists = [
  <DataList key={1} {...list} columns={columns} />,
  // @ts-expect-error columns of another list
  <DataList key={2} {...list} columns={columnsOfTags} />,
];

export const searchBoxes = [
  <SearchBox key={1} filters={search.filters} column="surname" label="" />,
  // @ts-expect-error misspelt
  <SearchBox key={2} filters={search.filters} column="surnaem" label="" />,
  // @ts-expect-error this column has no `contains`
  <SearchBox key={3} filters={search.filters} column="id" label="" />,
];

export const bar = (
  <FilterBar filters={search.filters} column="surname" label="">
    {(filter) => (
      <>
        <TextFilter filter={filter('email')} label="" />
        {/* @ts-expect-error misspelt */}
        <TextFilter filter={filter('emial')} label="" />
        {/* @ts-expect-error not a text */}
        <TextFilter filter={filter('isActive')} label="" />
        <YesNoFilter filter={filter('isActive')} label="" />
        {/* @ts-expect-error not true or false */}
        <YesNoFilter filter={filter('email')} label="" />
        <IntegerFilter filter={filter('id')} label="" />
        {/* @ts-expect-error not an integer */}
        <IntegerFilter filter={filter('email')} label="" />
      </>
    )}
  </FilterBar>
);

declare const filter: ColumnFilters<Audit['columns']>;

export const choices = [
  <ChoicesFilter key={1} filter={filter('event')} label="" options={[{ value: 'SignedIn', label: '' }]} />,
  // @ts-expect-error not a value of the enumeration
  <ChoicesFilter key={2} filter={filter('event')} label="" options={[{ value: 'SignedUp', label: '' }]} />,
  // @ts-expect-error not an enumeration
  <ChoicesFilter key={3} filter={filter('userName')} label="" options={[]} />,
];

type FirstDay = ColumnFilter<'date', 'greaterThanOrEqual', string>;

export const period = [
  filter('createdDate', 'greaterThanOrEqual') satisfies FirstDay,
  // @ts-expect-error the other operation
  filter('createdDate', 'lessThanOrEqual') satisfies FirstDay,
  // @ts-expect-error an operation that the column does not have
  filter('createdDate', 'contains'),
];
