// The headers of a TAR archive, read without unpacking anything. Nothing in it is packed, so only files with holes ("sparse" ones) can
// unpack to more than the archive holds.
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { type Archive, type Member, maxEntries } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const block = 512;
/** Longest extended header that is read: names and sizes of one entry take some hundred bytes. */
const maxExtensionLength = 65_536;

/** Null when the file is no archive that can be read to its end. */
export async function readTar(path: string, size: number): Promise<Archive | null> {
  return withFile(path, async (file) => {
    const members: Member[] = [];
    let unpacked = 0;
    let next: Extension = {};
    let entries = 0;
    for (let at = 0; at + block <= size; entries++) {
      const header = await readAt(file, at, block);
      // the end is marked by empty blocks
      if (entries > 0 && header.every((byte) => byte === 0)) break;
      if (!isHeader(header)) return null;
      if (entries >= maxEntries) return { entries: entries + 1, unpacked, members };
      const kind = String.fromCharCode(header[156] ?? 0);
      const isExtension = 'xgL'.includes(kind);
      const length = (isExtension ? undefined : next.size) ?? numberAt(header, 124, 12);
      at += block;
      if (!(length >= 0 && length <= size - at)) return null;
      if (isExtension) {
        const extension = await readExtension(file, kind, at, length);
        if (kind !== 'g') next = { ...next, ...extension };
        unpacked += extension.realSize ?? 0;
      } else {
        unpacked += kind === 'S' ? numberAt(header, 483, 12) : length;
        if (length > 0) members.push(memberAt(path, next.name ?? textOf(header.subarray(0, 100)), at, length));
        next = {};
      }
      at += Math.ceil(length / block) * block;
    }
    return entries === 0 ? null : { entries, unpacked, members };
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

function memberAt(path: string, name: string, start: number, size: number): Member {
  return { name, size, streams: async () => [createReadStream(path, { start, end: start + size - 1 })] };
}

/** What a header before the entry's own says of it. */
interface Extension {
  name?: string;
  size?: number;
  /** Of a file with holes. */
  realSize?: number;
}

/** A long name of GNU tar, or records `length key=value` of a pax header. */
async function readExtension(file: FileHandle, kind: string, at: number, length: number): Promise<Extension> {
  const text = textOf(await readAt(file, at, Math.min(length, maxExtensionLength)));
  if (kind === 'L') return { name: text };
  const extension: Extension = {};
  for (const [, key, value = ''] of text.matchAll(/^\d+ (path|size|GNU\.sparse\.(?:realsize|size))=(.+)$/gm)) {
    if (key === 'path') extension.name = value;
    else if (/^\d+$/.test(value)) extension[key === 'size' ? 'size' : 'realSize'] = Number(value);
  }
  return extension;
}

const textOf = (bytes: Buffer) => bytes.toString('latin1').split('\0', 1)[0] ?? '';
