// A disk that fills up. PostgreSQL ends when it cannot write its log; in this process it would try for ever, and nobody would be answered. So some space
// is kept for the log in a file of zeros, and no more is written to the database long before it is needed.
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

const mebibyte = 1_048_576;
/** A file of PostgreSQL's log. */
const logFile = 16 * mebibyte;

/** Bytes that are kept: the next file of the log. */
const kept = logFile;
/** Free bytes below which nothing is written: what is under way may need two files of the log. */
const leastFree = 2 * logFile;

/** Free bytes of the disk that a folder is on. */
export function freeSpace(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export const isFullDisk = (error: unknown) => /^(?:ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException)?.code ?? '');

/** Bytes that an administrator is asked to free. */
export const wantedSpace = leastFree + kept;

/** Whether the log has place for the start, and for what is written while the first writes are refused. */
export const mayStart = (dataDir: string): boolean =>
  freeSpace(dataDir) + (existsSync(keptFile(dataDir)) ? kept : 0) >= leastFree;

const keptFile = (dataDir: string) => path.join(dataDir, 'database.reserve');

export class KeptSpace {
  readonly #dataDir: string;
  #isKept: boolean;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#isKept = existsSync(keptFile(dataDir));
  }

  /** Whether writes may begin; keeps space again once there is enough. */
  isEnough(): boolean {
    const free = freeSpace(this.#dataDir);
    if (!this.#isKept && free >= leastFree + kept) this.#keep();
    return this.#isKept && free >= leastFree;
  }

  /** Gives the space to a write that found none; false when there is none to give. */
  release(): boolean {
    if (!this.#isKept) return false;
    this.#isKept = false;
    rmSync(keptFile(this.#dataDir), { force: true });
    return true;
  }

  #keep(): void {
    const file = keptFile(this.#dataDir);
    try {
      const descriptor = openSync(file, 'w', 0o600);
      try {
        const zeros = Buffer.alloc(mebibyte);
        for (let size = 0; size < kept; size += zeros.length) writeSync(descriptor, zeros);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
      this.#isKept = true;
    } catch (error) {
      rmSync(file, { force: true });
      if (!isFullDisk(error)) throw error;
    }
  }
}
