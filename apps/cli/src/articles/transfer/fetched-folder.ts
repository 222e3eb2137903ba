// Attachments as files: each whole or not at all, never over another file unless asked, with their sums for `sha256sum --check`.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Attachment } from '@redakcja/generated/model/attachment';
import { toWriteError } from '../../shared/failures/failures.ts';
import { hashOf } from './article-folder.ts';

export const sumsFile = 'SHA256SUMS';

export type Fetched = 'fetched' | 'present' | 'other' | 'damaged';

type Expected = Pick<Attachment, 'size' | 'crc32File'>;

export class FetchedFolder {
  readonly #folder: string;
  readonly #sums = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(): Promise<void> {
    await this.#guarded(() => mkdir(this.#folder, { recursive: true }));
    const text = await readFile(path.join(this.#folder, sumsFile), 'utf8').catch(() => '');
    for (const [, sum = '', name = ''] of text.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)) this.#sums.set(name, sum);
  }

  /** @param force replaces another file of this name */
  async add(name: string, expected: Expected, read: () => Promise<Buffer>, force: boolean): Promise<Fetched> {
    const file = path.join(this.#folder, name);
    const stored = await readFile(file).catch(() => null);
    if (stored !== null && isSame(stored, expected)) {
      this.#sums.set(name, hashOf(stored));
      return 'present';
    }
    if (stored !== null && !force) return 'other';
    const content = await read();
    if (!isSame(content, expected)) return 'damaged';
    await this.#guarded(async () => {
      await mkdir(path.dirname(file), { recursive: true });
      await this.#write(file, content);
    });
    this.#sums.set(name, hashOf(content));
    return 'fetched';
  }

  async end(): Promise<void> {
    const names = [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1));
    const text = names.map(([name, sum]) => `${sum}  ${name}\n`).join('');
    await this.#guarded(() => this.#write(path.join(this.#folder, sumsFile), text));
  }

  async #write(file: string, content: string | Buffer): Promise<void> {
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, content);
    await rename(draft, file);
  }

  async #guarded(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw toWriteError(this.#folder, error);
    }
  }
}

const isSame = (content: Buffer, { size, crc32File }: Expected) =>
  content.length === size && crc32(content) === Number.parseInt(crc32File, 16);
