import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';

/** What every handler may use; built once in server.ts, replaced by tests. */
export interface Services {
  db: Database;
  config: Config;
  log: FastifyBaseLogger;
  /** The present moment; tests set their own. */
  now: () => Date;
}
