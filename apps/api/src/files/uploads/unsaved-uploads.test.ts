import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { documentRepository, files, isoCodes, languages, systemParameters } from '../../database/schema.ts';
import { startHousekeeping } from '../../schedule/housekeeping.ts';
import { fileAddress } from '../../storage/file-address.ts';
import { storageKey } from '../../storage/storage-key.ts';
import { startApi } from '../../testing/start-api.ts';
import { addArticle, articleInput, clearArticles, endChecks } from '../../testing/test-articles.ts';
import { cropTestPicture } from '../../testing/test-pictures.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { formWith, jpeg, png } from '../checks/test-files.ts';
import { removeUnsavedUploads } from './unsaved-uploads.ts';

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });
const settings = withClient(api, { permissions: ['ManageSettings'] });

beforeEach(async () => {
  api.clock.now = null;
  await clearArticles(api.db);
  await api.db.delete(isoCodes).where(eq(isoCodes.isDefault, false));
  await api.db.delete(documentRepository);
  await api.db.delete(files);
});

const day = 24 * 60 * 60 * 1000;
const afterDays = (days: number) => {
  const now = () => new Date(Date.now() + days * day);
  return removeUnsavedUploads({ ...api.services, now });
};

async function attachment(content: string, fileName = `${content}.txt`): Promise<number> {
  const { body } = await editor.post('/api/files/article', formWith('attachments', content, fileName));
  return body[0].documentRepositoryId;
}

async function thumbnail(bytes: Buffer): Promise<number> {
  const { body } = await editor.post('/api/files/thumbnails', formWith('file', bytes, 'a.png'));
  return body[0].id;
}

async function articleWith(more: Parameters<typeof articleInput>[0]): Promise<number> {
  const { status, body } = await editor.post('/api/articles', articleInput(more));
  expect(status).toBe(201);
  return body.id;
}

const attach = (documentRepositoryId: number) => ({
  attachments: [{ documentRepositoryId, displayName: 'Załącznik' }],
});
const film = (thumbnailId: number) => ({
  type: 10 as const,
  url: 'https://wideo.example/1',
  displayText: 'Sesja',
  title: 'Nagranie',
  target: 10 as const,
  thumbnailId,
});
const isThere = async (document: number) => (await editor.get(`/api/files/attachment/${document}`)).status === 200;
const isShown = async (picture: number) => (await api.anonymous.get(await pathOf(picture))).status === 200;

async function pathOf(picture: number): Promise<string> {
  const [row] = await api.db.select({ key: files.key }).from(files).where(eq(files.id, picture));
  return fileAddress({ id: picture, key: row?.key ?? 'gone' });
}

test('an unsaved attachment is removed with its content after 30 days', async () => {
  const id = await attachment('porzucony');
  const [row] = await api.db.select({ sha256: files.sha256 }).from(files);
  const content = path.join(api.config.dataDir, 'files', storageKey(row?.sha256 ?? ''));
  expect(await afterDays(29)).toBe(0);
  expect([await isThere(id), existsSync(content)]).toEqual([true, true]);
  expect(await afterDays(31)).toBe(1);
  expect([await isThere(id), existsSync(content), await api.db.$count(files)]).toEqual([false, false, 0]);
  const answer = await editor.post('/api/articles', articleInput(attach(id)));
  expect(answer.body.fields).toEqual([
    { path: 'attachments.0.documentRepositoryId', message: 'Plik nie istnieje w repozytorium' },
  ]);
});

test('an attachment that was saved once stays, also when it is detached', async () => {
  const [saved, takenOff, added] = [await attachment('a'), await attachment('b'), await attachment('c')];
  await articleWith(attach(saved));
  const id = await articleWith(attach(takenOff));
  await editor.put(`/api/articles/${id}`, articleInput({ attachments: [] }));
  const published = await addArticle(api.db, { status: 40 });
  await endChecks(api.db);
  const addition = { addedAttachments: attach(added).attachments, changeText: 'protokół sesji' };
  expect((await editor.put(`/api/articles/${published.id}`, articleInput(addition))).status).toBe(200);
  expect(await afterDays(1000)).toBe(0);
  for (const one of [saved, takenOff, added]) expect(await isThere(one)).toBe(true);
});

test('a new upload of the same file restarts the retention', async () => {
  api.clock.now = new Date(Date.now() - 40 * day);
  const id = await attachment('jeszcze raz');
  api.clock.now = null;
  expect(await attachment('jeszcze raz')).toBe(id);
  expect(await afterDays(29)).toBe(0);
  expect(await afterDays(31)).toBe(1);
});

test('a content that another file shares stays', async () => {
  const [text, json] = [await attachment('[1]', 'a.txt'), await attachment('[1]', 'a.json')];
  await articleWith(attach(json));
  expect(await afterDays(31)).toBe(1);
  expect([await isThere(text), await isThere(json)]).toEqual([false, true]);
});

test('unreferenced pictures are removed', async () => {
  const [lost, used] = [await thumbnail(await png(30, 20)), await thumbnail(await png(40, 20))];
  await articleWith({ multimedia: [film(used)] });
  const { body: flag } = await settings.post('/api/files/flags', formWith('file', await png(32, 32), 'flaga.png'));
  const code = { code: 'DE', name: 'Niemiecki', fileId: flag.id };
  expect((await settings.post('/api/dictionaries/iso-codes', code)).status).toBe(201);
  expect(await afterDays(29)).toBe(0);
  expect(await afterDays(31)).toBe(1);
  expect([await isShown(lost), await isShown(used), await isShown(flag.id)]).toEqual([false, true, true]);
});

