// Tables as offices paste them from Word, Writer and Excel: merged cells, headers, captions, paragraphs and lists in a cell.
// quill-table-up keeps them; Quill's own tables would lose all of it without a word.
import './table-icons.ts';
import { TableCellFormat, TableCellInnerFormat, TableClipboard, TableUp } from 'quill-table-up';
import { matchNumbering } from './lists.ts';
import { isColoured } from './losses.ts';

export { TableUp };

// quill-table-up 3.5 asks each cell at every step for its empty rows and learns by an exception that there are none: half the time of a long table.

export class OfficeCell extends TableCellFormat {
  override get emptyRow(): string[] {
    return this.domNode.dataset.emptyRow === undefined ? [] : super.emptyRow;
  }
}

export class OfficeCellInner extends TableCellInnerFormat {
  // A format is registered with what it stands in: the cell of the module would take the place of ours.
  static override requiredContainer = OfficeCell;

  override get emptyRow(): string[] {
    return this.domNode.dataset.emptyRow === undefined ? [] : super.emptyRow;
  }

  override set emptyRow(value: string[]) {
    super.emptyRow = value;
  }
}

/** What is pasted or stored, in the shape the editor can hold. */
export class OfficeClipboard extends TableClipboard {
  constructor(...given: ConstructorParameters<typeof TableClipboard>) {
    super(...given);
    // Quill's own, for tables it does not have here; it counts all rows of the table for each row.
    const own = this.matchers.findIndex(([selector]) => selector === 'tr');
    this.matchers.splice(own, 1);
    this.addMatcher('li', matchNumbering);
  }

  override normalizeHTML(document: Document) {
    super.normalizeHTML(document);
    const withTables = this.quill.getModule('table-up') !== undefined;
    for (const table of document.querySelectorAll(withTables ? 'table table' : 'table')) unnest(table);
    for (const cell of document.querySelectorAll<HTMLElement>('td, th')) {
      // Widths and borders of an office program would not be stored; what is seen here is what is kept.
      const { backgroundColor } = cell.style;
      cell.removeAttribute('width');
      cell.removeAttribute('style');
      cell.style.backgroundColor = backgroundColor;
    }
    for (const part of document.querySelectorAll<HTMLElement>('[style*="color"]')) {
      if (!isColoured(part)) part.style.color = '';
    }
    for (const columns of document.querySelectorAll('colgroup')) columns.remove();
    // Word leaves the picture on the disk of whoever copied it: there is nothing to show.
    for (const picture of document.querySelectorAll('img[src^="file:" i], img:not([src])')) picture.remove();
  }
}

/** A table where none can be (within another, in a line of text) becomes a paragraph per row: its text stays. */
function unnest(table: Element): void {
  const rows = [...table.querySelectorAll('tr')].map((row) => {
    const line = document.createElement('p');
    line.textContent = [...row.children].map((cell) => cell.textContent?.trim()).join(' | ');
    return line;
  });
  table.replaceWith(...rows);
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
    const kept = keptAttributes(part as HTMLElement);
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
    for (const [name, value] of Object.entries(kept)) part.setAttribute(name, value);
  }
  return [...body.querySelectorAll('table')].map((table) => table.outerHTML).join('');
}

function keptAttributes(part: HTMLElement): Record<string, string> {
  if (!(part instanceof HTMLTableCellElement)) return {};
  const { colSpan, rowSpan, style } = part;
  return {
    ...(part.tagName === 'TH' && { scope: part.closest('thead') ? 'col' : 'row' }),
    ...(colSpan > 1 && { colspan: String(colSpan) }),
    ...(rowSpan > 1 && { rowspan: String(rowSpan) }),
    ...(style.backgroundColor && { style: `background-color: ${style.backgroundColor}` }),
  };
}
