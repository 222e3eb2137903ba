// A backup is a folder: bip-backup.json says what must be in it, `database` or `database.dump` is the database, `files` has the contents.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { storageKey } from '../../storage/storage-key.ts';
import { isUnfinished } from '../../storage/unfinished-folder.ts';
import { TaskError } from '../task-error.ts';
import { requirePlain } from './plain-folder.ts';

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

/** What a backup has in its folder. */
export const backupParts = ['database', dumpFile, 'files', headFile, `${headFile}.new`];

/** The head names every table and no more. */
const maxHeadSize = 1_000_000;

const headSchema = z.object({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgres']),
  made: z.string(),
  migration: z.string().regex(/^\w[\w.-]{0,199}$/),
  tables: z.record(z.string(), z.int().nonnegative()),
  contents: z.int().nonnegative(),
});

/** The head comes last: a backup without it was interrupted. */
export async function writeHead(folder: string, head: BackupHead): Promise<void> {
  const file = path.join(folder, headFile);
  await writeFile(`${file}.new`, `${JSON.stringify(head, null, 2)}\n`, { flush: true });
  await rename(`${file}.new`, file);
}

export async function readHead(folder: string): Promise<BackupHead> {
  const file = path.join(folder, headFile);
  if (isUnfinished(folder))
    throw new TaskError(`W katalogu ${folder} nie ma całej kopii: jej tworzenie przerwano albo jeszcze trwa`);
  if (!existsSync(file)) throw new TaskError(`W katalogu ${folder} nie ma całej kopii: brak pliku ${headFile}`);
  await requirePlain(folder);
  const found = await stat(file);
  if (!found.isFile() || found.size > maxHeadSize) throw damagedHead(file);
  const head = parsed(await readFile(file, 'utf8'));
  if (typeof head === 'object' && head !== null && 'format' in head && Number(head.format) > 1)
    throw new TaskError(`${file}: kopia pochodzi z nowszego wydania Redakcji BIP`);
  const { data } = headSchema.safeParse(head);
  if (data === undefined) throw damagedHead(file);
  await requireParts(folder, data.engine);
  return data;
}

/** @throws TaskError when the database or the contents are not what they have to be */
async function requireParts(folder: string, engine: BackupHead['engine']): Promise<void> {
  const damaged = (part: string, fault: string) =>
    new TaskError(`Kopia w katalogu ${folder} jest uszkodzona: ${part} ${fault}`);
  const parts = engine === 'embedded' ? ([['database', true]] as const) : ([[dumpFile, false]] as const);
  for (const [part, isFolder] of [...parts, ['files', true] as const]) {
    const found = await stat(path.join(folder, part)).catch(() => null);
    // a backup without contents has no folder of them
    if (found === null && part !== 'files') throw damaged(part, 'nie istnieje');
    if (found !== null && found.isDirectory() !== isFolder)
      throw damaged(part, isFolder ? 'nie jest katalogiem' : 'nie jest plikiem');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const damagedHead = (file: string) => new TaskError(`Plik ${file} jest uszkodzony: nie opisuje kopii`);

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
