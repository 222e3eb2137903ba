import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import { checkpointWhenDue, vacuumChangedTables } from '../database/embedded/upkeep.ts';

/** As often as PostgreSQL looks by itself. */
const minute = 60_000;

/** What a server of PostgreSQL does in the background, for the embedded database. A plugin of the server, so that it ends before the database closes. */
export function startUpkeep(app: FastifyInstance, services: SystemServices, interval = minute): void {
  const { config, db, log } = services;
  if (config.database.url !== null) return;
  let running: Promise<void> | null = null;
  const run = async () => {
    const tables = await vacuumChangedTables(db);
    if (tables.length > 0) log.debug({ tables }, 'tables were vacuumed');
    if (await checkpointWhenDue(db)) log.debug('the log of the database was written to its tables');
  };
  const start = () => {
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the upkeep of the database failed and will try again'))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
