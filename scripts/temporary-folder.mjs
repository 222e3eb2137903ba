import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** A file system in memory, on Linux. */
const memory = '/dev/shm';
/** Bytes that must be free; the databases of a run take a few hundred megabytes at a time. */
const required = 6e9;

function isRoomy() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) > required;
  } catch {
    return false;
  }
}

/** Temporary files of this process and its children are kept in memory where there is room: a test copies a database, and disks are slow. */
export function useFastTemporaryFolder() {
  if (process.env.TMPDIR !== undefined || !isRoomy()) return;
  const folder = mkdtempSync(path.join(memory, 'bip-tests-'));
  // PostgreSQL runs as another user
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Gives `work` a temporary folder, which is removed when it ends. */
export async function withFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
