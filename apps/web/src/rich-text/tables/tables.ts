// Tables as offices paste them from Word, Writer and Excel: merged cells, headers, captions, paragraphs and lists in a cell.
// quill-table-up keeps them; Quill's own tables would lose all of it without a word.
import './table-icons.ts';
import type { Delta } from 'quill/core.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import { TableCellFormat, TableCellInnerFormat, TableUp } from 'quill-table-up';

export { TableUp };

type CellValue = Parameters<typeof TableCellFormat.create>[0] & { marks?: string };

/** Attributes for screen readers and targets of links, which the module does not keep. */
const cellMarks = ['id', 'scope', 'headers', 'abbr'] as const;

function withMarks<Cell extends HTMLElement>(cell: Cell, { marks }: CellValue): Cell {
  if (marks) cell.dataset.marks = marks;
  return cell;
}

const marksOf = ({ dataset: { marks } }: HTMLElement) => (marks ? { marks } : {});

/** After the module has made a cell of it. */
export function matchCell(node: Node, delta: Delta): Delta {
  const cell = node as HTMLElement;
  const marks = cellMarks.flatMap((name) => {
    const value = cell.getAttribute(name);
    return value ? [[name, value] as const] : [];
  });
  const colour = BackgroundStyle.value(cell);
  for (const { attributes = {} } of delta.ops) {
    const value = attributes['table-up-cell-inner'] as CellValue | undefined;
    if (value && marks.length > 0) value.marks = JSON.stringify(Object.fromEntries(marks));
    // The colour of the whole cell, which the module takes for one of its words, too.
    if (attributes.background === colour) delete attributes.background;
  }
  return delta;
}

// quill-table-up 3.5 queries each cell at every step for its empty rows and throws an exception when there are none: half the time of a long table.

export class OfficeCell extends TableCellFormat {
  static override create(value: CellValue) {
    return withMarks(TableCellFormat.create(value), value);
  }

  static override formats(cell: HTMLElement) {
    return { ...TableCellFormat.formats(cell), ...marksOf(cell) };
  }

  override get emptyRow(): string[] {
    return this.domNode.dataset.emptyRow === undefined ? [] : super.emptyRow;
  }
}

export class OfficeCellInner extends TableCellInnerFormat {
  // A format is registered with its container: the module's own cell would replace ours.
  static override requiredContainer = OfficeCell;

  static override create(value: CellValue) {
    const cell = withMarks(TableCellInnerFormat.create(value), value);
    // The module makes each cell a place of its own to type in, which Tab would stop at: hundreds of times in a long table. Arrows go there.
    cell.tabIndex = -1;
    return cell;
  }

  static override formats(cell: HTMLElement) {
    return { ...TableCellInnerFormat.formats(cell), ...marksOf(cell) };
  }

  override get emptyRow(): string[] {
    return this.domNode.dataset.emptyRow === undefined ? [] : super.emptyRow;
  }

  override set emptyRow(value: string[]) {
    super.emptyRow = value;
  }
}

/** A table as the editor shows it becomes one that any page understands: no wrappers, no marks of the editor. */
export function plainTable(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const part of body.querySelectorAll('colgroup, .ql-ui')) part.remove();
  for (const inner of body.querySelectorAll('.ql-table-cell-inner')) {
    const [only, ...others] = inner.children;
    const isPlain = others.length === 0 && only?.tagName === 'P' && only.attributes.length === 0;
    inner.replaceWith(...(isPlain ? only : inner).childNodes);
  }
  for (const part of body.querySelectorAll('table, caption, thead, tbody, tfoot, tr, th, td')) {
    const preserved = preservedAttributes(part as HTMLElement);
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
    for (const [name, value] of Object.entries(preserved)) part.setAttribute(name, value);
  }
  return [...body.querySelectorAll('table')].map((table) => table.outerHTML).join('');
}

function preservedAttributes(part: HTMLElement): Record<string, string> {
  if (!(part instanceof HTMLTableCellElement)) return {};
  const { colSpan, rowSpan, style, dataset } = part;
  const { scope, ...marks }: Record<string, string> = dataset.marks ? JSON.parse(dataset.marks) : {};
  return {
    ...marks,
    ...(part.tagName === 'TH' && { scope: scope ?? (part.closest('thead') ? 'col' : 'row') }),
    ...(colSpan > 1 && { colspan: String(colSpan) }),
    ...(rowSpan > 1 && { rowspan: String(rowSpan) }),
    ...(style.backgroundColor && { style: `background-color: ${style.backgroundColor}` }),
  };
}
