// Keys in and around tables. Arrows go from cell to cell, into the caption, and out of the table. Each cell is a separate editing host that the browser does not leave;
// the table module measures pixels and does not leave a cell with high lines.
import './table-icons.ts';
import { findParentBlot, type TableCellInnerFormat } from 'quill-table-up';
import type { Quill } from '../quill.ts';

type Cell = TableCellInnerFormat;
type Block = ReturnType<Quill['getLine']>[0];
type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

interface Caret {
  index: number;
  line: Block;
  offset: number;
}

const isForward = (arrow: Arrow) => arrow === 'ArrowDown' || arrow === 'ArrowRight';

const containers = '.ql-table-cell-inner, caption';

/** The cell or the caption that contains a line. */
function containerOf(quill: Quill, line: Block): Cell | undefined {
  const element = line?.domNode.closest(containers);
  return element ? (quill.scroll.find(element) as Cell) : undefined;
}

/** Whether the caret is at the edge of the container in the arrow's direction. */
function isAtEdge(quill: Quill, container: Cell, arrow: Arrow, { index, line, offset }: Caret): boolean {
  const lines = quill.getLines(quill.getIndex(container), container.length());
  if (!line || (isForward(arrow) ? lines.at(-1) : lines[0]) !== line) return false;
  if (arrow === 'ArrowLeft') return offset === 0;
  if (arrow === 'ArrowRight') return offset >= line.length() - 1;
  const caret = quill.selection.getBounds(index);
  if (!caret) return true;
  const box = line.domNode.getBoundingClientRect();
  const room = arrow === 'ArrowUp' ? caret.top - box.top : box.bottom - caret.bottom;
  return room < caret.height;
}

/** Target of the arrow: another cell, the caption, or the block beside the table. */
function destinationOf(quill: Quill, container: Cell, arrow: Arrow) {
  const table = findParentBlot(container, 'table-up-main');
  const all = [...table.domNode.querySelectorAll(containers)].map((element) => quill.scroll.find(element) as Cell);
  const isCell = container.statics.blotName === 'table-up-cell-inner';
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight' || !isCell) {
    return all[all.indexOf(container) + (isForward(arrow) ? 1 : -1)];
  }
  const row = arrow === 'ArrowUp' ? container.getRowIndex() - 1 : container.getRowIndex() + container.rowspan;
  if (row < 0) return all.find((one) => one.statics.blotName !== 'table-up-cell-inner');
  const column = container.getColumnIndex();
  return all.find((one) => {
    if (one.statics.blotName !== 'table-up-cell-inner') return false;
    const [top, left] = [one.getRowIndex(), one.getColumnIndex()];
    return top <= row && row < top + one.rowspan && left <= column && column < left + one.colspan;
  });
}

function move(quill: Quill, arrow: Arrow, caret: Caret): boolean {
  const container = containerOf(quill, caret.line);
  if (!container || !isAtEdge(quill, container, arrow, caret)) return true;
  const wrapper = findParentBlot(container, 'table-up');
  const destination = destinationOf(quill, container, arrow) ?? (isForward(arrow) ? wrapper.next : wrapper.prev);
  if (!destination) return true;
  quill.setSelection(quill.getIndex(destination) + (isForward(arrow) ? 0 : destination.length() - 1), 0, 'user');
  return false;
}

/** Puts the cursor at the end of the next cell or of the one before, the caption included; false where there is none, and outside of tables. */
export function moveToCell(quill: Quill, by: 1 | -1): boolean {
  const range = quill.getSelection();
  const container = range && containerOf(quill, quill.getLine(range.index)[0]);
  if (!container) return false;
  const table = findParentBlot(container, 'table-up-main');
  const all = [...table.domNode.querySelectorAll(containers)];
  const next = all[all.indexOf(container.domNode) + by];
  if (next === undefined) return false;
  const cell = quill.scroll.find(next) as Cell;
  quill.setSelection(quill.getIndex(cell) + cell.length() - 1, 0, 'user');
  return true;
}

const arrows: readonly Arrow[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export const tableArrows = Object.fromEntries(
  arrows.map((arrow) => [
    `table ${arrow}`,
    {
      key: arrow,
      collapsed: true,
      handler(this: { quill: Quill }, { index }: { index: number }, { line, offset }: Omit<Caret, 'index'>) {
        return move(this.quill, arrow, { index, line, offset });
      },
    },
  ]),
);

/** The module would remove a whole table on Backspace in the line after it. The cursor moves into the table instead; its own menu removes it. */
export function keepTables(quill: Quill): void {
  quill.keyboard.bindings.Backspace?.unshift({
    key: 'Backspace',
    collapsed: true,
    offset: 0,
    handler(_range, { line }) {
      const before = line.prev;
      if (before?.statics.blotName !== 'table-up') return true;
      quill.setSelection(quill.getIndex(before) + before.length() - 1, 0, 'user');
      return false;
    },
  });
}
