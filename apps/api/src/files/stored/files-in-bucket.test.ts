// Uploads and downloads with S3 storage.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentRepository, files } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { startTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { formWith, jpeg, pdf } from '../checks/test-files.ts';
import { removeUnsavedUploads } from '../uploads/unsaved-uploads.ts';

let bucket: TestBucket;
let api: TestApi;
let editor: TestClient;
let settings: TestClient;

beforeAll(async () => {
  bucket = await startTestBucket();
  api = await startApi({ env: bucket.env });
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(async () => {
  await api.stop();
  await bucket.stop();
});
beforeEach(async () => {
  bucket.trouble = null;
  bucket.objects.clear();
  await api.db.delete(documentRepository);
  await api.db.delete(files);
});

const attach = (bytes: Buffer | string, name: string) =>
  editor.post('/api/files/article', formWith('attachments', bytes, name));

/** Files on the local disk. */
function onDisk(): string[] {
  const folder = path.join(api.config.dataDir, 'files');
  const isThere = existsSync(folder);
  return isThere
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => one.isFile())
        .map(({ name }) => name)
    : [];
}

test('an attachment is stored once and downloaded byte for byte', async () => {
  const [first, second] = [await attach(pdf, 'Uchwała.pdf'), await attach(pdf, 'b.pdf')];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect([...bucket.objects.values()].map((one) => one.equals(pdf))).toEqual([true]);
  const read = await editor.get(`/api/files/attachment/${first.body[0].documentRepositoryId}`);
  expect([read.bytes.equals(pdf), read.headers['content-length']]).toEqual([true, String(pdf.length)]);
  expect(onDisk()).toEqual([]);
});

test('a picture in the bucket is cropped', async () => {
  const form = formWith('file', await jpeg(600, 400), 'a.jpg', { purpose: 'banner' });
  const { body: original } = await settings.put('/api/files/image/', form);
  const crop = new FormData();
  const rectangle = { unit: 'px', x: '0', y: '0', width: '300', height: '105', purpose: 'banner' };
  for (const [name, value] of Object.entries({ ...rectangle, originalId: String(original.id) }))
    crop.append(name, value);
  const cropped = await settings.post('/api/files/crop', crop);
  expect(cropped.status).toBe(201);
  const shown = await api.anonymous.get(cropped.body.path);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect([bucket.objects.size, onDisk()]).toEqual([2, []]);
});

test('an unavailable bucket refuses uploads, which leave nothing; they work again afterwards', async () => {
  const { body } = await attach('jest', 'jest.txt');
  bucket.trouble = (request) => {
    request.socket.destroy();
    return true;
  };
  const message = 'Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę';
  const sent = await attach('nowy', 'nowy.txt');
  expect([sent.status, sent.body.errors, sent.headers['retry-after']]).toEqual([503, [message], expect.any(String)]);
  const read = await editor.get(`/api/files/attachment/${body[0].documentRepositoryId}`);
  expect([read.status, read.body.errors]).toEqual([503, [message]]);
  // calls without contents still work
  expect((await editor.get('/api/articles?lang=PL')).status).toBe(200);
  expect([await api.db.$count(files), await api.db.$count(documentRepository), onDisk()]).toEqual([1, 1, []]);
  bucket.trouble = null;
  expect((await attach('nowy', 'nowy.txt')).status).toBe(200);
});

test('a missing content is 404, an unavailable bucket 503', async () => {
  const { body } = await attach('zgubiony', 'a.txt');
  bucket.objects.clear();
  const read = await editor.get(`/api/files/attachment/${body[0].documentRepositoryId}`);
  expect([read.status, read.body.errors]).toEqual([404, ['Nie znaleziono treści pliku']]);
  // a new upload restores it
  expect((await attach('zgubiony', 'a.txt')).body).toEqual(body);
  expect((await editor.get(`/api/files/attachment/${body[0].documentRepositoryId}`)).text).toBe('zgubiony');
});

test('a content that is shorter than it was is missing', async () => {
  const { body } = await attach('ucięty', 'a.txt');
  for (const [name, bytes] of bucket.objects) bucket.objects.set(name, bytes.subarray(0, 3));
  const read = await editor.get(`/api/files/attachment/${body[0].documentRepositoryId}`);
  expect([read.status, read.body.errors]).toEqual([404, ['Nie znaleziono treści pliku']]);
});

test('a failed insert leaves no content in the bucket', async () => {
  await api.db.execute(`alter table document_repository add constraint full_up check (file_name <> 'pechowy.txt')`);
  try {
    expect((await attach('pech', 'pechowy.txt')).status).toBe(500);
    expect([bucket.objects.size, await api.db.$count(files)]).toEqual([0, 0]);
  } finally {
    await api.db.execute('alter table document_repository drop constraint full_up');
  }
});

test('unsaved uploads are removed from the bucket', async () => {
  await attach('porzucony', 'a.txt');
  const now = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(await removeUnsavedUploads({ ...api.services, now })).toBe(1);
  expect(bucket.objects.size).toBe(0);
});
