// The directory of a ZIP archive, read without unpacking anything.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Archive, type Member, maxEntries } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** The end record has 22 bytes and a comment of at most 65,535. */
const maxEnd = 22 + 65_535;
const maxDirectory = 16 * 1_048_576;
const localHeaderLength = 30;
const [stored, deflated] = [0, 8];

/** Past every limit, so nobody looks what it is. */
const endless: Archive = { entries: Number.POSITIVE_INFINITY, unpacked: 0, members: [] };

/** Null when the file is no archive that can be read. */
export async function readZip(path: string, size: number): Promise<Archive | null> {
  return withFile(path, async (file) => {
    const tailStart = Math.max(0, size - maxEnd);
    const tail = await readAt(file, tailStart, size - tailStart);
    const at = endRecord(tail);
    if (at === null) return null;
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    // an archive over 4 GB or with 65,535 entries is past every limit here
    if (count === 0xffff || start === 0xffffffff || length === 0xffffffff) return endless;
    if (count > maxEntries || length > maxDirectory) return endless;
    if (start + length > tailStart + at) return null;
    return readEntries(path, await readAt(file, start, length), count, size);
  });
}

function endRecord(tail: Buffer): number | null {
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endSignature && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return at;
  }
  return null;
}

function readEntries(path: string, directory: Buffer, count: number, size: number): Archive | null {
  const members: Member[] = [];
  let at = 0;
  let packed = 0;
  let unpacked = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    const entry: Entry = {
      method: directory.readUInt16LE(at + 10),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) !== 0,
      packed: directory.readUInt32LE(at + 20),
      at: directory.readUInt32LE(at + 42),
    };
    const member: Member = {
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      size: directory.readUInt32LE(at + 24),
      streams: canBeRead(entry) ? () => streamsOf(path, entry) : null,
    };
    packed += entry.packed;
    unpacked += member.size;
    members.push(member);
    at = next;
  }
  // entries that overlap (packed more than the file is long) are the trick of the smallest bombs
  return packed > size ? endless : { entries: count, unpacked, members };
}

interface Entry {
  method: number;
  isEncrypted: boolean;
  /** Bytes, as the directory says. */
  packed: number;
  /** Where its own header begins. */
  at: number;
}

const canBeRead = ({ method, isEncrypted, packed }: Entry) =>
  !isEncrypted && packed > 0 && [stored, deflated].includes(method);

/** The entry's own header may be longer than the directory says. */
async function streamsOf(path: string, { method, packed, at }: Entry) {
  const header = await withFile(path, (file) => readAt(file, at, localHeaderLength));
  if (header.length < localHeaderLength || header.readUInt32LE(0) !== localSignature) return [Readable.from([])];
  const start = at + localHeaderLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const source = createReadStream(path, { start, end: start + packed - 1 });
  return method === deflated ? [source, createInflateRaw()] : [source];
}
