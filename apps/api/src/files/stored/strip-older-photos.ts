// Strips the metadata of photos that were attached before uploads did it (migration 0015 marks them).
import { eq, sql } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';

import { integer, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { files } from '../../database/schema.ts';
import { discard, type ReceivedContent, receive } from '../../storage/received-content.ts';
import { JobKilledError } from '../../workers/worker-pool.ts';
import type { InWorker } from '../work/in-worker.ts';
import { lockContent, removeContents } from './file-rows.ts';
import { DamagedPictureError, withStrippedContent } from './stripped-content.ts';

const olderPhoto = rowShape({ id: integer(), sha256: text(), size: integer(), extension: text() });

type Photo = RowOf<typeof olderPhoto>;

type Needed = Pick<SystemServices, 'db' | 'transaction' | 'config' | 'storage' | 'log' | 'workers'>;

/** Returns the number of photos that were found. Several processes may run it at once; `stop` ends it after the photo under way. */
export async function stripOlderPhotos(services: Needed, stop?: AbortSignal): Promise<number> {
  const marked = await services.db.rows(
    olderPhoto,
    sql`select distinct on (f.id) f.id, f.sha256, f.size, d.extension from files f join document_repository d on d.file_id = f.id
      where f.may_have_camera_data order by f.id`,
  );
  for (const photo of marked) if (stop?.aborted !== true) await stripOne(services, photo);
  return marked.length;
}

async function stripOne(services: Needed, photo: Photo): Promise<void> {
  const { config, storage, log } = services;
  const stream = await storage.open(photo);
  if (stream === null) {
    log.error({ file: photo.id }, 'the content of a file is missing');
    return;
  }
  const content = await receive(config, stream);
  const inWorker: InWorker = (one, input) => services.workers.files.run(one, input, 'housekeeping');
  try {
    await withStrippedContent(config, content, photo.extension, inWorker, (clean) => replace(services, photo, clean));
  } catch (error) {
    if (!(error instanceof DamagedPictureError || error instanceof JobKilledError)) throw error;
    log.warn({ file: photo.id }, 'a photo cannot be decoded, so its metadata stays');
    await services.db.update(files).set({ mayHaveCameraData: false }).where(eq(files.id, photo.id));
  } finally {
    await discard(content);
  }
}

async function replace(services: Needed, { id, sha256: old }: Photo, clean: ReceivedContent): Promise<void> {
  const { transaction, storage } = services;
  await storage.prepare(clean);
  await transaction(async (tx) => {
    await lockContent(tx, clean.sha256);
    const { sha256, crc32, size } = clean;
    await tx.update(files).set({ sha256, crc32, size, mayHaveCameraData: false }).where(eq(files.id, id));
    await storage.save(clean);
  });
  if (clean.sha256 !== old) await removeContents(services, [old]);
}
