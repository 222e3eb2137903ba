import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { startHousekeeping } from '../../schedule/housekeeping.ts';
import { receiveBytes } from '../../storage/received-content.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { formWith, pdf, png } from '../checks/test-files.ts';
import { stripOlderPhotos } from './strip-older-photos.ts';

let api: TestApi;
let editor: TestClient;
beforeAll(async () => {
  api = await startApi({ plugins: [(app, services) => startHousekeeping(app, services)] });
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());

const shot = async (width: number) =>
  sharp(await png(width, 40))
    .jpeg()
    .withExif({ IFD0: { Artist: 'Jan Kowalski' }, IFD3: { GPSLatitude: '52/1 13/1 47/1' } })
    .toBuffer();

/** A document as an older release stored it, with its metadata. */
async function older(bytes: Buffer, name: string): Promise<{ document: number; file: number; sha256: string }> {
  const { body } = await editor.post('/api/files/article', formWith('attachments', `w miejsce ${name}`, 'a.txt'));
  const document = body[0].documentRepositoryId;
  const { path: _, ...content } = await received(bytes);
  const row = { ...content, contentType: 'image/jpeg', fileName: name, mayHaveCameraData: true };
  const [file] = await api.db.insert(files).values(row).returning({ id: files.id });
  const extension = name.split('.').at(-1) ?? '';
  await api.db.execute(
    `update document_repository set file_id = ${file?.id}, extension = '${extension}' where id = ${document}`,
  );
  return { document, file: file?.id ?? 0, sha256: content.sha256 };
}

async function received(bytes: Buffer) {
  const content = await receiveBytes(api.config, bytes);
  await api.storage.save(content);
  return content;
}

const contentOf = async (document: number) => (await editor.get(`/api/files/attachment/${document}`)).bytes;

test('metadata is stripped from photos of an older release only', async () => {
  const bytes = await shot(60);
  const photograph = await older(bytes, 'a.jpg');
  // the same content is still needed by another file, which is no photo
  const [intact, damaged, lost] = [
    await older(await shot(61), 'b.jpg'),
    await older(pdf, 'c.jpg'),
    await older(pdf, 'd.jpg'),
  ];
  const { id: _, ...same } = { ...(await api.db.select().from(files).where(eq(files.id, intact.file)))[0] };
  await api.db.insert(files).values({ ...same, mayHaveCameraData: false } as typeof files.$inferInsert);
  await api.db
    .update(files)
    .set({ sha256: '0'.repeat(64) })
    .where(eq(files.id, lost.file));

  expect(await stripOlderPhotos(api.services)).toBe(4);
  const clean = await contentOf(photograph.document);
  expect(clean.toString('latin1')).not.toContain('Kowalski');
  const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
  expect((await pixels(clean)).equals(await pixels(bytes))).toBe(true);
  const [row] = await api.db.select().from(files).where(eq(files.id, photograph.file));
  expect(row).toMatchObject({ size: clean.length, mayHaveCameraData: false });
  expect(await api.storage.open({ ...photograph, size: null })).toBeNull();
  expect(await api.storage.open({ ...intact, size: null })).not.toBeNull();
  expect((await contentOf(damaged.document)).equals(pdf)).toBe(true);
  // only the photo whose content is missing is tried again
  expect(await stripOlderPhotos(api.services)).toBe(1);
});

test('runs when the server starts', async () => {
  const { document } = await older(await shot(62), 'e.jpg');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(async () => (await contentOf(document)).toString('latin1')).not.toContain('Kowalski');
});
