// Content-addressed storage of files (SHA-256), wherever they are stored.
import type { Readable } from 'node:stream';
import type { ReceivedContent } from './received-content.ts';

export interface StoredContent {
  sha256: string;
  storedAt: Date;
}

/** As it was recorded. A content of another size would break off, or be another one; null opens any. */
export interface RecordedContent {
  sha256: string;
  size: number | null;
}

export interface FileStorage {
  /** The slow part of storing a content, done before the transaction begins. */
  prepare: (content: ReceivedContent) => Promise<void>;
  /** Stores a content durably; does nothing when it is stored already. */
  save: (content: ReceivedContent) => Promise<void>;
  /** Null when there is no such content, or when it has another size. */
  open: (content: RecordedContent) => Promise<Readable | null>;
  remove: (sha256: string) => Promise<void>;
  /** All contents, in no order; what is not named as a content is left out. */
  list: () => AsyncIterable<StoredContent>;
  /** Logs an error when the storage cannot be used. */
  check: () => Promise<void>;
}
