// Photographs that were attached before attachments were cleaned (migration 0015 marks them) get their clean content, one after the other.
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { files } from '../database/schema.ts';
import { discard, type ReceivedContent, receive } from '../shared/received-content.ts';
import type { Services } from '../shared/services.ts';
import { DamagedPictureError, withCleanContent } from './clean-photograph.ts';
import { lockContent, removeContents } from './file-rows.ts';

interface Photograph {
  id: number;
  sha256: string;
  extension: string;
}

type Needed = Pick<Services, 'db' | 'config' | 'storage' | 'log'>;

/** Gives the number of photographs that were looked at. Several processes may do it at once. */
export async function cleanOlderPhotographs(services: Needed): Promise<number> {
  const marked = await rowsOf<Photograph>(
    services.db,
    sql`select distinct on (f.id) f.id, f.sha256, d.extension from files f join document_repository d on d.file_id = f.id
      where f.may_have_camera_data order by f.id`,
  );
  for (const photograph of marked) await cleanOne(services, photograph);
  return marked.length;
}

async function cleanOne(services: Needed, photograph: Photograph): Promise<void> {
  const { config, storage, log } = services;
  const stream = await storage.open(photograph.sha256);
  if (stream === null) {
    log.error({ file: photograph.id }, 'the content of a file is missing');
    return;
  }
  const content = await receive(config, stream);
  try {
    await withCleanContent(config, content, photograph.extension, (clean) => replace(services, photograph, clean));
  } catch (error) {
    if (!(error instanceof DamagedPictureError)) throw error;
    log.warn({ file: photograph.id }, 'a photograph cannot be read, so nothing was taken out of it');
    await services.db.update(files).set({ mayHaveCameraData: false }).where(eq(files.id, photograph.id));
  } finally {
    await discard(content);
  }
}

async function replace(services: Needed, { id, sha256: old }: Photograph, clean: ReceivedContent): Promise<void> {
  const { db, storage } = services;
  await storage.prepare(clean);
  await db.transaction(async (tx) => {
    await lockContent(tx, clean.sha256);
    const { sha256, crc32, size } = clean;
    await tx.update(files).set({ sha256, crc32, size, mayHaveCameraData: false }).where(eq(files.id, id));
    await storage.keep(clean);
  });
  if (clean.sha256 !== old) await removeContents(services, [old]);
}
