import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { Workers } from '../workers/workers.ts';
import type { RepeatedEvents } from './audit/repeated-events.ts';

/** What handlers work with beside the database of their call; created in server.ts, replaced by tests. */
export interface Services {
  config: Config;
  storage: FileStorage;
  workers: Workers;
  log: FastifyBaseLogger;
  /** Counts repeatable events for the audit log. Never within a transaction: it writes by itself. */
  repeated: RepeatedEvents;
  /** Clock; tests set their own. */
  now: () => Date;
}

/** With the database itself: for what is no call (sign-in, schedule), and for the path of calls. */
export interface SystemServices extends Services, Pick<OpenDatabase, 'db' | 'readers' | 'transaction'> {}
