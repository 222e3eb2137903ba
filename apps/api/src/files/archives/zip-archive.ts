// Reads the central directory of a ZIP archive without unpacking anything.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { type Archive, isSystemError, type Member, maxEntries } from './archive-limits.ts';
import { readAt, withFile } from './random-access.ts';

/** Over every limit. */
const overLimit: Archive = { entries: Number.POSITIVE_INFINITY, unpacked: 0, members: [] };

/** Null when the file is no valid ZIP archive. */
export async function readZip(path: string, size: number): Promise<Archive | null> {
  const members: Member[] = [];
  let packed = 0;
  let unpacked = 0;
  try {
    const zip = await openZip(path, size);
    if (zip.entryCount > maxEntries) return overLimit;
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      unpacked += entry.uncompressedSize;
      const open = entry.canDecodeFileData() ? () => openMember(path, size, entry) : null;
      members.push({ name: entry.fileNameRaw.toString(), size: entry.uncompressedSize, open });
    }
  } catch (error) {
    if (isSystemError(error)) throw error;
    return null;
  }
  // overlapping entries: together they are longer than the file
  return packed > size ? overLimit : { entries: members.length, unpacked, members };
}

async function openMember(path: string, size: number, entry: Entry): Promise<Readable> {
  return (await openZip(path, size)).openReadStreamPromise(entry);
}

/** Declared sizes are judged by the limits, and names are not used as paths: yauzl need not validate either. */
export function openZip(path: string, size: number): Promise<ZipFile> {
  const reader = new WindowReader(path);
  return fromRandomAccessReaderPromise(reader, size, { decodeStrings: false, validateEntrySizes: false });
}

const windowLength = 65_536;

/** Reads ahead: yauzl reads entry by entry, and 20,000 entries would take 40,000 system calls. Keeps no file open. */
export class WindowReader extends RandomAccessReader {
  private readonly path: string;
  private window: Buffer = Buffer.alloc(0);
  private start = 0;

  constructor(path: string) {
    super();
    this.path = path;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.bytes(position, length).then((bytes) => done(null, bytes.copy(buffer, offset)), done);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.path, { start, end: end - 1 });
  }

  /** Fewer at the end of the file. */
  async bytes(position: number, length: number): Promise<Buffer> {
    if (position < this.start || position + length > this.start + this.window.length) {
      this.window = await withFile(this.path, (file) => readAt(file, position, Math.max(length, windowLength)));
      this.start = position;
    }
    return this.window.subarray(position - this.start, position - this.start + length);
  }
}
