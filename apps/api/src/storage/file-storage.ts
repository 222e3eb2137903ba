// Content-addressed storage of files (SHA-256): a folder, or a bucket that several processes share.
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { ReceivedContent } from './received-content.ts';
import { s3Storage } from './s3-storage.ts';

export interface StoredContent {
  sha256: string;
  storedAt: Date;
}

export interface FileStorage {
  /** The slow part of storing a content, done before the transaction begins. */
  prepare: (content: ReceivedContent) => Promise<void>;
  /** Stores a content durably; does nothing when it is stored already. */
  keep: (content: ReceivedContent) => Promise<void>;
  /** Null when there is no such content, or when it has another size. */
  open: (sha256: string, size?: number) => Promise<Readable | null>;
  remove: (sha256: string) => Promise<void>;
  /** All contents, in no order; what is not named as a content is left out. */
  list: () => AsyncIterable<StoredContent>;
  /** Logs an error when the storage cannot be used. */
  check: () => Promise<void>;
}

export function openFileStorage(config: Config, log: FastifyBaseLogger): FileStorage {
  return config.s3 === null ? diskStorage(config) : s3Storage(config.s3, log);
}
