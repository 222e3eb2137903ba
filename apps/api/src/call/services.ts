import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Workers } from '../workers/workers.ts';
import type { RepeatedEvents } from './repeated-events.ts';

/** Dependencies of handlers; created in server.ts, replaced by tests. */
export interface Services {
  db: Database;
  /** Executes a prepared statement without the query builder, for lists and other calls that must be fast. */
  read: OpenDatabase['read'];
  readList: OpenDatabase['readList'];
  config: Config;
  storage: FileStorage;
  workers: Workers;
  log: FastifyBaseLogger;
  /** Counts repeatable events for the audit log. */
  repeated: RepeatedEvents;
  /** Clock; tests set their own. */
  now: () => Date;
}
