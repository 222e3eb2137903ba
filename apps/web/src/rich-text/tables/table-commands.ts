// Commands of the toolbar for the table at the cursor, all in a menu that works by keyboard.
import type Quill from 'quill/core.js';
import type { TableUp } from 'quill-table-up';
import { type Cell, cellOf, cellsIn, neighbours, tableOf } from './table-cells.ts';

interface TableCommand {
  label: string;
  /** The command; undefined when it does not apply. */
  plan: (table: TableUp, cell: Cell) => (() => void) | undefined;
}

/** Toggles the first row between header and ordinary row: a screen reader announces header cells with each cell. */
function toggleHeader(table: TableUp, cell: Cell): void {
  const main = tableOf(cell);
  const [first] = main.getRows();
  if (!first) return;
  const cells = cellsIn(first);
  const isHeader = cells.every((one) => one.wrapTag === 'thead');
  for (const one of cells) if ((one.parent.domNode.tagName === 'TH') === isHeader) one.convertTableCell();
  table.convertTableBodyByCells(main, cells, isHeader ? 'tbody' : 'thead');
}

const merging =
  (find: { right?: boolean; below?: boolean }): TableCommand['plan'] =>
  (table, cell) => {
    const other = neighbours(cell, find);
    return other && (() => table.mergeCells([cell, other]));
  };

const commands: readonly (TableCommand | 'separator')[] = [
  { label: 'Wstaw wiersz powyżej', plan: (table, cell) => () => table.appendRow([cell], false) },
  { label: 'Wstaw wiersz poniżej', plan: (table, cell) => () => table.appendRow([cell], true) },
  { label: 'Wstaw kolumnę po lewej', plan: (table, cell) => () => table.appendCol([cell], false) },
  { label: 'Wstaw kolumnę po prawej', plan: (table, cell) => () => table.appendCol([cell], true) },
  'separator',
  { label: 'Pierwszy wiersz jako nagłówek', plan: (table, cell) => () => toggleHeader(table, cell) },
  { label: 'Scal z komórką po prawej', plan: merging({ right: true }) },
  { label: 'Scal z komórką poniżej', plan: merging({ below: true }) },
  {
    label: 'Podziel komórkę',
    plan: (table, cell) => (cell.colspan * cell.rowspan > 1 ? () => table.splitCell([cell]) : undefined),
  },
  'separator',
  { label: 'Usuń wiersz', plan: (table, cell) => () => table.removeRow([cell]) },
  { label: 'Usuń kolumnę', plan: (table, cell) => () => table.removeCol([cell]) },
  { label: 'Usuń tabelę', plan: (table, cell) => () => table.deleteTable([cell]) },
];

/** Entries of the menu; those that do not apply at the cursor are disabled. */
export function tableEntries(quill: Quill | undefined) {
  const cell = quill && cellOf(quill);
  return commands.map((command) => {
    if (command === 'separator') return command;
    // getModule() answers with the base class of all modules
    const act = quill && cell && command.plan(quill.getModule('table-up') as TableUp, cell);
    return {
      label: command.label,
      disabled: act === undefined,
      onSelect: () => {
        quill?.focus();
        act?.();
        // Changes by a command are reported as changes by the user.
        quill?.update('user');
      },
    };
  });
}

/** Inserts a table in a line of its own and moves the cursor into its first cell. */
export function insertTable(quill: Quill): void {
  const before = new Set(quill.root.querySelectorAll('table'));
  (quill.getModule('table-up') as TableUp).insertTable(3, 3, 'user');
  const made = [...quill.root.querySelectorAll('table')].find((table) => !before.has(table));
  const first = made?.querySelector('.ql-table-cell-inner');
  const cell = first && quill.scroll.find(first);
  if (cell) quill.setSelection(quill.getIndex(cell), 0, 'user');
}
