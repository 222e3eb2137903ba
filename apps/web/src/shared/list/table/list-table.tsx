import '../../ui/page/scroll-x.css';
import './list-table.css';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Hint } from '../../ui/messages/hint.tsx';
import { CutText } from '../../ui/page/cut-text.tsx';
import { RecordLink } from '../../ui/page/record-link.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import { rememberRow } from '../search/list-return.ts';
import type { Ordering } from '../search/use-list-search.ts';
import type { ColumnOf } from './column.ts';
import { cellClass, HeaderCell } from './header-cell.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useReturnToRow } from './use-return-to-row.ts';

export interface RowSelection<Row> {
  selection: Selection<Row>;
  /** Why the row cannot be ticked; undefined when it can. */
  disabledReason?: ((row: Row) => string | undefined) | undefined;
  /** Says why a row cannot be ticked, and what would help. */
  onClosed?: ((row: Row) => void) | undefined;
}

/** Letters that are in two lines of every column. */
const shortText = 40;

interface ListTableProps<Row, S extends string> {
  caption: string;
  columns: readonly ColumnOf<Row, S>[];
  rows: readonly Row[] | undefined;
  /** Size of the page that is asked for. */
  expected: number;
  order: Ordering<S>;
  /** Accessible name of a row, used by its checkbox and menu. */
  nameOf: (row: Row) => string;
  /** Without a form of its own a row may open something on the same screen, such as a dialog. */
  onOpen?: (row: Row) => void;
  /** Address of the row's form; a list without forms (a log) has none. */
  editPath?: (row: Row) => string;
  selectable?: RowSelection<Row>;
  rowMenu?: (row: Row) => ReactNode;
  /** The previous page is shown while the next one is loading. */
  fetching?: boolean;
}

/** A plain table; decision 9 explains why PrimeReact's is not used. */
export function ListTable<Row extends { id: number }, S extends string>(props: ListTableProps<Row, S>) {
  const { caption, columns, rows, expected, order, selectable, rowMenu, fetching } = props;
  const table = useRef<HTMLTableElement>(null);
  useReturnToRow(table, rows !== undefined);
  return (
    // visually hidden content must not widen the page
    <div className="scroll-x relative">
      <table
        key={selectable ? 'ticked' : 'plain'}
        ref={table}
        className="list-table text-14 w-full"
        aria-busy={rows === undefined || fetching}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selectable &&
              (rows ? <SelectAllCell rows={rows} {...selectable} /> : <td className="list-check-cell pr-0" />)}
            {columns.map((column, at) => (
              <HeaderCell key={column.name} column={column} order={order} isName={at === 0} />
            ))}
            {rowMenu && (
              <th className="list-menu-cell px-2 text-right">
                <span className="visually-hidden">Działania</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <SkeletonRows
              columns={columns}
              expected={expected}
              hasCheckbox={selectable !== undefined}
              hasMenu={rowMenu !== undefined}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row at another place is another one, so nothing is seen to move when other rows come
            rows.map((row, place) => <ListRow key={`${place}-${row.id}`} {...props} row={row} />)
          )}
        </tbody>
      </table>
    </div>
  );
}

function SelectAllCell<Row extends { id: number }>(props: RowSelection<Row> & { rows: readonly Row[] }) {
  const { selection, disabledReason, rows } = props;
  const free = rows.filter((row) => disabledReason?.(row) === undefined);
  const chosen = free.filter(selection.has).length;
  return (
    <th className="list-check-cell pr-0">
      <RowCheckbox
        label="Zaznacz wszystkie wiersze na stronie"
        checked={chosen > 0 && chosen === free.length}
        mixed={chosen > 0 && chosen < free.length}
        disabledReason={free.length === 0 ? 'Na tej stronie nie ma wierszy, które można zaznaczyć' : undefined}
        onChange={(selected) => selection.set(free, selected)}
      />
    </th>
  );
}

function ListRow<Row extends { id: number }, S extends string>(props: ListTableProps<Row, S> & { row: Row }) {
  const { row, columns, nameOf, editPath, onOpen, selectable, rowMenu } = props;
  const navigate = useNavigate();
  const router = useRouter();
  const selected = selectable?.selection.has(row) ?? false;
  const address = editPath?.(row);
  const [isOpening, setOpening] = useState(false);
  const isOpened = address !== undefined || onOpen !== undefined;

  // A mouse may press anywhere in the row; the keyboard and screen readers have the link in its first cell.
  function open(event: MouseEvent<HTMLTableRowElement>) {
    if (isForSomethingElse(event)) return;
    if (onOpen) return onOpen(row);
    if (!address) return;
    if (event.ctrlKey || event.metaKey) window.open(address, '_blank', 'noopener');
    else {
      // the answer to the click, until the form has been loaded
      setOpening(true);
      void navigate({ to: address }).finally(() => setOpening(false));
    }
  }

  return (
    <tr
      // the link in the row preloads by itself
      onPointerDown={(event) => {
        if (address !== undefined && !isForSomethingElse(event)) void router.preloadRoute({ to: address });
      }}
      onClick={isOpened ? open : undefined}
      className={rowClass(selected, isOpened)}
      aria-busy={isOpening || undefined}
    >
      {selectable && (
        <td className="list-check-cell pr-0">
          <RowCheckbox
            label={`Zaznacz: ${nameOf(row)}`}
            checked={selected}
            disabledReason={selectable.disabledReason?.(row)}
            onClosed={selectable.onClosed && (() => selectable.onClosed?.(row))}
            onChange={(chosen) => selectable.selection.set([row], chosen)}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.name} className={cellClass(column, at === 0)}>
          {at === 0 && onOpen ? (
            <button
              type="button"
              className="list-row-link w-full p-0 text-left font-medium"
              onClick={() => onOpen(row)}
            >
              {column.cell(row)}
            </button>
          ) : at === 0 && address !== undefined ? (
            <Hint text={nameOf(row)} whenCut>
              <RecordLink
                to={address}
                className="list-row-link font-medium"
                // only for the keyboard: a mouse click needs no focus return
                onClick={({ detail }) => detail === 0 && rememberRow(address)}
              >
                {column.cell(row)}
              </RecordLink>
            </Hint>
          ) : (
            <Cell content={column.cell(row)} />
          )}
          {at === 0 && selectable?.selection.isChanged(row) && (
            <span className="block small danger">Zmieniony od zaznaczenia. Obejrzyj go i zaznacz jeszcze raz</span>
          )}
        </td>
      ))}
      {rowMenu && <td className="list-menu-cell px-2 text-right">{rowMenu(row)}</td>}
    </tr>
  );
}

/** No text of a person makes a row higher than two lines. */
function Cell({ content }: { content: ReactNode }) {
  return typeof content === 'string' && content.length > shortText ? <CutText text={content} /> : content;
}

function rowClass(selected: boolean, isOpened: boolean): string | undefined {
  if (!isOpened) return 'has-no-form';
  return selected ? 'is-selected' : undefined;
}

/** Whether a click belongs to a control of the row, to its dialog, or to a text selection. */
function isForSomethingElse(event: MouseEvent<HTMLTableRowElement>): boolean {
  const target = event.target as Element;
  if (!event.currentTarget.contains(target)) return true;
  if (target.closest('a, button, input, label, [role="menu"], .list-check-cell, .list-menu-cell')) return true;
  return String(window.getSelection() ?? '') !== '';
}
