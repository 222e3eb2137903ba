import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import type { Config } from '../config.ts';
import { checkpointWhenDue, vacuumChangedTables } from '../database/embedded/upkeep.ts';
import { repeat } from './repeat.ts';

interface UpkeepServices extends Pick<SystemServices, 'db' | 'log'> {
  config: Pick<Config, 'database'>;
}

/** As often as PostgreSQL looks by itself. */
const minute = 60_000;

/** What a server of PostgreSQL does in the background, for the embedded database. */
export function startUpkeep(app: FastifyInstance, { config, db, log }: UpkeepServices, interval = minute): void {
  if (config.database.url !== null) return;
  const work = async () => {
    const tables = await vacuumChangedTables(db);
    if (tables.length > 0) log.debug({ tables }, 'tables were vacuumed');
    if (await checkpointWhenDue(db)) log.debug('the log of the database was written to its tables');
  };
  repeat(app, log, { interval, work, failure: 'the upkeep of the database failed and will try again' });
}
