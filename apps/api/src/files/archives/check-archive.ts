// What is wrong with an archive that somebody uploads. In a worker: finding out may take as long as unpacking it.
import { type ArchiveProblem, isBomb } from './archive-limits.ts';
import { nestedArchiveError } from './nested-archives.ts';
import { readTar } from './tar-archive.ts';
import { hasTrueSizes } from './true-sizes.ts';
import { readZip } from './zip-archive.ts';

export interface CheckedArchive {
  kind: 'zip' | 'tar';
  path: string;
  size: number;
  /** Files that must be in it; a folder ends with a slash. */
  holds: readonly string[];
}

/** Null for an archive within the limits. */
export async function archiveError({ kind, path, size, holds }: CheckedArchive): Promise<ArchiveProblem | null> {
  const found = await (kind === 'zip' ? readZip : readTar)(path, size);
  if (found === null) return 'other';
  if (isBomb(found, size)) return 'bomb';
  const has = (wanted: string) =>
    found.members.some(({ name }) => (wanted.endsWith('/') ? name.startsWith(wanted) : name === wanted));
  if (!holds.every(has)) return 'other';
  if (kind === 'zip' && !(await hasTrueSizes(path, size))) return 'untrue';
  return nestedArchiveError(path, size, found);
}
