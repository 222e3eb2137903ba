// The bulletin in a process of its own: it does not know the back office, and its database role reads what is public.
import type { FastifyBaseLogger } from 'fastify';
import type { SystemServices } from '../../call/services.ts';
import type { Config } from '../../config.ts';
import { openForBulletin } from '../../database/server/postgres.ts';
import { listenRefusal } from '../../database/start-refused.ts';
import { openMetrics } from '../../monitoring/serve-metrics.ts';
import { shutDownOnSignal } from '../../shutdown.ts';
import { openFileStorage } from '../../storage/open-file-storage.ts';
import { createWorkers } from '../../workers/workers.ts';
import { buildSite } from './site-server.ts';

export async function serveBulletin(config: Config, log: FastifyBaseLogger): Promise<void> {
  const { url, poolSize } = config.database;
  if (url === null) throw new Error('The bulletin alone needs a database server');
  const database = openForBulletin({ url, poolSize, patience: config.site.timeout });
  const services: SystemServices = {
    db: database.db,
    readers: database.readers,
    transaction: database.transaction,
    config,
    storage: openFileStorage(config, log),
    // no process starts before a job, and the bulletin has none
    workers: createWorkers(log),
    log,
    // it has no right to the audit log, and nothing that is repeated there
    repeated: { add: async () => undefined, close: async () => undefined },
    now: () => new Date(),
  };
  const metrics = await openMetrics(config, { ...database, log, now: services.now });
  const app = await buildSite(services, { observe: metrics.observe('bulletin') });
  const stopMetrics = await metrics.listen();
  shutDownOnSignal({ app, after: [stopMetrics, database.close], timeout: config.shutdownTimeout, log });
  const { host, site } = config;
  await app.listen({ host, port: site.port }).catch((error: unknown) => {
    throw listenRefusal(error, { host, port: site.port, variable: 'SITE_PORT' }) ?? error;
  });
  process.stdout.write(`Biuletyn działa: ${site.url}\n`);
}
