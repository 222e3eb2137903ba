// Contents on their way in: a file is written here, measured and flushed before the storage takes it, so that a failed upload, a crash or a
// full disk leaves nothing that looks like a file. Always on the disk of this process, whichever storage there is.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
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

const incoming = ({ dataDir }: Place) => path.join(dataDir, 'files/incoming');

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

/** No upload takes that long (server.ts ends requests after five minutes): what is older was left by a process that was killed. */
const maxUpload = 3_600_000;

/** Removes what processes that were killed have left. */
export async function clearIncoming(place: Place, now = Date.now()): Promise<void> {
  const names = await readdir(incoming(place)).catch(() => []);
  for (const name of names) {
    const file = path.join(incoming(place), name);
    const found = await stat(file).catch(() => null);
    if (found !== null && now - found.mtimeMs > maxUpload) await rm(file, { force: true });
  }
}
