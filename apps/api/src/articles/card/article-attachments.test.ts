// From the upload to the reader: what is uploaded can be attached, is shown on the card and comes back byte for byte.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { articles, systemParameters } from '../../database/schema.ts';
import { addArticle, articleInput, clearArticles, endChecks, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });

beforeEach(() => clearArticles(api.db));

interface Uploaded {
  documentRepositoryId: number;
  filename: string;
  size: number;
  contentType: string;
  fileType: number;
  crc32File: string;
}

async function upload(content: string, fileName: string): Promise<Uploaded> {
  const form = new FormData();
  form.append('attachments', new Blob([content]), fileName);
  const { status, body } = await editor.post('/api/files/article', form);
  expect(status).toBe(200);
  return body[0];
}

const attach = ({ documentRepositoryId, filename }: Uploaded) => ({ documentRepositoryId, displayName: filename });

test('an uploaded file is attached to a new article, shown on its card and downloaded', async () => {
  const [resolution, table] = [await upload('Uchwała nr 1', 'uchwała.txt'), await upload('{"a":1}', 'dane.json')];
  const input = articleInput({ attachments: [attach(table), { ...attach(resolution), displayName: 'Treść uchwały' }] });
  const created = await editor.post('/api/articles', input);
  expect(created.status).toBe(201);
  const { body } = await editor.get(`/api/articles/${created.body.id}`);
  expect(body.attachments).toMatchObject([
    { displayName: 'dane.json', filename: 'dane.json', contentType: 'application/json' },
    {
      documentRepositoryId: resolution.documentRepositoryId,
      displayName: 'Treść uchwały',
      filename: 'uchwała.txt',
      size: resolution.size,
      contentType: 'text/plain',
      fileType: 1,
      content: null,
      crc32File: resolution.crc32File,
      createdBy: 'Anna Testowa',
    },
  ]);
  const read = await editor.get(`/api/files/attachment/${body.attachments[1].documentRepositoryId}`);
  expect(read.bytes.toString('utf8')).toBe('Uchwała nr 1');
});

test('a saved article keeps, orders and drops attachments; the files stay in the repository', async () => {
  const { id } = await addArticle(api.db);
  const [first, second] = [await upload('jeden', 'a.txt'), await upload('dwa', 'b.txt')];
  const put = (attachments: object[]) => editor.put(`/api/articles/${id}`, { ...articleInput(), attachments });
  const saved = await put([attach(first), attach(second)]);
  const [one, two] = saved.body.attachments;
  const turned = await put([
    { id: two.id, ...attach(second) },
    { id: one.id, ...attach(first) },
  ]);
  expect(turned.body.attachments.map((each: { id: number }) => each.id)).toEqual([two.id, one.id]);
  const emptied = await put([]);
  expect(emptied.body.attachments).toEqual([]);
  expect((await editor.get(`/api/files/attachment/${first.documentRepositoryId}`)).text).toBe('jeden');
});

test('the same file in two articles is one document', async () => {
  const both = [await addArticle(api.db), await addArticle(api.db)];
  const documents = [];
  for (const { id } of both) {
    const attachments = [attach(await upload('wspólny', 'wspólny.txt'))];
    const { body } = await editor.put(`/api/articles/${id}`, { ...articleInput(), attachments });
    documents.push([body.attachments[0].documentRepositoryId, body.attachments[0].documentRepositoryFileId]);
  }
  expect(documents[0]).toEqual(documents[1]);
});

