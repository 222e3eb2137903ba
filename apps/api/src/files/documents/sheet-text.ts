// Sheets: a line for each row, with blanks between its cells.
import type { Member } from '../archives/archive-limits.ts';
import { documentLimits, type Written } from './page-writer.ts';
import { attributeOf, readXml } from './xml-reader.ts';

/** A number as a reader would see it: computed ones have more digits than are shown, large ones are stored with an exponent. */
function shownNumber(value: string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (!Number.isInteger(number)) return String(Math.round(number * 100) / 100);
  return Number.isSafeInteger(number) && /[eE]/.test(value) ? String(number) : value;
}

/** Members: shared strings, the names of the sheets, and the sheets. */
export async function readWorkbook(members: readonly Member[], { pages, asides }: Written): Promise<void> {
  const strings = new SharedStrings();
  const shared = members.find(({ name }) => name === 'xl/sharedStrings.xml');
  if (shared !== undefined) await strings.read(shared);
  if (!strings.isWhole) asides.isWhole = false;
  let isOpen = true;
  const write = (text: string) => {
    isOpen &&= pages.write(text);
  };
  for (const member of members) {
    if (member === shared) continue;
    let kind: string | undefined;
    let value = '';
    let isValue = false;
    let isAside = false;
    await readXml(member, {
      open: (name, attributes) => {
        if (name === 'sheet') write(`${attributeOf(attributes, 'name') ?? ''}\n`);
        if (name === 'c') [kind, value] = [attributeOf(attributes, 't'), ''];
        isValue = name === 'v' || name === 't';
      },
      text: (text) => {
        if (isValue) value += text;
        else if (text.trim() !== '') {
          asides.write(text);
          isAside = true;
        }
      },
      close: (name) => {
        isValue = false;
        if (isAside) asides.write('\n\n');
        isAside = false;
        if (name === 'c') {
          const isNumber = kind === undefined || kind === 'n';
          write(`${kind === 's' ? strings.at(Number(value)) : isNumber && value !== '' ? shownNumber(value) : value} `);
          value = '';
        } else if (name === 'row') write('\n');
      },
      isDone: () => !isOpen,
    });
  }
  for (const text of strings.unused()) asides.write(`${text}\n\n`);
}

/** Texts of cells, which stand once in the file. */
class SharedStrings {
  readonly #strings: string[] = [];
  readonly #used = new Set<number>();
  #letters = 0;
  isWhole = true;

  async read(member: Member): Promise<void> {
    let text = '';
    let isText = false;
    await readXml(member, {
      open: (name) => {
        isText = name === 't';
      },
      text: (part) => {
        if (isText) text += part;
      },
      close: (name) => {
        isText = false;
        if (name !== 'si') return;
        this.#letters += text.length + 1;
        this.#strings.push(text);
        text = '';
      },
      isDone: () => {
        this.isWhole = this.#letters <= documentLimits.letters;
        return !this.isWhole;
      },
    });
  }

  at(index: number): string {
    this.#used.add(index);
    return this.#strings[index] ?? '';
  }

  /** What is left of cells that were cleared. */
  unused(): string[] {
    return this.#strings.filter((_text, index) => !this.#used.has(index));
  }
}

/** `content.xml` of OpenDocument; cells have their values beside what is shown of them. */
export async function readOpenSheet(members: readonly Member[], { pages, asides }: Written): Promise<void> {
  let isOpen = true;
  const write = (text: string) => {
    isOpen &&= pages.write(text);
  };
  let shown = '';
  let value = '';
  for (const member of members)
    await readXml(member, {
      open: (name, attributes) => {
        if (name === 'table') write(`${attributeOf(attributes, 'name') ?? ''}\n`);
        if (name !== 'table-cell') return;
        shown = '';
        value = attributeOf(attributes, 'string-value') ?? attributeOf(attributes, 'value') ?? '';
      },
      text: (text) => {
        shown += text;
        write(text);
      },
      close: (name) => {
        if (name === 'table-cell' && /\d{6}/.test(value) && !shown.includes(shownNumber(value)))
          asides.write(`${shownNumber(value)}\n\n`);
        if (name === 'table-row') write('\n');
        else if (name === 'p' || name === 'table-cell') write(' ');
      },
      isDone: () => !isOpen,
    });
}
