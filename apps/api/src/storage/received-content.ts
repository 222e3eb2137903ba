// Uploads are written to a temporary file, hashed and flushed before they are stored, so that a failed upload, a crash or a full disk leaves no
// partial file in the storage. Always on the local disk, also with a bucket.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { Config } from '../config.ts';
import { uploadTurn } from './upload-turns.ts';

type DataFolder = Pick<Config, 'dataDir'>;

/** A content that was received and not stored yet. */
export interface ReceivedContent {
  path: string;
  size: number;
  sha256: string;
  /** Hexadecimal, eight digits. */
  crc32: string;
}

const incomingFolder = ({ dataDir }: DataFolder) => path.join(dataDir, 'files/incoming');

/** Writes a stream into a temporary file, which the caller must remove with `discard`. */
export async function receive(place: DataFolder, source: Readable): Promise<ReceivedContent> {
  await uploadTurn();
  await mkdir(incomingFolder(place), { recursive: true });
  const file = path.join(incomingFolder(place), randomUUID());
  const hash = createHash('sha256');
  let checksum = 0;
  let size = 0;
  try {
    await pipeline(
      source,
      async function* measure(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          await uploadTurn();
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

/** The same for bytes in memory. */
export async function receiveBytes(place: DataFolder, bytes: Buffer): Promise<ReceivedContent> {
  await mkdir(incomingFolder(place), { recursive: true });
  const file = path.join(incomingFolder(place), randomUUID());
  await writeFile(file, bytes, { flag: 'wx', flush: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: file, size: bytes.length, sha256, crc32: crc32(bytes).toString(16).padStart(8, '0') };
}

export async function discard({ path: file }: Pick<ReceivedContent, 'path'>): Promise<void> {
  await rm(file, { force: true });
}

/** server.ts ends requests after five minutes, so that an older file was left by a process that was killed. */
const maxUploadDuration = 3_600_000;

/** Removes temporary files that were left by killed processes. */
export async function removeAbandonedUploads(place: DataFolder, now = Date.now()): Promise<void> {
  for (const file of await abandonedUploads(place, now)) await rm(file, { force: true });
}

/** Their paths. */
export async function abandonedUploads(place: DataFolder, now = Date.now()): Promise<string[]> {
  const names = await readdir(incomingFolder(place)).catch(() => []);
  const abandoned: string[] = [];
  for (const name of names) {
    const file = path.join(incomingFolder(place), name);
    const found = await stat(file).catch(() => null);
    if (found !== null && now - found.mtimeMs > maxUploadDuration) abandoned.push(file);
  }
  return abandoned;
}
