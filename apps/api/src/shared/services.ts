import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { FileStorage } from './file-storage.ts';

/** Dependencies of handlers; created in server.ts, replaced by tests. */
export interface Services {
  db: Database;
  /** Executes a prepared statement without the query builder, for lists and other calls that must be fast. */
  read: OpenDatabase['read'];
  config: Config;
  storage: FileStorage;
  log: FastifyBaseLogger;
  /** Clock; tests set their own. */
  now: () => Date;
}
