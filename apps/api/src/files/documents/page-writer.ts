// Collects the text of an attachment page by page, within limits.

export interface DocumentText {
  state: 'text' | 'scan' | 'unreadable';
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
}

export const noProperties: DocumentProperties = { title: null, language: null, isTagged: false };

export type ReadDocument = DocumentText & { properties: DocumentProperties };

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

/** Pages of a document that is read piece by piece. */
export class PageWriter {
  readonly #pages: string[] = [''];
  #letters = 0;
  hasPages = false;

  /** False when there is enough: what comes later is not read. */
  write(text: string): boolean {
    const last = this.#pages.length - 1;
    const room = Math.min(documentLimits.pageLetters - (this.#pages[last]?.length ?? 0), text.length);
    this.#pages[last] += text.slice(0, room);
    this.#letters += room;
    if (room < text.length && !this.hasPages) {
      this.#pages.push('');
      return this.#isOpen() && this.write(text.slice(room));
    }
    return this.#isOpen();
  }

  nextPage(): boolean {
    this.hasPages = true;
    this.#pages.push('');
    return this.#isOpen();
  }

  /** A page says something when there are some letters on it. */
  read(): DocumentText {
    const pages = this.#pages.map(tidied);
    return { state: pages.some((page) => page !== '') ? 'text' : 'unreadable', hasPages: this.hasPages, pages };
  }

  #isOpen(): boolean {
    return this.#letters < documentLimits.letters && this.#pages.length <= documentLimits.pages;
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

export const unreadable: ReadDocument = {
  state: 'unreadable',
  hasPages: false,
  pages: [],
  properties: noProperties,
};
