// The directory of a ZIP archive, read without unpacking anything.
import { type ArchiveSize, mostEntries } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end record has 22 bytes and a comment of at most 65,535. */
const longestEnd = 22 + 65_535;
const largestDirectory = 16 * 1_048_576;

export interface ZipEntry {
  name: string;
  /** How it is packed: 0 is not at all, 8 deflated. */
  method: number;
  isEncrypted: boolean;
  /** Bytes, as the directory says. */
  packed: number;
  unpacked: number;
  /** Where its own header begins. */
  at: number;
}

export interface ZipDirectory extends ArchiveSize {
  list: ZipEntry[];
}

/** Past every limit, so nobody looks what it is. */
const endless: ZipDirectory = { entries: Number.POSITIVE_INFINITY, unpacked: 0, list: [] };

/** Null when the file is no archive that can be read. */
export async function readZipDirectory(path: string, size: number): Promise<ZipDirectory | null> {
  return withFile(path, async (file) => {
    const tailStart = Math.max(0, size - longestEnd);
    const tail = await readAt(file, tailStart, size - tailStart);
    const at = endRecord(tail);
    if (at === null) return null;
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    // an archive over 4 GB or with 65,535 entries is past every limit here
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff) return endless;
    if (count > mostEntries || length > largestDirectory) return endless;
    if (start + length > tailStart + at) return null;
    return readEntries(await readAt(file, start, length), count, size);
  });
}

function endRecord(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endSignature && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return at;
  }
  return null;
}

function readEntries(directory: Buffer, count: number, size: number): ZipDirectory | null {
  const list: ZipEntry[] = [];
  let at = 0;
  let packed = 0;
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    const entry: ZipEntry = {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) !== 0,
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    packed += entry.packed;
    unpacked += entry.unpacked;
    list.push(entry);
    at = next;
  }
  // entries that overlap (packed more than the file is long) are the trick of the smallest bombs
  return packed > size ? endless : { entries: count, unpacked, list };
}