test('a published article takes extra attachments up to the number of the settings', async () => {
  const value = { value: 2, minValue: 0, maxValue: 20 };
  await api.db.update(systemParameters).set({ value }).where(eq(systemParameters.keyName, 'MaxNewAttachmentCount'));
  const { id } = await addArticle(api.db, { status: ArticleStatus.Published });
  const uploads = [await upload('1', '1.txt'), await upload('2', '2.txt'), await upload('3', '3.txt')];
  const card = (await editor.get(`/api/articles/${id}`)).body;
  const { title, shortDescription, content, baseArticleProvidingEntity, baseArticleAuthorName } = card;
  const { baseArticleInformationCreated } = card;
  const unchanged = {
    title,
    shortDescription,
    content,
    baseArticleProvidingEntity,
    baseArticleAuthorName,
    baseArticleInformationCreated,
  };
  const add = (added: Uploaded[]) =>
    editor.put(`/api/articles/${id}`, {
      ...unchanged,
      addedAttachments: added.map(attach),
      changeText: 'protokół sesji',
    });
  const message = 'Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: 2';
  const many = await add(uploads);
  expect([many.status, many.body.fields]).toEqual([400, [{ path: 'addedAttachments', message }]]);
  await endChecks(api.db);
  const saved = await add(uploads.slice(0, 2));
  expect(saved.body).toMatchObject({
    attachments: [],
    addedAttachments: [{ filename: '1.txt' }, { filename: '2.txt' }],
    countNewAttachmentsAfterPublish: 2,
  });
  const more = await add(uploads.slice(2));
  expect(more.status).toBe(409);
  expect(more.body.errors.join()).toContain(message);
  const read = await editor.get(`/api/files/attachment/${saved.body.addedAttachments[1].documentRepositoryId}`);
  expect(read.text).toBe('2');
});

test('an uploaded thumbnail is shown with a multimedia item', async () => {
  const { id } = await addArticle(api.db);
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(pixel, 'base64'))]), 'miniatura.png');
  const [thumbnail] = (await editor.post('/api/files/thumbnails', form)).body;
  const item = {
    type: 10,
    url: 'https://wideo.example/sesja',
    displayText: 'Sesja rady',
    title: 'Nagranie sesji rady',
    target: 20,
    thumbnailId: thumbnail.id,
  };
  const saved = await editor.put(`/api/articles/${id}`, { ...articleInput(), multimedia: [item] });
  expect(saved.body.multimedia).toMatchObject([{ thumbnailId: thumbnail.id, thumbnail }]);
  expect((await api.anonymous.get(saved.body.multimedia[0].thumbnail.path)).headers['content-type']).toBe('image/png');
});

test('a cropped thumbnail stays with versions and translations, and the change log names a new crop', async () => {
  const { id } = await addArticle(api.db);
  const send = async (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return (await editor.post('/api/files/thumbnails', form)).body[0];
  };
  const crop = { unit: 'px', x: '10', y: '0', width: '40', height: '20' };
  const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: '#005' } });
  const file = new File([new Uint8Array(await picture.png().toBuffer())], 'sesja.png');
  const first = await send({ ...crop, file });
  const item = { type: 10, url: 'https://wideo.example/1', displayText: 'Sesja', title: 'Nagranie', target: 20 };
  const put = (thumbnailId: number) =>
    editor.put(`/api/articles/${id}`, { ...articleInput(), multimedia: [{ ...item, thumbnailId }] });
  await put(first.id);
  const second = await send({ ...crop, x: '30', originalId: String(first.originalId) });
  const saved = await put(second.id);
  const stored = { ...first, ...second };
  expect(saved.body.multimedia).toMatchObject([{ thumbnailId: second.id, thumbnail: stored }]);
  expect(saved.body.changeLogEntries[0].details).toEqual([{ description: 'Zmieniono miniaturę multimediów: «Sesja»' }]);
  await api.db.update(articles).set({ status: ArticleStatus.Published }).where(eq(articles.id, id));
  const copies = [
    await editor.post(`/api/articles/${id}/translations`, { languageId: await language(api.db, 'EN') }),
    await editor.post(`/api/articles/${id}/version`),
  ];
  for (const copy of copies) {
    const { body } = await editor.get(`/api/articles/${copy.body.id}`);
    expect(body.multimedia, JSON.stringify(copy.body)).toMatchObject([{ thumbnailId: second.id, thumbnail: stored }]);
  }
});

test('a manual is no thumbnail', async () => {
  const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\n%%EOF']), 'podręcznik.pdf');
  const { body: manual } = await settings.post('/api/files', form);
  const item = { type: 10 as const, url: 'https://wideo.example/1', displayText: 'a', title: 'a', target: 10 as const };
  const answer = await editor.post(
    '/api/articles',
    articleInput({ multimedia: [{ ...item, thumbnailId: manual.id }] }),
  );
  expect(answer.body.fields).toEqual([{ path: 'multimedia.0.thumbnailId', message: 'Miniatura nie istnieje' }]);
});
