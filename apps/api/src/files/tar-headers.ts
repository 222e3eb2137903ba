// The headers of a TAR archive, read without unpacking anything. Nothing in it is packed, so only files with holes ("sparse" ones) can
// unpack to more than the archive holds.
import type { FileHandle } from 'node:fs/promises';
import { type ArchiveSize, mostEntries } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const block = 512;
/** Longest extended header that is read: names and sizes of one entry take some hundred bytes. */
const longestExtension = 65_536;

/** Null when the file is no archive that can be read to its end. */
export async function readTar(path: string, size: number): Promise<ArchiveSize | null> {
  return withFile(path, async (file) => {
    let unpacked = 0;
    let nextSize: number | null = null;
    let entries = 0;
    for (let at = 0; at + block <= size; entries++) {
      const header = await readAt(file, at, block);
      // the end is marked by empty blocks
      if (entries > 0 && header.every((byte) => byte === 0)) break;
      if (!isHeader(header)) return null;
      if (entries >= mostEntries) return { entries: entries + 1, unpacked };
      const kind = String.fromCharCode(header[156] ?? 0);
      const length: number = nextSize ?? numberAt(header, 124, 12);
      nextSize = null;
      at += block;
      if (!(length <= size - at)) return null;
      if (kind === 'x' || kind === 'g') {
        const extension = await readExtension(file, at, length);
        if (kind === 'x') nextSize = extension.size;
        unpacked += extension.realSize;
      } else unpacked += kind === 'S' ? numberAt(header, 483, 12) : length;
      at += Math.ceil(length / block) * block;
    }
    return entries === 0 ? null : { entries, unpacked };
  });
}

/** The checksum is the sum of the header's bytes, the checksum itself taken for blanks. */
function isHeader(header: Buffer): boolean {
  let sum = 0;
  for (let at = 0; at < block; at++) sum += at >= 148 && at < 156 ? 0x20 : (header[at] ?? 0);
  return header.length === block && numberAt(header, 148, 8) === sum;
}

/** Octal digits, or bytes of a large number, which the first bit announces. */
function numberAt(header: Buffer, at: number, length: number): number {
  if (((header[at] ?? 0) & 0x80) !== 0) return Number(BigInt(`0x${header.toString('hex', at + 1, at + length)}`));
  return Number.parseInt(header.toString('latin1', at, at + length), 8) || 0;
}

/** Records `length key=value` of a pax header: the size of the next entry, and the size of a file with holes. */
async function readExtension(file: FileHandle, at: number, length: number) {
  const text = (await readAt(file, at, Math.min(length, longestExtension))).toString('latin1');
  const numberOf = (key: RegExp) => {
    const digits = key.exec(text)?.[1];
    return digits === undefined ? null : Number(digits);
  };
  return {
    size: numberOf(/^\d+ size=(\d+)$/m),
    realSize: numberOf(/^\d+ GNU\.sparse\.(?:realsize|size)=(\d+)$/m) ?? 0,
  };
}