test('an original stays as long as one of its crops is used', async () => {
  const form = formWith('file', await jpeg(300, 105), 'a.jpg', {
    purpose: 'banner',
    unit: 'px',
    x: '0',
    y: '0',
    width: '300',
    height: '105',
  });
  const { body: cropped } = await settings.post('/api/files/crop', form);
  const id = await articleWith({ multimedia: [film(cropped.id)] });
  expect(await afterDays(31)).toBe(0);
  await editor.put(`/api/articles/${id}`, articleInput({ multimedia: [] }));
  expect([await afterDays(31), await isShown(cropped.originalId)]).toEqual([1, true]);
  expect([await afterDays(31), await isShown(cropped.originalId)]).toEqual([1, false]);
});

test('pictures in texts and settings stay, and so do manuals', async () => {
  const [shown, set, lost] = [
    await thumbnail(await png(30, 20)),
    await thumbnail(await png(31, 20)),
    await thumbnail(await png(32, 20)),
  ];
  await articleWith({ content: `<p>Mapa</p><img src="${await pathOf(shown)}" alt="Mapa gminy">` });
  const value = { enabled: true, description: `<img src="${await pathOf(set)}">` };
  await api.db.update(systemParameters).set({ value }).where(eq(systemParameters.editorType, 'cookies'));
  await settings.post('/api/files', formWith('file', '%PDF-1.7\n%%EOF', 'podręcznik.pdf'));
  expect(await afterDays(31)).toBe(1);
  expect([await isShown(shown), await isShown(set), await isShown(lost)]).toEqual([true, true, false]);
  expect(await api.db.$count(files, eq(files.contentType, 'application/pdf'))).toBe(1);
});

test('a picture of a text stays as long as a version or a translation shows it', async () => {
  const shown = await thumbnail(await png(33, 20));
  const content = `<p><img src="${await pathOf(shown)}" alt="Mapa gminy" /></p>`;
  const first = await articleWith({ content });
  const language = { isoCode: 'UK', name: 'ukraiński', localName: 'Українська', status: 10 };
  const [{ languageId } = { languageId: 0 }] = await api.db
    .insert(languages)
    .values(language)
    .returning({ languageId: languages.id });
  const { body: copy } = await editor.post(`/api/articles/${first}/translations`, { languageId });
  expect((await editor.get(`/api/articles/${copy.id}`)).body.content).toBe(content);
  await editor.put(`/api/articles/${first}`, articleInput({ content: '<p>Bez mapy</p>' }));
  expect([await afterDays(31), await isShown(shown)]).toEqual([0, true]);
  await editor.put(`/api/articles/${copy.id}`, articleInput({ content: '<p>Bez mapy</p>', languageId }));
  expect([await afterDays(31), await isShown(shown)]).toEqual([1, false]);
});

test('a save during the clean-up either keeps the file or is refused', async () => {
  const documents = await Promise.all(Array.from({ length: 8 }, (_, index) => attachment(`plik ${index}`)));
  const [answers] = await Promise.all([
    Promise.all(documents.map((id) => editor.post('/api/articles', articleInput(attach(id))))),
    afterDays(31),
  ]);
  for (const [index, { status }] of answers.entries()) {
    expect([201, 400, 409]).toContain(status);
    expect(await isThere(documents[index] ?? 0)).toBe(status === 201);
  }
});

test('runs periodically', async () => {
  const other = await startApi({ plugins: [(app, services) => startHousekeeping(app, services, 20)] });
  try {
    const client = other.as(await other.user({ permissions: ['CreateArticles'] }));
    other.clock.now = new Date(Date.now() - 31 * day);
    await client.post('/api/files/article', formWith('attachments', 'stary', 'a.txt'));
    other.clock.now = null;
    await expect.poll(() => other.db.$count(documentRepository)).toBe(0);
  } finally {
    await other.stop();
  }
});

test('an old upload saved during the clean-up is either attached and readable or refused', async () => {
  for (let round = 0; round < 10; round++) {
    const document = await attachment(`treść ${round}`);
    const [saved] = await Promise.all([editor.post('/api/articles', articleInput(attach(document))), afterDays(31)]);
    expect([201, 400, 409]).toContain(saved.status);
    expect(await isThere(document)).toBe(saved.status === 201);
  }
});

test('pictures that were replaced or removed are kept as long as the history names them, with their originals', async () => {
  const crop = async (purpose: 'bigLogo' | 'banner') => (await cropTestPicture(settings, { purpose })).id;
  const [first, second] = [await crop('bigLogo'), await crop('bigLogo')];
  const images = {
    bigLogoId: first,
    smallLogoId: null,
    backgroundId: null,
    euCollectionImageIds: [],
    useImage: false,
    useGradient: false,
  };
  const save = async (body: object) => {
    const answer = await settings.put('/api/settings/app-images', body);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  };
  await save(images);
  await save({ ...images, bigLogoId: second });
  await save({ ...images, bigLogoId: null });
  const never = await crop('banner');
  await afterDays(31);
  const left = (await api.db.select({ id: files.id }).from(files)).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([first, second]));
  expect(left).not.toContain(never);
  await save(images);
  await save({ ...images, bigLogoId: null });
});
