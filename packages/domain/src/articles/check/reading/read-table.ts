// Tables of a text: whether they are of data, and which cells are their headers.
import type { Block, Span } from '../block.ts';

export interface Table {
  start: number;
  rows: number;
  /** A header cell with a text. */
  hasHeaders: boolean;
  /** Tags of the first row, opening and closing. */
  firstCells: Span[];
  /** Cells of the first row, and those of them that have a text. */
  firstCount: number;
  firstFilled: number;
  /** The most cells of a row. */
  columns: number;
  /** Text of the first row. */
  head: string;
}

interface Open {
  table: Table;
  /** Cells of the row so far. */
  width: number;
  /** The cell that is open, and where its text begins. */
  cell: { name: string; ink: number } | null;
}

/** Follows the tags of a text; tables are put into `found`. */
export function tableReader(found: Table[]) {
  /** The innermost last. */
  const opened: Open[] = [];

  function endCell(open: Open, ink: number) {
    const { cell, table } = open;
    open.cell = null;
    if (cell === null || ink === cell.ink) return;
    if (cell.name === 'th') table.hasHeaders = true;
    if (table.rows === 1) table.firstFilled += 1;
  }

  function beginCell(open: Open, name: string, ink: number) {
    const { table } = open;
    open.cell = { name, ink };
    open.width += 1;
    table.columns = Math.max(table.columns, open.width);
    if (table.rows === 1) table.firstCount += 1;
  }

  return {
    /** The head of the innermost table, for the cells of this row. */
    headBeside(row: readonly Block[]): string {
      const table = opened.at(-1)?.table;
      if (table?.rows === 1) table.head = row.map(({ text }) => text).join(' ');
      return table?.head ?? '';
    },
    tag(name: string, isClosing: boolean, span: Span, ink: number): void {
      const open = opened.at(-1);
      if (name === 'table') {
        if (open) endCell(open, ink);
        if (isClosing) opened.pop();
        else {
          const begun = { start: ink, rows: 0, hasHeaders: false, firstCells: [], firstCount: 0, firstFilled: 0 };
          const table: Table = { ...begun, columns: 0, head: '' };
          opened.push({ table, width: 0, cell: null });
          found.push(table);
        }
      } else if (!open) return;
      else if (name === 'tr') {
        endCell(open, ink);
        open.width = 0;
        if (!isClosing) open.table.rows += 1;
      } else if (name === 'td' || name === 'th') {
        endCell(open, ink);
        if (name === 'td' && open.table.rows === 1) open.table.firstCells.push(span);
        if (!isClosing) beginCell(open, name, ink);
      }
    },
  };
}
