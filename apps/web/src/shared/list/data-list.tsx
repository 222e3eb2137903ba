import '../ui/page/card.css';
import './data-list.css';
import type { ListPage } from '@redakcja/generated/http';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { useFocusFallback } from '../ui/focus/use-focus-fallback.ts';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { LiveRegion } from '../ui/messages/live-region.tsx';
import { Loader } from '../ui/messages/loader.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { formatCount } from './paging/count.ts';
import { ListPager, rangeText } from './paging/list-pager.tsx';
import type { ListSearchState, Ordering, SortOrder } from './search/use-list-search.ts';
import type { ColumnOf } from './table/column.ts';
import { ListTable, type RowSelection } from './table/list-table.tsx';
import { useBarHeight } from './table/use-bar-height.ts';
import { ListView } from './views/list-view.tsx';
import { useHiddenColumns } from './views/use-hidden-columns.ts';

/** Query of a list, such as useListTags(search.params). */
export interface ListQuery<Row> {
  data: ListPage<Row[]> | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** Waits for the network. */
  isPaused?: boolean;
}

interface DataListProps<Row, S extends string> {
  title: string;
  search: Omit<ListSearchState, 'filters' | 'params' | 'scope' | keyof Ordering> & Ordering<S>;
  query: ListQuery<Row>;
  columns: readonly ColumnOf<Row, NoInfer<S>>[];
  /** Shows them in another way than as a table; undefined until they are there. */
  rows?: (items: readonly Row[] | undefined) => ReactNode;
  nameOf: (row: Row) => string;
  /** Path of a row's form; without it rows are not links. */
  editPath?: (row: Row) => string;
  /** Opens a row on the same screen instead. */
  onOpen?: (row: Row) => void;
  /** The one primary button, beside the title. */
  addButton?: ReactNode;
  /** Search box and filter button. */
  filterBar?: ReactNode;
  /** Whether a filter is set; decides about the clear button and the text of an empty list. */
  filtered: boolean;
  selectable?: RowSelection<Row>;
  /** Ticks the rows of all pages that the filters leave. */
  onSelectAll?: (() => Promise<void>) | undefined;
  /** Buttons that act on the ticked rows. */
  bulkActions?: ReactNode;
  /** Dialogs of bulk actions. */
  dialogs?: ReactNode;
  rowMenu?: (row: Row) => ReactNode;
  /** Hint of an empty list. */
  emptyHint?: string;
}

/** The mechanics of a list screen. Columns, filters and actions are the screen's own. */
export function DataList<Row extends { id: number }, S extends string>(props: DataListProps<Row, S>) {
  const { title, search, query, addButton, filterBar, filtered, selectable, bulkActions, dialogs } = props;
  const { data } = query;
  const chosen = selectable?.selection.rows.length ?? 0;
  const card = useRef<HTMLElement>(null);
  const bar = useBarHeight();
  const hiding = useHiddenColumns(props.columns);
  const columns = props.columns.filter(({ name }, at) => at === 0 || !hiding.isHidden(name));
  useFocusFallback(card, 'input, button, a');
  return (
    <div className="list-screen flex flex-column gap-2">
      <header className="list-heading flex flex-wrap align-items-center">
        <h1>{title}</h1>
        <span className="list-count muted tabular">
          {data && (
            <>
              <span className="visually-hidden">Liczba pozycji: </span>
              {formatCount(data.total)}
            </>
          )}
        </span>
        {data && data.total > 1 && props.rows === undefined && !columns.some(({ name }) => name === 'createdDate') && (
          <ShownOrder order={search.byCreation} />
        )}
        <div className="flex flex-wrap align-items-center gap-2 md:ml-auto">
          {search.setLang && <LanguageSwitch value={search.lang} onChange={search.setLang} />}
          {addButton}
        </div>
      </header>
      <section ref={card} className="card list-card" aria-label={title}>
        <div ref={bar} className="list-bar flex flex-wrap align-items-center gap-2">
          {filterBar}
          {props.columns.length > 2 && <ListView columns={props.columns.slice(1)} hiding={hiding} />}
          {filtered && <Button variant="text" label="Wyczyść filtry" onClick={search.clearFilters} />}
          <div className="text-14 ink-2 md:ml-auto" role="status">
            {chosen > 0 && <span>Zaznaczono {formatCount(chosen)}</span>}
          </div>
          {props.onSelectAll && isPageChosen(props) && (
            <SelectAll total={data?.total ?? 0} onSelect={props.onSelectAll} />
          )}
          {chosen > 0 && bulkActions && (
            <div className="flex flex-wrap gap-2">
              {bulkActions}
              <Button variant="text" label="Odznacz" onClick={selectable?.selection.clear} />
            </div>
          )}
        </div>
        <LiveRegion text={said(props)} />
        <ListBody {...props} columns={columns} />
      </section>
      {dialogs}
    </div>
  );
}

