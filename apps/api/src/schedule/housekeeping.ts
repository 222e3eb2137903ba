import type { FastifyInstance } from 'fastify';
import { removeExpiredKeys } from '../call/repeated/idempotency.ts';
import type { SystemServices } from '../call/services.ts';
import { removeOrphanedContents } from '../files/stored/orphaned-contents.ts';
import { stripOlderPhotos } from '../files/stored/strip-older-photos.ts';
import { removeUnsavedUploads } from '../files/uploads/unsaved-uploads.ts';
import { removeAbandonedUploads } from '../storage/received-content.ts';
import { repeat } from './repeat.ts';

const everySixHours = 6 * 60 * 60 * 1000;

/** Periodic clean-up, also at the start. */
export function startHousekeeping(app: FastifyInstance, services: SystemServices, interval = everySixHours): void {
  const { log, config } = services;
  const work = async (stop: AbortSignal) => {
    const removed = await removeUnsavedUploads(services);
    if (removed > 0) log.info({ removed }, 'uploads that were never saved were removed');
    const stripped = await stripOlderPhotos(services, stop);
    if (stripped > 0) log.info({ stripped }, 'metadata of photos of an older release was stripped');
    await removeExpiredKeys(services.db, services.now());
    await removeAbandonedUploads(config);
    const orphaned = await removeOrphanedContents(services);
    if (orphaned > 0) log.info({ orphaned }, 'contents of uploads that were cut off were removed');
  };
  const start = repeat(app, log, { interval, work, failure: 'housekeeping failed' });
  app.addHook('onListen', async () => start());
}
