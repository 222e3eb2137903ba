// Keys in and around tables. Arrows go from cell to cell, into the caption, and out of the table. Each cell is a separate editing host that the browser does not leave;
// the table module measures pixels and does not leave a cell with high lines.
import './table-icons.ts';
import { findParentBlot, type TableCellInnerFormat, type TableUp } from 'quill-table-up';
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

/** Puts the cursor at the end of the next cell or of the one before, the caption included. After the last cell a row is added; false before the first one, and outside of tables. */
export function moveToCell(quill: Quill, by: 1 | -1): boolean {
  const range = quill.getSelection();
  const container = range && containerOf(quill, quill.getLine(range.index)[0]);
  if (!container) return false;
  const table = findParentBlot(container, 'table-up-main');
  const neighbour = () => {
    const all = [...table.domNode.querySelectorAll(containers)];
    return all[all.indexOf(container.domNode) + by];
  };
  if (by === 1 && neighbour() === undefined && quill.isEnabled()) addRow(quill, container);
  const next = neighbour();
  if (next === undefined) return false;
  putAtEnd(quill, next);
  return true;
}

/** A row after the last one, as a step of its own to undo. */
function addRow(quill: Quill, cell: Cell): void {
  quill.history.cutoff();
  (quill.getModule('table-up') as TableUp).appendRow([cell], true);
  quill.update('user');
  quill.history.cutoff();
}

function putAtEnd(quill: Quill, container: Element): void {
  const blot = quill.scroll.find(container) as Cell;
  quill.setSelection(quill.getIndex(blot) + blot.length() - 1, 0, 'user');
}

/** A cell is typed in only as far down as its words: a press below them would put the cursor at the start of the whole text. It is put at the end of the cell. */
export function takePresses(quill: Quill): void {
  quill.root.addEventListener('mousedown', (event) => {
    const { target } = event;
    if (!quill.isEnabled() || !(target instanceof Element) || target.closest(containers)) return;
    if (!target.closest('.ql-table-wrapper')) return;
    event.preventDefault();
    const text = target.closest('td, th')?.querySelector(containers);
    if (text) putAtEnd(quill, text);
  });
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
