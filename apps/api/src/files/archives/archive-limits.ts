// Limits of archives: a decompression bomb is a small file that fills the disk when it is unpacked.
import type { Readable } from 'node:stream';

/** As the archive declares it. */
export interface ArchiveSize {
  entries: number;
  /** Bytes of all entries, decompressed. */
  unpacked: number;
}

/** One of the files in an archive. */
export interface Member {
  name: string;
  /** Bytes, as the archive declares. */
  size: number;
  /** Streams the decompressed bytes; null when there are none, or when they are encrypted or compressed in an unsupported way. */
  open: (() => Promise<Readable>) | null;
}

export interface Archive extends ArchiveSize {
  members: readonly Member[];
}

/** Another kind of file; larger than the limits; archives in archives in archives; declared sizes that are not those of the content. */
export type ArchiveProblem = 'other' | 'bomb' | 'too deep' | 'untrue';

export const maxEntries = 20_000;
/** Bytes that an attachment may unpack to, nested archives included. */
const maxUnpacked = 1024 * 1_048_576;
/** Text compresses ten to twenty times, a bomb a thousand times and more. Small archives may have any ratio. */
const maxRatio = 200;
const minUnpackedForRatio = 20 * 1_048_576;

/** `size`: bytes of the archive itself. */
export function isBomb({ entries, unpacked }: ArchiveSize, size: number): boolean {
  if (entries > maxEntries || unpacked > maxUnpacked) return true;
  return unpacked > minUnpackedForRatio && unpacked / size > maxRatio;
}

/** Errors of the system have codes. Errors about the format have only a message, or a code of zlib for a content that does not unpack. */
export const isSystemError = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  // a reader of documents has numbers of its own
  typeof error.code === 'string' &&
  !/^Z_(?:DATA|BUF|NEED)/.test(error.code);
