import type Quill from 'quill/core.js';
import { findParentBlot, type TableCellInnerFormat, type TableMainFormat } from 'quill-table-up';

export type Cell = TableCellInnerFormat;

/** The cell the cursor is in. */
export function cellOf(quill: Quill): Cell | undefined {
  // With the focus in the toolbar there is no selection, only the one to come back to.
  const range = quill.getSelection() ?? quill.selection.savedRange;
  let blot = range ? quill.getLine(range.index)[0]?.parent : undefined;
  while (blot && blot !== quill.scroll) {
    if (blot.statics.blotName === 'table-up-cell-inner') return blot as Cell;
    blot = blot.parent;
  }
  return undefined;
}

export const tableOf = (cell: Cell): TableMainFormat => findParentBlot(cell, 'table-up-main');

export function neighbours(cell: Cell, { right, below }: { right?: boolean; below?: boolean }): Cell | undefined {
  const at = { row: cell.getRowIndex(), column: cell.getColumnIndex() };
  return cellsOf(tableOf(cell)).find((one) => {
    const [row, column] = [one.getRowIndex(), one.getColumnIndex()];
    const fitsRight = row === at.row && column === at.column + cell.colspan && one.rowspan === cell.rowspan;
    const fitsBelow = column === at.column && row === at.row + cell.rowspan && one.colspan === cell.colspan;
    return (right === true && fitsRight) || (below === true && fitsBelow);
  });
}

const cellsOf = (table: TableMainFormat): Cell[] => table.getRows().flatMap((row) => cellsIn(row));

export function cellsIn(row: ReturnType<TableMainFormat['getRows']>[number]): Cell[] {
  const cells: Cell[] = [];
  row.foreachCellInner((cell: Cell) => {
    cells.push(cell);
  });
  return cells;
}
