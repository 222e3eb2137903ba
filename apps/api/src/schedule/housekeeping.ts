import type { FastifyInstance } from 'fastify';
import { cleanOlderPhotographs } from '../files/clean-older-photographs.ts';
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
    const cleaned = await cleanOlderPhotographs(services);
    if (cleaned > 0) log.info({ cleaned }, 'photographs of an older release were cleaned');
  };
  const start = () => {
    running = running.then(look).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  };
  const timer = setInterval(start, interval).unref();
  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