/** Rows that are ticked, read and sent at once. */
const maxSelected = 1000;

/** Whether everything on the page is ticked, and there is more on others. */
function isPageChosen<Row extends { id: number }, S extends string>({ query, selectable }: DataListProps<Row, S>) {
  const { items = [], total = 0 } = query.data ?? {};
  const free = items.filter((row) => selectable?.disabledReason?.(row) === undefined);
  const chosen = selectable?.selection.rows.length ?? 0;
  const isWhole = free.length > 0 && free.every((row) => selectable?.selection.has(row));
  return isWhole && items.length < total && chosen < total && total <= maxSelected;
}

function SelectAll({ total, onSelect }: { total: number; onSelect: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  async function select() {
    setBusy(true);
    await onSelect().finally(() => setBusy(false));
  }
  return <Button variant="text" label={`Zaznacz wszystkie ${formatCount(total)}`} busy={isBusy} onClick={select} />;
}

const orderTexts: Readonly<Record<SortOrder, string>> = {
  none: '',
  ascending: 'Najdawniej utworzone u góry',
  descending: 'Ostatnio utworzone u góry',
};

/** The order that no heading of a column shows. */
function ShownOrder({ order }: { order: SortOrder }) {
  return (
    order !== 'none' && (
      <span className="small muted">
        <span className="visually-hidden">Kolejność wierszy: </span>
        {orderTexts[order]}
      </span>
    )
  );
}

/** What the list has come to, also where no row is left that could say it. A failure is an alert of its own. */
function said<Row, S extends string>({ query, search, filtered }: DataListProps<Row, S>): string {
  const { data, isError, isFetching } = query;
  if (data === undefined) return (isError && !isFetching) || query.isPaused ? '' : 'Ładowanie danych...';
  if (data.total === 0) return filtered ? 'Nie znaleziono żadnych wierszy' : 'Lista jest pusta';
  return `Wiersze ${rangeText(search.page, search.size, data.items.length, data.total)}`;
}

function ListBody<Row extends { id: number }, S extends string>(props: DataListProps<Row, S>) {
  const { title, search, query, filtered, addButton, emptyHint } = props;
  const { data } = query;
  if (data === undefined && query.isPaused)
    return <Loader text="Brak połączenia z siecią. Lista wczyta się sama, gdy połączenie wróci." />;
  if (query.isError && !query.isFetching && data === undefined) {
    return (
      <EmptyState
        icon="exclamation-triangle"
        title="Nie udało się pobrać listy"
        hint="Sprawdź połączenie z siecią i spróbuj ponownie."
        action={<Button label="Spróbuj ponownie" icon="refresh" onClick={() => query.refetch()} />}
      />
    );
  }
  if (data?.total === 0) {
    return filtered ? (
      <EmptyState
        icon="search"
        title="brak danych"
        hint="Żaden wiersz nie spełnia warunków. Zmień je lub wyczyść filtry."
        action={<Button label="Wyczyść filtry" onClick={search.clearFilters} />}
      />
    ) : (
      <EmptyState title="brak danych" hint={emptyHint} action={addButton} />
    );
  }
  return (
    <>
      {props.rows === undefined ? (
        <ListTable
          {...props}
          caption={title}
          rows={data?.items}
          expected={search.size}
          order={search}
          fetching={query.isFetching}
        />
      ) : (
        props.rows(data?.items)
      )}
      {data && <ListPager search={search} shown={data.items.length} total={data.total} />}
    </>
  );
}
