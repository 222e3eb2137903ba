import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { FileStorage } from './file-storage.ts';

/** What every handler may use; built once in server.ts, replaced by tests. */
export interface Services {
  db: Database;
  /** Rows of a prepared statement, the shortest way: for lists and other calls that must be fast. */
  read: OpenDatabase['read'];
  config: Config;
  /** Contents of files. */
  storage: FileStorage;
  log: FastifyBaseLogger;
  /** The present moment; tests set their own. */
  now: () => Date;
}
