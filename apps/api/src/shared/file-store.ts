// Contents of uploaded files on disk, each once, under its SHA-256. A file is written beside its place and moved into it when it is whole and
// flushed, so that a failed upload, a crash or a full disk leaves nothing that looks like a file.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Config } from '../config.ts';

type Place = Pick<Config, 'dataDir'>;

/** A content that was received and is not kept yet. */
export interface ReceivedContent {
  path: string;
  size: number;
  sha256: string;
  /** Hexadecimal, eight digits. */
  crc32: string;
}

const folder = ({ dataDir }: Place) => path.join(dataDir, 'files');
const incoming = (place: Place) => path.join(folder(place), 'incoming');

export function contentPath(place: Place, sha256: string): string {
  return path.join(folder(place), sha256.slice(0, 2), sha256);
}

/** Writes a stream into a temporary file. Whoever calls removes it with `discard`, whatever happens. */
export async function receive(place: Place, source: Readable): Promise<ReceivedContent> {
  await mkdir(incoming(place), { recursive: true });
  const file = path.join(incoming(place), randomUUID());
  const hash = createHash('sha256');
  let checksum = 0;
  let size = 0;
  try {
    await pipeline(
      source,
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          checksum = crc32(chunk, checksum);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(file, { flags: 'wx', flush: true }),
    );
  } catch (error) {
    await discard({ path: file });
    throw error;
  }
  return { path: file, size, sha256: hash.digest('hex'), crc32: checksum.toString(16).padStart(8, '0') };
}

/** The same for something the server made itself. */
export async function receiveBytes(place: Place, bytes: Buffer): Promise<ReceivedContent> {
  await mkdir(incoming(place), { recursive: true });
  const file = path.join(incoming(place), randomUUID());
  await writeFile(file, bytes, { flag: 'wx', flush: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: file, size: bytes.length, sha256, crc32: crc32(bytes).toString(16).padStart(8, '0') };
}

export async function discard({ path: file }: Pick<ReceivedContent, 'path'>): Promise<void> {
  await rm(file, { force: true });
}

/** Moves a received content to its place, where it survives a loss of power. The same content that is there already stays. */
export async function keep(place: Place, content: ReceivedContent): Promise<void> {
  const target = contentPath(place, content.sha256);
  if (await exists(target)) return discard(content);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(content.path, target);
  await flushFolder(path.dirname(target));
  await flushFolder(folder(place));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function flushFolder(name: string): Promise<void> {
  const handle = await open(name, 'r');
  try {
    // Windows flushes no folders
    await handle.sync().catch(() => undefined);
  } finally {
    await handle.close();
  }
}

/** The content as a stream; null when it is not there. */
export async function openContent(place: Place, sha256: string): Promise<Readable | null> {
  const file = contentPath(place, sha256);
  return (await exists(file)) ? createReadStream(file) : null;
}

/** For a content that no row names any more. */
export async function remove(place: Place, sha256: string): Promise<void> {
  await rm(contentPath(place, sha256), { force: true });
}

/** No upload takes that long (server.ts ends requests after five minutes): what is older was left by a process that was killed. */
const longestUpload = 3_600_000;

/** Removes what processes that were killed have left. */
export async function clearIncoming(place: Place, now = Date.now()): Promise<void> {
  const names = await readdir(incoming(place)).catch(() => []);
  for (const name of names) {
    const file = path.join(incoming(place), name);
    const found = await stat(file).catch(() => null);
    if (found !== null && now - found.mtimeMs > longestUpload) await rm(file, { force: true });
  }
}
