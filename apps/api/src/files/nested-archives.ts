// Archives that lie in a ZIP or TAR archive: taken out of it one by one, measured like any other, and counted with what is around them.
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type Duplex, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Archive, isBomb, isSystemFailure, type Member } from './archive-limits.ts';
import { readTar } from './tar-archive.ts';
import { readZip } from './zip-archive.ts';

/** Bytes that are unpacked to look into archives, for one upload: more takes too long. */
const maxToUnpack = 256 * 1_048_576;

type Measure = (path: string, size: number) => Promise<Archive | null>;
/** Office files are ZIP archives too; that they hold further ones is nothing strange. */
const officeFiles = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
const archives: Readonly<Record<string, Measure>> = {
  zip: readZip,
  tar: readTar,
  ...Object.fromEntries(officeFiles.map((extension) => [extension, readZip])),
};

export type NestedFault = 'bomb' | 'too deep';

/** What is wrong with the archives in one, null when nothing is. Beside the file a temporary one is made and removed. */
export async function nestedFault(path: string, size: number, archive: Archive): Promise<NestedFault | null> {
  const total = { entries: archive.entries, unpacked: archive.unpacked };
  let left = maxToUnpack;
  for (const member of archive.members) {
    const { isGzip, extension } = kindOf(member.name);
    const measure = archives[extension];
    if (member.open === null || !(isGzip || measure !== undefined)) continue;
    left -= member.size;
    if (left < 0) return 'bomb';
    const filters = [atMost(member.size), ...(isGzip ? [createGunzip(), atMost(left)] : [])];
    const inside = await unpacked(member.open, filters, `${path}.inner`, measure);
    if (inside === 'longer') return 'bomb';
    if (isGzip) {
      left -= inside.size;
      total.unpacked += inside.size;
    }
    total.entries += inside.entries;
    total.unpacked += inside.unpacked;
    if (isBomb(total, size)) return 'bomb';
    if (!officeFiles.includes(extension) && (extension === 'gz' || inside.members.some(isArchive))) return 'too deep';
  }
  return null;
}

const extensionOf = (name: string) => /\.([^./\\]+?)[. ]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** gzip packs a single file and is undone on the way: `a.tar.gz` and `a.tgz` are a TAR archive. */
function kindOf(name: string): { isGzip: boolean; extension: string } {
  const extension = extensionOf(name);
  if (extension === 'tgz') return { isGzip: true, extension: 'tar' };
  return extension === 'gz'
    ? { isGzip: true, extension: extensionOf(name.replace(/\.gz[. ]*$/i, '')) }
    : { isGzip: false, extension };
}

const isArchive = ({ name }: Member) => ['zip', 'tar', '7z', 'gz', 'tgz'].includes(extensionOf(name));

class LongerError extends Error {}

/** More bytes than were declared, or than may be unpacked, are the trick of a bomb. */
function atMost(bytes: number): Duplex {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > bytes ? new LongerError() : null, chunk);
    },
  });
}

/** Writes it into a file, and says how long it is and what is in it if it is an archive. */
async function unpacked(
  open: () => Promise<Readable>,
  filters: readonly Duplex[],
  path: string,
  measure: Measure | undefined,
) {
  try {
    const isWhole = await write(open, filters, path).then(() => true, isBroken);
    const { size } = await stat(path);
    const archive = isWhole ? await measure?.(path, size) : null;
    return { ...(archive ?? { entries: 0, unpacked: 0, members: [] }), size };
  } catch (error) {
    if (error instanceof LongerError) return 'longer';
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function write(open: () => Promise<Readable>, filters: readonly Duplex[], path: string): Promise<void> {
  const target = createWriteStream(path);
  const isClosed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline([await open(), ...filters, target]);
  } finally {
    target.destroy();
    await isClosed;
  }
}

/** What does not unpack to its end is no archive, but what came out of it counts. */
function isBroken(error: Error & { code?: string }): false {
  const isFormat = !isSystemFailure(error) || error.code?.startsWith('Z_');
  if (isFormat && !(error instanceof LongerError)) return false;
  throw error;
}
