// A backup and a restore fill a folder that was empty: whole, or not at all. One that is killed leaves its mark, and is repeated from the beginning.
import { chmod, mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderInUseError, lockAmongProcesses } from '../../database/embedded/folder-lock.ts';
import { withoutOthers } from '../../storage/owner-only.ts';
import { unfinishedMark } from '../../storage/unfinished-folder.ts';
import { TaskError } from '../task-error.ts';

interface Filling<Result> {
  folder: string;
  /** What `work` makes in it. */
  parts: readonly string[];
  /** Why another folder is refused. */
  notEmpty: string;
  work: () => Promise<Result>;
}

/** @returns what `work` returns, and whether an earlier one had been interrupted */
export async function fillFolder<Result>({ folder, parts, notEmpty, work }: Filling<Result>) {
  const found = await namesIn(folder);
  requireEmpty(found, parts, notEmpty);
  const isRepeated = found?.includes(unfinishedMark) ?? false;
  try {
    await mkdir(folder, { recursive: true });
    const release = await lockAmongProcesses(folder);
    try {
      // somebody else may have begun while this process came to the lock
      if (!isRepeated) requireEmpty(await namesIn(folder), [], notEmpty);
      await tighten(folder);
      await writeFile(path.join(folder, unfinishedMark), '', { flush: true });
      if (isRepeated) await removeParts(folder, parts);
      const result = await emptied(folder, parts, found === null, work);
      await rm(path.join(folder, unfinishedMark));
      return { result, isRepeated };
    } finally {
      await release();
    }
  } catch (error) {
    throw refusalOf(error, folder) ?? error;
  }
}

/** What fails leaves the folder as it was. */
async function emptied<Result>(
  folder: string,
  parts: readonly string[],
  isNew: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await removeParts(folder, [...parts, unfinishedMark]);
    if (isNew) await rmdir(folder).catch(() => undefined);
    throw error;
  }
}

/** Null without a folder. */
async function namesIn(folder: string): Promise<string[] | null> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw refusalOf(error, folder) ?? error;
  });
}

function requireEmpty(found: readonly string[] | null, parts: readonly string[], notEmpty: string): void {
  const expected = found?.includes(unfinishedMark) ? [unfinishedMark, ...parts] : [];
  if (found?.some((name) => !expected.includes(name))) throw new TaskError(notEmpty, 2);
}

async function removeParts(folder: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) await rm(path.join(folder, part), { recursive: true, force: true });
}

/** Some file systems know no rights, and the folder may be somebody else's: what is in it belongs to its maker alone. */
async function tighten(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await chmod(folder, withoutOthers(mode & 0o7777)).catch(() => undefined);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'brak prawa',
  EPERM: 'brak prawa',
  EROFS: 'dysk jest tylko do odczytu',
  ENOTDIR: 'to nie jest katalog',
  EEXIST: 'to nie jest katalog',
};

function refusalOf(error: unknown, folder: string): TaskError | null {
  if (error instanceof TaskError) return error;
  if (error instanceof FolderInUseError) return new TaskError(`Katalog ${folder} właśnie zapełnia inny proces`);
  const { code, path: place = folder, dest = place } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = reasons[String(code)];
  if (reason === undefined) return null;
  const isHere = path.resolve(dest).startsWith(path.resolve(folder));
  return new TaskError(isHere ? `Nie można zapisać w katalogu ${folder}: ${reason}` : `${dest}: ${reason}`);
}
