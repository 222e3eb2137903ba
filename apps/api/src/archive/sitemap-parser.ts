// Streaming parser of a sitemap (sitemaps.org).
import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ProblemError } from '../http/problem.ts';
import { archiveError } from './archive-error.ts';

export interface SitemapEntry {
  /** A URL, or a sitemap of an index. */
  kind: 'address' | 'sitemap';
  location: string;
}

/** In characters; longer addresses are truncated. */
const maxLocationLength = 4000;

/** Entries of the document, chunk by chunk. `name` is its address, for messages. */
export async function* parseSitemap(document: AsyncIterable<Buffer>, name: string): AsyncGenerator<SitemapEntry[]> {
  const reader = new Reader(name);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw archiveError(`Mapa strony nie jest zapisana w UTF-8: ${name}`);
    }
  };
  for await (const bytes of document) yield reader.read(decode(bytes));
  decode();
  yield reader.end();
}

class Reader {
  readonly #name: string;
  readonly #parser = new SaxesParser({ xmlns: true });
  #found: SitemapEntry[] = [];
  /** Local names of the open elements. */
  #open: string[] = [];
  #isSitemap = false;
  #namespace = '';
  #location: string | null = null;

  constructor(name: string) {
    this.#name = name;
    const parser = this.#parser;
    parser.on('error', () => {
      throw archiveError(
        `Mapa strony nie jest poprawnym dokumentem XML (wiersz ${parser.line}, kolumna ${parser.column}): ${name}`,
      );
    });
    // refused because of entity declarations, which no sitemap needs
    parser.on('doctype', (declared) => {
      if (/^\s*html\b/i.test(declared)) throw this.#notSitemap();
      throw archiveError(`Mapa strony zawiera deklarację DOCTYPE, która jest niedozwolona: ${name}`);
    });
    parser.on('opentag', (tag) => this.#openElement(tag));
    parser.on('closetag', () => this.#closeElement());
    parser.on('text', (text) => this.#appendText(text));
    parser.on('cdata', (text) => this.#appendText(text));
  }

  read(text: string): SitemapEntry[] {
    this.#parser.write(text);
    return this.#takeFound();
  }

  end(): SitemapEntry[] {
    if (!this.#isSitemap) throw this.#notSitemap();
    this.#parser.close();
    return this.#takeFound();
  }

  #notSitemap(): ProblemError {
    return archiveError(`To nie jest mapa strony: ${this.#name}`);
  }

  #takeFound(): SitemapEntry[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #openElement({ local, uri }: SaxesTagNS): void {
    if (this.#open.length === 0) {
      if (local !== 'urlset' && local !== 'sitemapindex') {
        throw this.#notSitemap();
      }
      this.#isSitemap = true;
      this.#namespace = uri;
    }
    // an element of another namespace (image and language extensions) may have the same local name
    this.#open.push(uri === this.#namespace ? local : '');
    if (this.#open.length > 100) throw this.#notSitemap();
    if (this.#isLocation()) this.#location = '';
  }

  #closeElement(): void {
    if (this.#isLocation() && this.#location !== null) {
      const location = this.#location.trim();
      this.#location = null;
      if (location !== '') this.#found.push({ kind: this.#open[0] === 'urlset' ? 'address' : 'sitemap', location });
    }
    this.#open.pop();
  }

  #isLocation(): boolean {
    const [root, entry, location] = this.#open;
    return this.#open.length === 3 && location === 'loc' && entry === (root === 'urlset' ? 'url' : 'sitemap');
  }

  #appendText(text: string): void {
    if (this.#location === null || !this.#isLocation()) return;
    this.#location = (this.#location + text).slice(0, maxLocationLength);
  }
}
