import type { FastifyInstance } from 'fastify';
import { removeUnsavedUploads } from '../files/unsaved-uploads.ts';
import type { Services } from '../shared/services.ts';

const everySixHours = 6 * 60 * 60 * 1000;

/** What is done now and then, whenever it suits: as a plugin of the server, so that it ends before the database closes. */
export function keepHouse(app: FastifyInstance, services: Services, interval = everySixHours): void {
  const { log } = services;
  let running = Promise.resolve();
  const look = async () => {
    const removed = await removeUnsavedUploads(services);
    if (removed > 0) log.info({ removed }, 'uploads that were never saved were removed');
  };
  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  }, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
