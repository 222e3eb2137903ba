// Articles as a folder: bip-articles.json says that it is one, each article is articles/<key>.json, each file files/<SHA-256>.<extension>,
// the order of articles by hand order.json.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleOrder } from '@redakcja/generated/model/articleOrder';
import { CommandError, exitCodes } from '../../shared/failures/exit-codes.ts';
import { toWriteError } from '../../shared/failures/failures.ts';
import { readForeign } from '../../shared/files/foreign-folder.ts';
import { utf8Text } from '../../shared/rows/utf8-text.ts';

export const headFile = 'bip-articles.json';
export const articlesFolder = 'articles';
export const orderFile = 'order.json';
const format = 1;

/** Of an article or of their order: the server takes two million characters of text. */
export const maxJsonSize = 50_000_000;

const articleName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.json$/;
const storedName = /^[0-9a-f]{64}\.[a-z0-9]{1,10}$/;

/** The folder that an export writes: each file whole or not at all, and only where it differs. */
export class ArticleFolder {
  readonly #folder: string;
  readonly #names = new Set<string>();
  articles = 0;
  files = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws CommandError when the folder has other files already */
  async begin(): Promise<void> {
    const found: string[] = await readdir(this.#folder).catch(() => []);
    if (found.length > 0 && !found.includes(headFile))
      throw new CommandError(
        `Katalog ${this.#folder} nie jest pusty, a nie jest eksportem artykułów: brak ${headFile}`,
        exitCodes.usage,
      );
    for (const name of [articlesFolder, 'files'])
      await this.#guarded(() => mkdir(path.join(this.#folder, name), { recursive: true }));
    // without a number of articles: an interrupted export is not read as a whole one
    await this.#write(headFile, json({ format }));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  hasArticle(key: string): boolean {
    return this.#names.has(nameOf(key));
  }

  async addArticle(key: string, article: object): Promise<void> {
    const name = nameOf(key);
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.articles += 1;
    await this.#write(name, json(article));
  }

  /** @param read the content, unless it is there from an earlier export */
  async addFile(name: string, read: () => Promise<Buffer>): Promise<void> {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.files += 1;
    const wanted = hashIn(name);
    const stored = await readFile(path.join(this.#folder, name)).catch(() => null);
    if (stored !== null && hashOf(stored) === wanted) return;
    const content = await read();
    if (hashOf(content) !== wanted) throw new CommandError(`Serwer przysłał inną treść niż ${name}. Powtórz eksport`);
    await this.#write(name, content);
  }

  /** Removes what an earlier export has left, and says that all is there. */
  async end(orders: readonly ArticleOrder[]): Promise<void> {
    await this.#write(orderFile, json(orders));
    await this.#removeOthers(articlesFolder, articleName);
    await this.#removeOthers('files', storedName);
    await this.#write(headFile, json({ format, articles: this.articles }));
  }

  async #removeOthers(folder: string, own: RegExp): Promise<void> {
    for (const name of await readdir(path.join(this.#folder, folder)))
      if (own.test(name) && !this.#names.has(`${folder}/${name}`)) await rm(path.join(this.#folder, folder, name));
  }

  #write(name: string, content: string | Buffer): Promise<void> {
    return this.#guarded(async () => {
      const file = path.join(this.#folder, name);
      const bytes = Buffer.from(content);
      const stored = (await stat(file).catch(() => null))?.size === bytes.length ? await readFile(file) : null;
      if (stored?.equals(bytes)) return;
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    });
  }

  async #guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw toWriteError(this.#folder, error);
    }
  }
}

const nameOf = (key: string) => `${articlesFolder}/${key}.json`;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const hashIn = (name: string) => path.basename(name).split('.')[0];

/** The article files of an export, from its folder, in their order; null for another folder. @throws CommandError when the export was interrupted */
export async function exportedArticles(folder: string): Promise<string[] | null> {
  const head = path.join(folder, headFile);
  if (!existsSync(head)) {
    // read one by one its articles would lack their files
    if ([articlesFolder, orderFile].every((name) => existsSync(path.join(folder, name))))
      throw new CommandError(
        `Katalog ${folder} jest eksportem artykułów bez pliku ${headFile}. Skopiuj cały eksport jeszcze raz`,
        exitCodes.usage,
      );
    return null;
  }
  const { format: given, articles } = headOf(utf8Text(await readForeign(folder, headFile, maxJsonSize), head));
  if (given !== format) throw new CommandError(`${head}: tego formatu nie zna ta wersja polecenia bip`);
  const files = (await readdir(path.join(folder, articlesFolder))).filter((name) => articleName.test(name)).sort();
  if (articles === undefined)
    throw new CommandError(`${folder}: eksport został przerwany. Powtórz go albo wczytaj katalog ${articlesFolder}`);
  if (files.length < articles)
    throw new CommandError(`${folder}: eksport ma ${articles} artykułów, a plików jest ${files.length}`);
  return files.map((name) => path.join(articlesFolder, name));
}

function headOf(text: string): { format?: unknown; articles?: number } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
