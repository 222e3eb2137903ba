// What a 7z archive unpacks to. It stands in a header at its end, which is packed (LZMA) as a rule; only this header is ever unpacked.
// Files in it cannot be taken out without unpacking them, so archives among them stay unseen: its own size is bounded, theirs is not.
// The format: 7zFormat.txt of the LZMA SDK, in the public domain.
import type { FileHandle } from 'node:fs/promises';
import { type Archive, type ArchiveSize, maxEntries } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const signature = Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]);
const signatureLength = 32;
/** The names of 20,000 entries take less. */
const maxHeader = 4 * 1_048_576;

const id = {
  end: 0,
  header: 1,
  properties: 2,
  streams: 4,
  files: 5,
  packInfo: 6,
  unpackInfo: 7,
  subStreams: 8,
  size: 9,
  crc: 10,
  folder: 11,
  unpackSize: 12,
  streamCounts: 13,
  packedHeader: 23,
};
const lzma = '030101';

/** The header is encrypted, or packed in a way that no common program uses: what is in the archive cannot be told. */
export class ClosedArchiveError extends Error {}

/** Null when the file is no archive that can be read. */
export async function readSevenZip(path: string, size: number): Promise<Archive | null> {
  try {
    return { ...(await withFile(path, (file) => readArchive(file, size))), members: [] };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function readArchive(file: FileHandle, size: number): Promise<ArchiveSize> {
  const start = await readAt(file, 0, signatureLength);
  if (start.length < signatureLength || !start.subarray(0, 6).equals(signature)) throw new RangeError('no signature');
  const [offset, length] = [Number(start.readBigUInt64LE(12)), Number(start.readBigUInt64LE(20))];
  if (signatureLength + offset + length > size) throw new RangeError('cut short');
  if (length === 0) return { entries: 0, unpacked: 0 };
  if (length > maxHeader) return tooMany;
  let header = await readAt(file, signatureLength + offset, length);
  // a header may be packed more than once
  for (let depth = 0; header[0] === id.packedHeader; depth++) {
    const { packed, folders } = readStreams(new Reader(header.subarray(1)));
    const [folder] = folders;
    if (packed === null || folder === undefined || depth > 3) throw new RangeError('no header');
    if (folder.unpacked > maxHeader || packed.size > maxHeader) return tooMany;
    if (folder.coder?.method !== lzma) throw new ClosedArchiveError();
    if (signatureLength + packed.at + packed.size > size) throw new RangeError('cut short');
    const bytes = await readAt(file, signatureLength + packed.at, packed.size);
    header = await unpackLzma(folder.coder.properties, folder.unpacked, bytes);
  }
  return readHeader(new Reader(header));
}

const tooMany: ArchiveSize = { entries: Number.POSITIVE_INFINITY, unpacked: 0 };

/** As a file of its own (.lzma): the properties, the length, the packed bytes. The window need not be larger than what comes out. */
async function unpackLzma(properties: Buffer, length: number, packed: Buffer): Promise<Buffer> {
  const { decompress } = await import('lzma1');
  const head = Buffer.alloc(13);
  head[0] = properties[0] ?? 0;
  head.writeUInt32LE(Math.max(length, 4096), 1);
  head.writeUInt32LE(length, 5);
  try {
    return Buffer.from(decompress(Buffer.concat([head, packed])));
  } catch {
    throw new RangeError('a broken header');
  }
}

function readHeader(reader: Reader): ArchiveSize {
  if (reader.byte() !== id.header) throw new RangeError('no header');
  const archive = { entries: 0, unpacked: 0 };
  for (let kind = reader.byte(); kind !== id.end; kind = reader.byte()) {
    if (kind === id.properties) skipProperties(reader);
    else if (kind === id.streams) {
      const { folders } = readStreams(reader);
      archive.unpacked = folders.reduce((total, { unpacked }) => total + unpacked, 0);
    } else if (kind === id.files) {
      archive.entries = reader.number();
      // names and dates follow, which nobody asks for
      return archive;
    } else throw new ClosedArchiveError();
  }
  return archive;
}

function skipProperties(reader: Reader): void {
  while (reader.byte() !== id.end) reader.bytes(reader.number());
}

interface Folder {
  /** Of a folder with a single one. */
  coder: { method: string; properties: Buffer } | null;
  /** One for each stream that comes out of a coder. */
  outputs: number;
  /** Bytes. */
  unpacked: number;
  hasChecksum: boolean;
}

function readStreams(reader: Reader) {
  let packed: { at: number; size: number } | null = null;
  let folders: Folder[] = [];
  for (let kind = reader.byte(); kind !== id.end; kind = reader.byte()) {
    if (kind === id.packInfo) packed = readPackInfo(reader);
    else if (kind === id.unpackInfo) folders = readUnpackInfo(reader);
    else if (kind === id.subStreams) skipSubStreams(reader, folders);
    else throw new RangeError('an unknown part');
  }
  return { packed, folders };
}

function readPackInfo(reader: Reader): { at: number; size: number } {
  const at = reader.number();
  const count = reader.count();
  let first = 0;
  for (let kind = reader.byte(); kind !== id.end; kind = reader.byte()) {
    if (kind === id.size) [first = 0] = reader.numbers(count);
    else if (kind === id.crc) reader.checksums(count);
    else throw new RangeError('an unknown part');
  }
  return { at, size: first };
}

function readUnpackInfo(reader: Reader): Folder[] {
  if (reader.byte() !== id.folder) throw new RangeError('no folders');
  const count = reader.count();
  if (reader.byte() !== 0) throw new ClosedArchiveError();
  const folders = Array.from({ length: count }, () => readFolder(reader));
  for (let kind = reader.byte(); kind !== id.end; kind = reader.byte()) {
    if (kind === id.unpackSize) {
      // of coders one after the other the last one counts, whichever it is: the largest is never less
      for (const folder of folders) folder.unpacked = Math.max(...reader.numbers(folder.outputs));
    } else if (kind === id.crc) {
      for (const [index, isThere] of reader.checksums(count).entries()) {
        const folder = folders[index];
        if (folder !== undefined) folder.hasChecksum = isThere;
      }
    } else throw new RangeError('an unknown part');
  }
  return folders;
}

function readFolder(reader: Reader): Folder {
  const coders: NonNullable<Folder['coder']>[] = [];
  const count = reader.number();
  if (count < 1 || count > 32) throw new RangeError('no coders');
  let [inputs, outputs] = [0, 0];
  for (let index = 0; index < count; index++) {
    const flags = reader.byte();
    if ((flags & 0xc0) !== 0) throw new ClosedArchiveError();
    const method = reader.bytes(flags & 0x0f).toString('hex');
    const [ins, outs] = (flags & 0x10) === 0 ? [1, 1] : [reader.number(), reader.number()];
    if (ins < 1 || outs < 1 || ins > 32 || outs > 32) throw new RangeError('no streams');
    coders.push({ method, properties: (flags & 0x20) === 0 ? Buffer.alloc(0) : reader.bytes(reader.number()) });
    inputs += ins;
    outputs += outs;
  }
  reader.numbers(2 * (outputs - 1));
  const packed = inputs - outputs + 1;
  if (packed < 1) throw new RangeError('no packed streams');
  if (packed > 1) reader.numbers(packed);
  return { coder: count === 1 ? (coders[0] ?? null) : null, outputs, unpacked: 0, hasChecksum: false };
}

/** How the folders are cut into files: read only to find what follows. */
function skipSubStreams(reader: Reader, folders: readonly Folder[]): void {
  let counts = folders.map(() => 1);
  for (let kind = reader.byte(); kind !== id.end; kind = reader.byte()) {
    if (kind === id.streamCounts) counts = folders.map(() => reader.count());
    else if (kind === id.size) for (const count of counts) reader.numbers(Math.max(0, count - 1));
    else if (kind === id.crc) {
      const unknown = counts.map((count, index) => (count === 1 && folders[index]?.hasChecksum === true ? 0 : count));
      reader.checksums(unknown.reduce((total, count) => total + count, 0));
    } else throw new RangeError('an unknown part');
  }
}

/** Every read past the end is a RangeError, so no count can make it go on for long. */
class Reader {
  private readonly source: Buffer;
  private at = 0;

  constructor(source: Buffer) {
    this.source = source;
  }

  byte(): number {
    return this.bytes(1)[0] ?? 0;
  }

  bytes(length: number): Buffer {
    const start = this.at;
    if (length > this.source.length - start) throw new RangeError('past the end');
    this.at = start + length;
    return this.source.subarray(start, this.at);
  }

  /** The first bits say how many bytes follow, the lowest first. */
  number(): number {
    const first = this.byte();
    let value = 0;
    for (let index = 0, mask = 0x80; index < 8; index++, mask >>= 1) {
      if ((first & mask) === 0) return value + (first & (mask - 1)) * 2 ** (8 * index);
      value += this.byte() * 2 ** (8 * index);
    }
    return value;
  }

  numbers(count: number): number[] {
    return Array.from({ length: count }, () => this.number());
  }

  /** A number of things of which each takes a byte at least, or of files. */
  count(): number {
    const count = this.number();
    if (count > Math.max(maxEntries, this.source.length)) throw new RangeError('more than there can be');
    return count;
  }

  /** Checksums of so many things, not all of which need one. Gives which have one. */
  checksums(count: number): boolean[] {
    const areAll = this.byte() !== 0;
    const bits = areAll ? null : this.bytes(Math.ceil(count / 8));
    const present = Array.from({ length: count }, (_, index) =>
      bits === null ? true : ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0,
    );
    this.bytes(4 * present.filter(Boolean).length);
    return present;
  }
}
