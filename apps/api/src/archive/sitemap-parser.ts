// Reads one sitemap (sitemaps.org) as it arrives: nothing is kept of it but the address that is being read.
import sax from 'sax';
import type { ProblemError } from '../shared/problem.ts';
import { archiveFailure } from './archive-failure.ts';

export interface SitemapEntry {
  /** A page or file, or another sitemap of an index. */
  kind: 'address' | 'sitemap';
  location: string;
}

/** No address is longer than this; the rest of a longer one is not kept. */
const maxLocationLength = 4000;

/** Entries of the document, chunk by chunk. `name` is the address it came from, for messages. */
export async function* parseSitemap(document: AsyncIterable<Buffer>, name: string): AsyncGenerator<SitemapEntry[]> {
  const reader = new Reader(name);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw archiveFailure(`Mapa strony nie jest zapisana w UTF-8: ${name}`);
    }
  };
  for await (const bytes of document) yield reader.read(decode(bytes));
  decode();
  yield reader.end();
}

class Reader {
  readonly #name: string;
  readonly #parser = sax.parser(true, { xmlns: true, position: true });
  #found: SitemapEntry[] = [];
  /** Names of the open elements. */
  #open: string[] = [];
  #isSitemap = false;
  #namespace = '';
  #location: string | null = null;

  constructor(name: string) {
    this.#name = name;
    const parser = this.#parser;
    parser.onerror = () => {
      throw archiveFailure(
        `Mapa strony nie jest poprawnym dokumentem XML (wiersz ${parser.line + 1}, kolumna ${parser.column + 1}): ${name}`,
      );
    };
    // declarations of entities stand there: what they can do to a reader no sitemap needs
    parser.ondoctype = (declared) => {
      if (/^\s*html\b/i.test(declared)) throw this.#notSitemap();
      throw archiveFailure(`Mapa strony zawiera deklarację DOCTYPE, która jest niedozwolona: ${name}`);
    };
    parser.onopentag = (tag) => this.#enter(tag as sax.QualifiedTag);
    parser.onclosetag = () => this.#leave();
    parser.ontext = (text) => this.#write(text);
    parser.oncdata = (text) => this.#write(text);
  }

  read(text: string): SitemapEntry[] {
    this.#parser.write(text);
    return this.#taken();
  }

  end(): SitemapEntry[] {
    this.#parser.close();
    if (!this.#isSitemap) throw this.#notSitemap();
    return this.#taken();
  }

  #notSitemap(): ProblemError {
    return archiveFailure(`To nie jest mapa strony: ${this.#name}`);
  }

  #taken(): SitemapEntry[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  #enter({ local, uri }: sax.QualifiedTag): void {
    if (this.#open.length === 0) {
      if (local !== 'urlset' && local !== 'sitemapindex') {
        throw this.#notSitemap();
      }
      this.#isSitemap = true;
      this.#namespace = uri;
    }
    // an element of another vocabulary (pictures, languages) may have the same name
    this.#open.push(uri === this.#namespace ? local : '');
    if (this.#open.length > 100) throw this.#notSitemap();
    if (this.#isLocation()) this.#location = '';
  }

  #leave(): void {
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

  #write(text: string): void {
    if (this.#location === null || !this.#isLocation()) return;
    this.#location = (this.#location + text).slice(0, maxLocationLength);
  }
}
