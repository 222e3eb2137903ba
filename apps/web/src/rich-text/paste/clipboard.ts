// Texts on their way into the editor: stored ones, which come whole, and pasted ones, which are brought into order.
import '../tables/table-icons.ts';
import type { Delta } from 'quill/core.js';
import { sanitize } from 'quill/formats/link.js';
import { TableClipboard } from 'quill-table-up';
import { SoftBreak, sortBreaks } from '../formats/breaks.ts';
import { OfficeLink } from '../formats/links.ts';
import { matchNumbering } from '../formats/lists.ts';
import { isOwn } from '../formats/pictures.ts';
import { markPreserved, PreservedPart } from '../formats/preserved.ts';
import { matchCell } from '../tables/tables.ts';
import { isColoured } from './losses.ts';
import { textsOf, translated, translatedPaste } from './translate.ts';

interface Given {
  html?: string;
  text?: string;
}

/** A space that does not break, on its way through Quill, which would make it one that does. */
const unbroken = '\ue0a0';

export class OfficeClipboard extends TableClipboard {
  #isPasting = false;

  constructor(...given: ConstructorParameters<typeof TableClipboard>) {
    super(...given);
    // Quill's own, for tables it does not have here; it counts all rows of the table for each row.
    const own = this.matchers.findIndex(([selector]) => selector === 'tr');
    this.matchers.splice(own, 1);
    for (const matcher of this.matchers) if (matcher[0] === 'br') matcher[0] = `br:not(.${SoftBreak.className})`;
    this.addMatcher('li', matchNumbering);
    this.addMatcher('td, th', matchCell);
  }

  /** What would be put in for this. */
  pasted(given: Given): Delta {
    return this.#asPasted(() => this.convert(given));
  }

  override onPaste(...given: Parameters<TableClipboard['onPaste']>): void {
    this.#asPasted(() => super.onPaste(...given));
  }

  #asPasted<Result>(work: () => Result): Result {
    this.#isPasting = true;
    try {
      return work();
    } finally {
      this.#isPasting = false;
    }
  }

  override convert({ html, text }: Given, formats?: Record<string, unknown>): Delta {
    if (!html) return super.convert({ html, text }, formats);
    const page = this.#isPasting ? translatedPaste(html, text ?? '') : translated(html);
    const { scroll } = this.quill;
    if (!this.#isPasting && scroll.query(PreservedPart.blotName)) markPreserved(page.body);
    if (scroll.query(SoftBreak.blotName)) sortBreaks(page.body);
    for (const word of textsOf(page.body)) word.data = word.data.replaceAll('\u00a0', unbroken);
    const delta = super.convert({ html: page.documentElement.outerHTML, text }, formats);
    for (const op of delta.ops) {
      if (typeof op.insert === 'string') op.insert = op.insert.replaceAll(unbroken, '\u00a0');
    }
    return delta;
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
    // Word references pictures on the author's disk, which cannot be displayed.
    for (const picture of document.querySelectorAll('img[src^="file:" i], img:not([src])')) picture.remove();
    // The server would take out those of other hosts.
    if (this.#isPasting) for (const picture of document.querySelectorAll('img')) if (!isOwn(picture)) picture.remove();
    for (const link of document.querySelectorAll('a[href]')) {
      const isGood = sanitize(link.getAttribute('href') ?? '', OfficeLink.PROTOCOL_WHITELIST);
      if (!isGood) link.removeAttribute('href');
    }
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
