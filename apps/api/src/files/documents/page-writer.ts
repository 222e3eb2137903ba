// Collects the text of an attachment page by page, within limits.
import type { Aside, StructureFault } from '@redakcja/domain/articles/check/attachment-findings';

export interface DocumentText {
  /** `empty` was read and has no text, `unreadable` could not be read. */
  state: 'text' | 'scan' | 'empty' | 'unreadable';
  /** Whether `pages` are those of the document; otherwise they are parts of one long text. */
  hasPages: boolean;
  pages: string[];
}

/** Properties that the author of a document can set. */
export interface DocumentProperties {
  /** Null where they are absent or empty. */
  title: string | null;
  language: string | null;
  isTagged: boolean;
  /** Whether it says that it is PDF/UA. */
  isUa: boolean;
}

export const noProperties: DocumentProperties = { title: null, language: null, isTagged: false, isUa: false };

export interface ReadDocument extends DocumentText {
  properties: DocumentProperties;
  /** Texts that stand on no page: they are checked, and not found by the search. */
  asides: Aside[];
  /** The first page that is a picture of its text. */
  scannedPage: number | null;
  /** False where something of it was not read. */
  isWhole: boolean;
  hasMacro: boolean;
  /** What its tags lack. */
  structure: readonly StructureFault[];
}

/** A property that says something. */
export function property(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : null;
}

export const documentLimits = {
  pages: 3000,
  /** Of all pages; what is beyond is not read. */
  letters: 5_000_000,
  /** Of one page, and of a part of a text without pages. */
  pageLetters: 50_000,
} as const;

/** How far before the end of a part a blank is looked for. */
const maxWordLength = 1000;

/** Pages of a document that is read piece by piece. */
export class PageWriter {
  readonly #pages: string[] = [''];
  #letters = 0;
  #isWhole = true;
  hasPages = false;

  /** False when there is enough: what comes later is not read. */
  write(text: string): boolean {
    const room = documentLimits.letters - this.#letters;
    if (text.length > room || !this.#isOpen()) this.#isWhole = false;
    if (this.#isOpen()) this.#append(text.slice(0, room));
    return this.#isOpen();
  }

  #append(text: string): void {
    const last = this.#pages.length - 1;
    const before = this.#pages[last] ?? '';
    const written = before + text;
    if (written.length <= documentLimits.pageLetters) {
      this.#pages[last] = written;
      this.#letters += text.length;
      return;
    }
    const page = written.slice(0, documentLimits.pageLetters);
    const end = this.hasPages ? page.length : endOfPart(page);
    this.#pages[last] = page.slice(0, end);
    this.#letters += end - before.length;
    if (this.hasPages) this.#isWhole = false;
    else {
      this.#pages.push('');
      this.#append(written.slice(end));
    }
  }

  nextPage(): boolean {
    this.hasPages = true;
    this.#pages.push('');
    return this.#isOpen();
  }

  /** A page says something when there are some letters on it. */
  read(): DocumentText & Pick<ReadDocument, 'isWhole'> {
    const pages = this.#pages.map(tidied);
    const state = pages.some((page) => page !== '') ? 'text' : 'empty';
    return { state, hasPages: this.hasPages, pages, isWhole: this.#isWhole && this.#isOpen() };
  }

  #isOpen(): boolean {
    return this.#letters < documentLimits.letters && this.#pages.length <= documentLimits.pages;
  }
}

/** Parts end at a blank, or after a sign between values: no number is divided. */
function endOfPart(part: string): number {
  const from = part.length - maxWordLength;
  const [sign] = /[\s;,][^\s;,]*$/.exec(part.slice(from)) ?? [''];
  return sign === '' ? part.length : part.length - sign.length + 1;
}

/** Texts that stand on no page, within the same limits. */
export class AsideWriter {
  #text = '';
  isWhole = true;

  write(text: string): void {
    if (this.#text.length + text.length <= documentLimits.letters) this.#text += text;
    else this.isWhole = false;
  }

  read(): Aside[] {
    const text = tidied(this.#text);
    return text === '' ? [] : [{ page: null, text }];
  }
}

/** Its lines without superfluous spaces; words that were divided at the end of a line are whole again. */
export function tidied(text: string): string {
  return text
    .replaceAll('\0', '')
    .toWellFormed()
    .replace(/(\p{L})[-\u00ad]\s*\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What is known of a file that gave nothing. */
export const unreadable: ReadDocument = {
  state: 'unreadable',
  hasPages: false,
  pages: [],
  asides: [],
  scannedPage: null,
  isWhole: true,
  hasMacro: false,
  structure: [],
  properties: noProperties,
};

export interface Written {
  pages: PageWriter;
  asides: AsideWriter;
}
