// A lock file: one process at a time. It contains the id of its process, so that the lock of a killed process is recognized.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** Takes the lock, or returns the process that holds it. */
export async function lockFile(file: string): Promise<{ release: () => Promise<void> } | { owner: number }> {
  const lock = `${file}.lock`;
  const own = `${lock}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(own, String(process.pid), { mode: 0o600 });
  try {
    for (;;) {
      // Linking is atomic: no process sees a lock without its process id.
      const isLocked = await link(own, lock).then(
        () => true,
        (error: unknown) => {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        },
      );
      if (isLocked) return { release: () => rm(lock, { force: true }) };
      const owner = await ownerOf(lock);
      if (isAlive(owner)) return { owner };
      await removeStaleLock(lock, `${own}.old`);
    }
  } finally {
    await rm(own, { force: true });
  }
}

async function ownerOf(lock: string): Promise<number> {
  return Number(await readFile(lock, 'utf8').catch(() => ''));
}

/** Another process may do the same at this moment: a new lock that was moved aside by mistake is put back. */
async function removeStaleLock(lock: string, aside: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (isAlive(await ownerOf(aside))) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Whether a process of this id runs. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
