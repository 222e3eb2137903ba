// Archives nested in a ZIP or TAR archive: extracted one by one, measured like any other, and added to the totals of the outer archive.
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type Duplex, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  type Archive,
  type ArchiveProblem,
  type ArchiveSize,
  isBomb,
  isSystemError,
  type Member,
} from './archive-limits.ts';
import { readTar } from './tar-archive.ts';
import { hasTrueSizes } from './true-sizes.ts';
import { readZip } from './zip-archive.ts';

/** Bytes that may be extracted for the checks of one upload. */
const maxExtractedSize = 256 * 1_048_576;

type ReadArchive = (path: string, size: number) => Promise<Archive | null>;
/** ZIP archives too, which may contain further ones: embedded documents. */
const officeFiles = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'];
const archives: Readonly<Record<string, ReadArchive>> = {
  zip: readZip,
  tar: readTar,
  ...Object.fromEntries(officeFiles.map((extension) => [extension, readZip])),
};

/** Null when all nested archives are within the limits. Extracts into a temporary file beside the archive. */
export async function nestedArchiveError(path: string, size: number, archive: Archive): Promise<ArchiveProblem | null> {
  const total = { entries: archive.entries, unpacked: archive.unpacked };
  let left = maxExtractedSize;
  for (const member of archive.members) {
    const { isGzip, extension } = archiveKind(member.name);
    const readArchive = archives[extension];
    if (member.open === null || !(isGzip || readArchive !== undefined)) continue;
    left -= member.size;
    if (left < 0) return 'bomb';
    const filters = [limitSize(member.size), ...(isGzip ? [createGunzip(), limitSize(left)] : [])];
    const isWithin = (inside: ArchiveSize & { size: number }) => {
      if (isGzip) {
        left -= inside.size;
        total.unpacked += inside.size;
      }
      total.entries += inside.entries;
      total.unpacked += inside.unpacked;
      return !isBomb(total, size);
    };
    const inside = await extractAndRead(member.open, filters, `${path}.inner`, readArchive, isWithin);
    if (typeof inside === 'string') return inside;
    if (!officeFiles.includes(extension) && (extension === 'gz' || inside.members.some(isArchive))) return 'too deep';
  }
  return null;
}

const extensionOf = (name: string) => /\.([^./\\]+?)[. ]*$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** gzip compresses a single file and is decompressed on the way: `a.tar.gz` and `a.tgz` are TAR archives. */
function archiveKind(name: string): { isGzip: boolean; extension: string } {
  const extension = extensionOf(name);
  if (extension === 'tgz') return { isGzip: true, extension: 'tar' };
  return extension === 'gz'
    ? { isGzip: true, extension: extensionOf(name.replace(/\.gz[. ]*$/i, '')) }
    : { isGzip: false, extension };
}

const isArchive = ({ name }: Member) => ['zip', 'tar', '7z', 'gz', 'tgz'].includes(extensionOf(name));

class SizeExceededError extends Error {}

/** Fails when more bytes come than were declared, or than may be extracted. */
function limitSize(bytes: number): Duplex {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      done(length > bytes ? new SizeExceededError() : null, chunk);
    },
  });
}

/** Extracts into a file and reads its directory, when it is an archive. Its files are measured once they are `isWithin` the limits. */
async function extractAndRead(
  open: () => Promise<Readable>,
  filters: readonly Duplex[],
  path: string,
  readArchive: ReadArchive | undefined,
  isWithin: (inside: ArchiveSize & { size: number }) => boolean,
) {
  try {
    const isComplete = await extract(open, filters, path).then(() => true, isCorrupt);
    const { size } = await stat(path);
    const archive = isComplete && readArchive !== undefined ? await readArchive(path, size) : null;
    const inside = { ...(archive ?? { entries: 0, unpacked: 0, members: [] }), size };
    if (!isWithin(inside)) return 'bomb';
    if (archive !== null && readArchive === readZip && !(await hasTrueSizes(path, size))) return 'untrue';
    return inside;
  } catch (error) {
    if (error instanceof SizeExceededError) return 'bomb';
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function extract(open: () => Promise<Readable>, filters: readonly Duplex[], path: string): Promise<void> {
  const target = createWriteStream(path);
  const isClosed = new Promise<void>((resolve) => target.once('close', resolve));
  try {
    await pipeline([await open(), ...filters, target]);
  } finally {
    target.destroy();
    await isClosed;
  }
}

/** A corrupt member is not read as an archive, but the bytes extracted so far count. */
function isCorrupt(error: Error): false {
  if (!isSystemError(error) && !(error instanceof SizeExceededError)) return false;
  throw error;
}
