// Archives that lie in a ZIP archive: taken out of it one by one, measured like any other, and counted with what is around them.
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { type ArchiveSize, isBomb } from './archive-limits.ts';
import { readAt, withFile } from './read-parts.ts';
import { readSevenZip } from './seven-zip-header.ts';
import { readTar } from './tar-headers.ts';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Bytes that are unpacked to look into archives, for one upload: more takes too long. */
const mostToUnpack = 256 * 1_048_576;
const [stored, deflated] = [0, 8];
const localHeaderLength = 30;

type Measure = (path: string, size: number) => Promise<ArchiveSize | null>;
/** Office files are ZIP archives too; that they hold further ones is nothing strange. */
const officeFiles = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
const archives: Readonly<Record<string, Measure>> = {
  zip: readZipDirectory,
  tar: readTar,
  '7z': readSevenZip,
  ...Object.fromEntries(officeFiles.map((extension) => [extension, readZipDirectory])),
};

export type NestedFault = 'bomb' | 'too deep';

/** What is wrong with the archives in a ZIP archive, null when nothing is. Beside the file a temporary one is made and removed. */
export async function nestedFault(path: string, size: number, directory: ZipDirectory): Promise<NestedFault | null> {
  const total: ArchiveSize = { entries: directory.entries, unpacked: directory.unpacked };
  let work = 0;
  for (const entry of directory.list) {
    const measure = archives[extensionOf(entry.name)];
    if (measure === undefined || entry.isEncrypted || ![stored, deflated].includes(entry.method)) continue;
    work += entry.unpacked;
    if (work > mostToUnpack) return 'bomb';
    const inside = await withEntry(path, entry, (innerPath) => measure(innerPath, entry.unpacked));
    if (inside === 'longer') return 'bomb';
    if (inside === null) continue;
    total.entries += inside.entries;
    total.unpacked += inside.unpacked;
    if (isBomb(total, size)) return 'bomb';
    if (isDeep(inside) && !officeFiles.includes(extensionOf(entry.name))) return 'too deep';
  }
  return null;
}

/** Whether archives lie in the inner one again. */
function isDeep(inside: ArchiveSize | ZipDirectory): boolean {
  return 'list' in inside && inside.list.some(({ name }) => /\.(?:zip|tar|7z)$/i.test(name));
}

const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Takes an entry out for `use`. One that is longer than the directory says is the trick of a bomb. */
async function withEntry<Result>(path: string, entry: ZipEntry, use: (path: string) => Promise<Result>) {
  const start = await contentStart(path, entry);
  if (start === null || entry.packed === 0) return null;
  const inner = `${path}.inner`;
  let length = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > entry.unpacked ? new RangeError('longer than declared') : null, chunk);
    },
  });
  try {
    const source: Readable = createReadStream(path, { start, end: start + entry.packed - 1 });
    const parts = entry.method === deflated ? [source, createInflateRaw(), count] : [source, count];
    await pipeline([...parts, createWriteStream(inner)]);
    return await use(inner);
  } catch (error) {
    if (error instanceof RangeError) return 'longer' as const;
    // what does not unpack does no harm
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) return null;
    throw error;
  } finally {
    await rm(inner, { force: true });
  }
}

/** Behind the entry's own header, which may be longer than the directory says. */
async function contentStart(path: string, { at }: ZipEntry): Promise<number | null> {
  const header = await withFile(path, (file) => readAt(file, at, localHeaderLength));
  if (header.length < localHeaderLength || header.readUInt32LE(0) !== 0x04034b50) return null;
  return at + localHeaderLength + header.readUInt16LE(26) + header.readUInt16LE(28);
}
