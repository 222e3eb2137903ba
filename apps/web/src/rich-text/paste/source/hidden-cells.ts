// Hidden rows and columns of a sheet. Cells that reach into them from shown ones get smaller.
import { declarationsOf } from '@redakcja/domain/shared/html/unseen';

interface Cell {
  element: HTMLTableCellElement;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

const words = /[\p{L}\p{N}]/u;
const maxColumns = 1000;

/** @param isSheet rows and columns without a size are hidden, which a browser would show. */
export function dropHiddenCells(table: HTMLTableElement, isSheet: boolean): string[] {
  const rows = [...table.rows];
  const isHidden = (part: Element) => isHiddenPart(part, isSheet);
  const shownRows = rows.map((row) => !isHidden(row));
  const columns = columnsOf(table, isHidden);
  if (!shownRows.includes(false) && !columns.includes(false)) return [];
  const cells = cellsOf(rows);
  const found = new Set<string>();
  const kept = rows.map((): HTMLTableCellElement[] => []);
  for (const cell of cells) {
    const inRows = shown(shownRows, cell.row, cell.rows);
    const inColumns = shown(columns, cell.column, cell.columns);
    if (inRows.length > 0 && inColumns.length > 0) {
      span(cell.element, 'rowspan', inRows.length);
      span(cell.element, 'colspan', inColumns.length);
      kept[inRows[0] ?? 0]?.push(cell.element);
    } else if (words.test(cell.element.textContent ?? ''))
      found.add(inRows.length === 0 ? 'ukryte wiersze tabeli' : 'ukryte kolumny tabeli');
  }
  rows.forEach((row, at) => {
    if (shownRows[at]) row.replaceChildren(...(kept[at] ?? []));
    else row.remove();
  });
  for (const column of table.querySelectorAll('col, colgroup')) if (isHidden(column)) column.remove();
  return [...found];
}

function isHiddenPart(part: Element, isSheet: boolean): boolean {
  const style = declarationsOf(part.getAttribute('style') ?? '');
  if (style.get('display') === 'none' || style.get('visibility') === 'collapse' || style.get('mso-hide') === 'all')
    return true;
  if (part.hasAttribute('hidden')) return true;
  const side = part.localName === 'tr' ? 'height' : 'width';
  const size = style.get(side) ?? part.getAttribute(side) ?? '';
  return isSheet && /^0(?:\.0+)?(?:px|pt|in|cm)?$/.test(size);
}

/** Whether each column is shown; those that no `col` speaks of are. */
function columnsOf(table: HTMLTableElement, isHidden: (part: Element) => boolean): boolean[] {
  const all = table.querySelectorAll<HTMLTableColElement>('col, colgroup:not(:has(col))');
  return [...all].flatMap((column) =>
    Array.from({ length: Math.min(column.span, maxColumns) }, () => !isHidden(column)),
  );
}

function cellsOf(rows: readonly HTMLTableRowElement[]): Cell[] {
  const taken = rows.map((): Set<number> => new Set());
  return rows.flatMap((row, at) => {
    let column = 0;
    return [...row.cells].map((element): Cell => {
      while (taken[at]?.has(column)) column += 1;
      const size = { rows: Math.min(element.rowSpan || rows.length, rows.length - at), columns: element.colSpan };
      for (let down = 0; down < size.rows; down += 1)
        for (let right = 0; right < size.columns; right += 1) taken[at + down]?.add(column + right);
      return { element, row: at, column, ...size };
    });
  });
}

/** Places of those that are shown among `count` from `first`. */
function shown(all: readonly boolean[], first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index).filter((place) => all[place] !== false);
}

function span(cell: Element, name: 'rowspan' | 'colspan', count: number): void {
  if (count > 1) cell.setAttribute(name, String(count));
  else cell.removeAttribute(name);
}
