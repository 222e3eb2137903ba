// Where contents of files are kept, each once, under its SHA-256: a folder, or a bucket that several processes share.
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { ReceivedContent } from './received-content.ts';
import { s3Storage } from './s3-storage.ts';

export interface FileStorage {
  /** Does what takes long in keeping a content, before a transaction is opened for the rest. */
  prepare: (content: ReceivedContent) => Promise<void>;
  /** Takes a received content over for good: afterwards it survives a loss of power. One that is there already stays. */
  keep: (content: ReceivedContent) => Promise<void>;
  /** The content as a stream; null when it is not there. */
  open: (sha256: string) => Promise<Readable | null>;
  /** For a content that no row names any more. */
  remove: (sha256: string) => Promise<void>;
  /** Asks whether the storage can be used, and says in the log if not. */
  check: () => Promise<void>;
}

export function openFileStorage(config: Config, log: FastifyBaseLogger): FileStorage {
  return config.s3 === null ? diskStorage(config) : s3Storage(config.s3, log);
}

/** All of it at once, for pictures. */
export async function readContent(storage: FileStorage, sha256: string): Promise<Buffer | null> {
  const stream = await storage.open(sha256);
  return stream === null ? null : Buffer.concat(await stream.toArray());
}
