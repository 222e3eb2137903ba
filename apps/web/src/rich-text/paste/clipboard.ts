// Texts on their way into the editor: stored ones, which come whole, and pasted ones, which are brought into order.
import '../tables/table-icons.ts';
import { Delta } from 'quill/core.js';
import { sanitize } from 'quill/formats/link.js';
import { TableClipboard } from 'quill-table-up';
import { SoftBreak, sortBreaks } from '../formats/breaks.ts';
import { OfficeLink } from '../formats/links.ts';
import { matchNumbering } from '../formats/lists.ts';
import { isOwn } from '../formats/pictures.ts';
import { markPreserved, PreservedPart } from '../formats/preserved.ts';
import { matchCell } from '../tables/tables.ts';
import { isColoured } from './losses.ts';
import { pictureMark } from './source/local-files.ts';
import { withKnownSigns } from './symbols/symbol-fonts.ts';
import { textsOf } from './texts-of.ts';
import { translated, translatedPaste } from './translate.ts';

interface Given {
  html?: string;
  text?: string;
}

/** A space that does not break, on its way through Quill, which would make it one that does. */
const unbroken = '\ue0a0';

/** A picture that is uploaded after the paste; `index` is its place. */
export interface PastedPicture {
  file: File;
  index: number;
}

export class OfficeClipboard extends TableClipboard {
  /** Media types of the pictures that can be uploaded; none where a field takes no pictures. */
  pictureTypes: readonly string[] = [];
  /** Gets the pictures of a paste. */
  onPictures: (pictures: readonly PastedPicture[]) => void = () => {};
  /** Gets the place and the length of what was put in. */
  onPasted: (index: number, length: number) => void = () => {};
  #isPasting = false;
  #pictures: PastedPicture[] = [];

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
    const [range] = given;
    const others = this.quill.getLength() - range.length;
    this.#asPasted(() => super.onPaste(...given));
    this.onPasted(range.index, this.quill.getLength() - others);
    const pictures = this.#pictures.map(({ file, index }) => ({ file, index: range.index + index }));
    if (pictures.length > 0) this.onPictures(pictures);
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
    this.#pictures = [];
    if (!html) return super.convert({ html, text: this.#isPasting && text ? withKnownSigns(text) : text }, formats);
    const { page, pictures } = this.#isPasting
      ? translatedPaste({ html, text: text ?? '', pictureTypes: this.pictureTypes })
      : { page: translated(html), pictures: [] };
    const { scroll } = this.quill;
    if (!this.#isPasting && scroll.query(PreservedPart.blotName)) markPreserved(page.body);
    if (scroll.query(SoftBreak.blotName)) sortBreaks(page.body);
    for (const word of textsOf(page.body)) word.data = word.data.replaceAll('\u00a0', unbroken);
    const delta = super.convert({ html: page.documentElement.outerHTML, text }, formats);
    for (const op of delta.ops) {
      if (typeof op.insert === 'string') op.insert = op.insert.replaceAll(unbroken, '\u00a0');
    }
    return pictures.length === 0 ? delta : this.#withoutMarks(delta, pictures);
  }

  /** The marks of pictures are left out, and their places kept. */
  #withoutMarks(delta: Delta, files: readonly File[]): Delta {
    const rest = [...files];
    let index = 0;
    const ops = delta.ops.flatMap((op) => {
      if (typeof op.insert !== 'string') {
        index += 1;
        return [op];
      }
      const pieces = op.insert.split(pictureMark);
      for (const [at, piece] of pieces.entries()) {
        index += piece.length;
        const file = at < pieces.length - 1 ? rest.shift() : undefined;
        if (file) this.#pictures.push({ file, index });
      }
      const insert = pieces.join('');
      return insert === '' ? [] : [{ ...op, insert }];
    });
    return new Delta(ops);
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
