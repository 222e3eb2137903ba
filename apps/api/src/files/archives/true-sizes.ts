import { createReadStream } from 'node:fs';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';
import { isSystemError } from './archive-limits.ts';
import { openZip, WindowReader } from './zip-archive.ts';

/** Packed and unpacked bytes up to which a file is unpacked at once: a stream for each of thousands of small files takes a hundred times as long. */
const maxAtOnce = 1_048_576;
const headerLength = 30;

/**
 * Whether each file of a ZIP is as long as its directory says, found by unpacking it up to there: a directory that lies hides a bomb. What cannot be
 * unpacked here (encrypted, a rare compression) is not measured.
 */
export async function hasTrueSizes(path: string, size: number): Promise<boolean> {
  const reader = new WindowReader(path);
  const zip = await openZip(path, size);
  for await (const entry of zip.eachEntry()) {
    const { compressionMethod, compressedSize, uncompressedSize } = entry;
    if (!entry.canDecodeFileData()) continue;
    const isStored = compressionMethod === 0;
    if (!(isStored ? compressedSize === uncompressedSize : await hasLength(path, reader, entry))) return false;
  }
  return true;
}

async function hasLength(path: string, reader: WindowReader, entry: Entry): Promise<boolean> {
  const { relativeOffsetOfLocalHeader: at, compressedSize, uncompressedSize } = entry;
  const header = await reader.bytes(at, headerLength);
  if (header.length < headerLength) return false;
  const start = at + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  try {
    if (Math.max(compressedSize, uncompressedSize) > maxAtOnce)
      return (await streamedLength(path, start, entry)) === uncompressedSize;
    const packed = await reader.bytes(start, compressedSize);
    return inflateRawSync(packed, { maxOutputLength: uncompressedSize + 1 }).length === uncompressedSize;
  } catch (error) {
    if (isTooLong(error)) return false;
    if (isSystemError(error)) throw error;
    // damaged, and no longer than declared until there: the check of attachments says so
    return true;
  }
}

const isTooLong = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** Ends once it is too long. */
async function streamedLength(
  path: string,
  start: number,
  { compressedSize, uncompressedSize }: Entry,
): Promise<number> {
  const source = createReadStream(path, { start, end: Math.max(start, start + compressedSize - 1) });
  const unpacked = createInflateRaw();
  source.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > uncompressedSize) break;
    }
  } finally {
    source.destroy();
  }
  return length;
}
