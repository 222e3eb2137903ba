// The directory of a ZIP archive, read without unpacking anything: what is in it, and whether it is a bomb (a small file that unpacks to a huge one).
import { mostEntries, unpacksTooLarge } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** The end record has 22 bytes and a comment of at most 65,535. */
const longestEnd = 22 + 65_535;
const largestDirectory = 16 * 1_048_576;

export interface ZipDirectory {
  names: string[];
  isBomb: boolean;
}

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
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff) return { names: [], isBomb: true };
    if (count > mostEntries || length > largestDirectory) return { names: [], isBomb: true };
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
  const names: string[] = [];
  let at = 0;
  let packed = 0;
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    packed += directory.readUInt32LE(at + 20);
    unpacked += directory.readUInt32LE(at + 24);
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
    at = next;
  }
  // entries that overlap (packed more than the file is long) are the trick of the smallest bombs
  const isBomb = packed > size || unpacksTooLarge(unpacked, size);
  return { names, isBomb };
}
