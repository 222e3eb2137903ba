// A backup is a folder: bip-backup.json says what must be in it, `database` or `database.dump` is the database, `files` has the contents.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storageKey } from '../storage/storage-key.ts';
import { TaskError } from './task-error.ts';

export interface BackupHead {
  format: 1;
  engine: 'embedded' | 'postgres';
  made: string;
  /** The last migration: a restored database needs a release that knows it. */
  migration: string;
  /** Number of rows, by table. */
  tables: Record<string, number>;
  contents: number;
}

const headFile = 'bip-backup.json';
export const dumpFile = 'database.dump';

export async function isEmptyPlace(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return true;
  return (await readdir(folder)).length === 0;
}

/** The head comes last: a backup without it was interrupted. */
export async function writeHead(folder: string, head: BackupHead): Promise<void> {
  const file = path.join(folder, headFile);
  await writeFile(`${file}.new`, `${JSON.stringify(head, null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

export async function readHead(folder: string): Promise<BackupHead> {
  const file = path.join(folder, headFile);
  if (!existsSync(file)) throw new TaskError(`W katalogu ${folder} nie ma całej kopii: brak pliku ${headFile}`);
  const head = JSON.parse(await readFile(file, 'utf8')) as BackupHead;
  if (head.format !== 1) throw new TaskError(`${file}: kopia pochodzi z nowszego wydania Redakcji BIP`);
  return head;
}

export const contentFile = (folder: string, sha256: string) => path.join(folder, 'files', storageKey(sha256));

/** Writes a content and checks it on the way. False when it is another one. */
export async function copyContent(source: Readable, target: string, sha256: string): Promise<boolean> {
  await mkdir(path.dirname(target), { recursive: true });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk, _, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(source, hashing, createWriteStream(`${target}.new`, { flush: true }));
  if (hash.digest('hex') !== sha256) return false;
  await rename(`${target}.new`, target);
  return true;
}

/** Hashes of all contents in the folder. */
export async function contentsOf(folder: string): Promise<string[]> {
  const files = path.join(folder, 'files');
  if (!existsSync(files)) return [];
  const found = await readdir(files, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile() && /^[0-9a-f]{64}$/.test(one.name)).map(({ name }) => name);
}

export const openContent = (folder: string, sha256: string) => createReadStream(contentFile(folder, sha256));
