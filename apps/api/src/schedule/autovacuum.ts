import type { FastifyInstance } from 'fastify';
import type { SystemServices } from '../call/services.ts';
import { vacuumChangedTables } from '../database/embedded/vacuum.ts';

/** As often as PostgreSQL looks by itself. */
const minute = 60_000;

/** Vacuums the embedded database; a server of PostgreSQL does that itself. A plugin of the server, so that it ends before the database closes. */
export function startAutovacuum(app: FastifyInstance, services: SystemServices, interval = minute): void {
  const { config, db, log } = services;
  if (config.database.url !== null) return;
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= vacuumChangedTables(db)
      .then((tables) => {
        if (tables.length > 0) log.debug({ tables }, 'tables were vacuumed');
      })
      .catch((error: unknown) => log.error({ err: error }, 'tables were not vacuumed; the next try is in a minute'))
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
