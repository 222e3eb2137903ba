import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { FileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** A folder, or a bucket that several processes share. */
export function openFileStorage(config: Config, log: FastifyBaseLogger): FileStorage {
  return config.s3 === null ? diskStorage(config) : s3Storage(config.s3, log);
}
