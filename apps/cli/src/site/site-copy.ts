// A static copy of the bulletin: a folder of files, and a note of what is in it.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { toWriteError } from '../shared/failures/failures.ts';
import { makeForEverybody } from '../shared/files/owner-only.ts';
import type { Bulletin, Listed } from './bulletin.ts';
import { asFile, fileOfAttachment, fileOfPage, shownBy } from './static-links.ts';

const noteFile = '.kopia-biuletynu.json';

interface Note {
  site: string;
  /** Mark of each file that was written. */
  marks: Record<string, string>;
  /** Pictures, typeface and style sheet by their addresses: they never change. */
  shown: Record<string, string>;
}

const endings: Readonly<Record<string, string>> = {
  'text/css': 'css',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

export class SiteCopy {
  readonly #folder: string;
  readonly #bulletin: Bulletin;
  readonly #files: Map<string, { file: string; one: Listed }>;
  readonly #note: Note;
  readonly #fetching = new Map<string, Promise<string>>();

  /** @throws CommandError when the folder has files and is no copy */
  constructor(folder: string, bulletin: Bulletin, listed: readonly Listed[]) {
    this.#folder = folder;
    this.#bulletin = bulletin;
    const fileOf = ({ path: address, name }: Listed) =>
      name === undefined ? fileOfPage(address) : fileOfAttachment(address, name);
    this.#files = new Map(listed.map((one) => [one.path, { file: fileOf(one), one }]));
    this.#note = readNote(folder, bulletin.address);
  }

  get size(): number {
    return this.#files.size;
  }

  /** What is missing, or another than in the copy. */
  work(isAnew: boolean): Listed[] {
    return [...this.#files.values()]
      .filter(({ file, one }) => isAnew || this.#note.marks[file] !== one.mark)
      .map(({ one }) => one);
  }

  async add(one: Listed): Promise<void> {
    const file = this.#files.get(one.path)?.file ?? fileOfPage(one.path);
    const answer = await this.#bulletin.get(one.path);
    const isPage = one.name === undefined && answer.headers.get('content-type')?.startsWith('text/html');
    this.#write(
      file,
      isPage ? await this.#page(await answer.text(), file) : new Uint8Array(await answer.arrayBuffer()),
    );
    this.#note.marks[file] = one.mark;
  }

  /** The page with what it is shown with. */
  async #page(html: string, file: string): Promise<string> {
    const own = shownBy(html).filter((address) => !this.#files.has(address));
    const names = new Map<string, string>();
    for (const address of own) if (isShown(address)) names.set(address, await this.#fetched(address));
    return asFile(html, file, {
      site: this.#bulletin.address,
      fileOf: (address) => names.get(address) ?? this.#files.get(address)?.file,
    });
  }

  #fetched(address: string): Promise<string> {
    const known = this.#note.shown[address];
    if (known !== undefined) return Promise.resolve(known);
    const fetching = this.#fetching.get(address) ?? this.#fetch(address);
    this.#fetching.set(address, fetching);
    return fetching;
  }

  async #fetch(address: string): Promise<string> {
    const answer = await this.#bulletin.get(address);
    const [type = ''] = answer.headers.get('content-type')?.split(';') ?? [];
    const [place = '', query = ''] = address.slice(1).split('?');
    const name = query === '' ? place : `${place}-${query.replaceAll(/\W/g, '')}`;
    const file = path.extname(name) === '' ? `${name}.${endings[type] ?? 'bin'}` : name;
    this.#write(
      file,
      type === 'text/css' ? await this.#style(await answer.text()) : new Uint8Array(await answer.arrayBuffer()),
    );
    this.#note.shown[address] = file;
    return file;
  }

  /** The typeface lies beside the sheet. */
  async #style(css: string): Promise<string> {
    for (const [, address = ''] of css.matchAll(/url\((\/[^)]+)\)/g)) await this.#fetched(address);
    return css.replaceAll('url(/', 'url(');
  }

  /** Files of what is in the bulletin no more. Returns how many. */
  removeOthers(): number {
    const present = new Set([...this.#files.values()].map(({ file }) => file));
    const gone = Object.keys(this.#note.marks).filter((file) => !present.has(file));
    for (const file of gone) {
      rmSync(path.join(this.#folder, file), { force: true });
      delete this.#note.marks[file];
    }
    this.note();
    return gone.length;
  }

  note(): void {
    this.#write(noteFile, JSON.stringify(this.#note));
  }

  /** Whole or not at all, and never outside the folder, whatever the bulletin says. */
  #write(name: string, content: string | Uint8Array): void {
    const root = path.resolve(this.#folder);
    const file = path.resolve(root, name);
    if (!file.startsWith(root + path.sep)) throw new CommandError(`Biuletyn podaje adres spoza katalogu: ${name}`);
    try {
      // a server of files reads them
      makeForEverybody(() => {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.part`, content);
      });
      renameSync(`${file}.part`, file);
    } catch (error) {
      throw toWriteError(this.#folder, error);
    }
  }
}

/** Beside pages and feeds: what a browser loads for a page. */
const isShown = (address: string) => /^\/(styl-|bip\.svg|czcionki\/|api\/files\/)/.test(address);

function readNote(folder: string, site: string): Note {
  const file = path.join(folder, noteFile);
  if (!existsSync(file)) {
    if (existsSync(path.join(folder, 'index.html')))
      throw new CommandError(`Katalog ${folder} ma już stronę, a nie jest kopią biuletynu`, exitCodes.usage);
    return { site, marks: {}, shown: {} };
  }
  const note = JSON.parse(readFileSync(file, 'utf8')) as Note;
  if (note.site !== site)
    throw new CommandError(`Katalog ${folder} jest kopią innego biuletynu: ${note.site}`, exitCodes.usage);
  return note;
}
