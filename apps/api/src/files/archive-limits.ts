// What is known of an archive without unpacking it, and when it is a bomb: a small file that fills a disk when somebody unpacks it.
import type { Readable } from 'node:stream';

/** What an archive says of itself. */
export interface ArchiveSize {
  entries: number;
  /** Bytes of everything in it. */
  unpacked: number;
}

/** One of the files in an archive. */
export interface Member {
  name: string;
  /** Bytes, as the archive says. */
  size: number;
  /** Its bytes; null when there are none, or they are encrypted or packed in a way that is not undone here. */
  open: (() => Promise<Readable>) | null;
}

export interface Archive extends ArchiveSize {
  /** Those that can be taken out one by one. */
  members: readonly Member[];
}

/** More entries than any archive of an office has. */
export const maxEntries = 20_000;
/** What an attachment may unpack to, in bytes, with the archives in it. */
const maxContent = 1024 * 1_048_576;
/** Text packs ten to twenty times; a bomb a thousand times and more. Small archives may have any ratio. */
const highestRatio = 200;
const ratioMatters = 20 * 1_048_576;

/** `size` in bytes: that of the archive itself. */
export function isBomb({ entries, unpacked }: ArchiveSize, size: number): boolean {
  if (entries > maxEntries || unpacked > maxContent) return true;
  return unpacked > ratioMatters && unpacked / size > highestRatio;
}

/** Failures of the system have codes; what is wrong with a format is told in words alone. */
export const isSystemFailure = (error: unknown) => error instanceof Error && 'code' in error;
