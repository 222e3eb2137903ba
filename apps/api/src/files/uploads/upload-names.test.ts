// Uploads of the same bytes: one content, a document for each name and person.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Attachment } from '@redakcja/generated/model/attachment';
import { beforeEach, expect, test } from 'vitest';
import { documentRepository } from '../../database/schema.ts';
import { addArticle, articleInput, clearArticles, endChecks } from '../../testing/test-articles.ts';
import { pdf } from '../checks/test-files.ts';
import { forgetFiles, withUploads } from '../testing/stored-files.ts';

const { api, editor, upload } = withUploads();

beforeEach(async () => {
  await clearArticles(api.db);
  await forgetFiles(api);
});

function storedContents(): string[] {
  const names = readdirSync(path.join(api.config.dataDir, 'files'), { recursive: true }).map(String);
  return names.filter((name) => /[0-9a-f]{64}$/.test(name));
}

test('a content is stored once, and each upload keeps its own name, kind and author', async () => {
  const colleague = api.as(await api.user({ permissions: ['CreateArticles', 'PublishArticles'] }));
  const content = '{"a":1}';
  const uploads = [
    await upload(content, 'projekt-kowalski.txt', editor),
    await upload(content, 'uchwala.txt', colleague),
    await upload(content, 'uchwala.json', colleague),
    await upload(content, 'projekt-kowalski.txt', colleague),
  ].map(({ body: [one] }) => one);
  expect(uploads.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    ['projekt-kowalski.txt', 'text/plain'],
    ['uchwala.txt', 'text/plain'],
    ['uchwala.json', 'application/json'],
    ['projekt-kowalski.txt', 'text/plain'],
  ]);
  expect(new Set(uploads.map(({ documentRepositoryId }) => documentRepositoryId)).size).toBe(4);
  for (const { documentRepositoryId: id, filename, contentType } of uploads) {
    const { headers } = await colleague.get(`/api/files/attachment/${id}`);
    expect(headers['content-disposition']).toBe(`attachment; filename=${filename}`);
    expect(headers['content-type']).toContain(contentType);
  }
  const found = await colleague.get('/api/searches/files?title=uchwala&filters=extension;in;txt;json');
  expect(found.body.map(({ fileName }: { fileName: string }) => fileName).sort()).toEqual([
    'uchwala.json',
    'uchwala.txt',
  ]);
  expect(storedContents()).toHaveLength(1);

  const { documentRepositoryId } = uploads[1];
  const attachments = [{ documentRepositoryId, displayName: 'Projekt' }];
  const article = await addArticle(api.db, { status: 40 });
  await endChecks(api.db);
  const added = await colleague.put(
    `/api/articles/${article.id}`,
    articleInput({ addedAttachments: attachments, changeText: 'protokół sesji' }),
  );
  expect(added.status).toBe(200);
  const version = await colleague.post(`/api/articles/${article.id}/version`);
  const copied = await colleague.get(`/api/articles/${version.body.id}`);
  for (const { body } of [await colleague.get(`/api/articles/${article.id}`), copied]) {
    const names = [...body.attachments, ...body.addedAttachments].map(({ filename }: Attachment) => filename);
    expect(names).toEqual(['uchwala.txt']);
  }
});

test('what the same person sends again under the same name is the same document', async () => {
  const [first, second] = [await upload(pdf, 'a.pdf'), await upload(pdf, 'a.pdf')];
  expect(second.body).toEqual(first.body);
  const together = await Promise.all(Array.from({ length: 5 }, () => upload('[1]', 'lista.json')));
  expect(new Set(together.map(({ body }) => body[0].documentRepositoryId)).size).toBe(1);
  expect(await api.db.$count(documentRepository)).toBe(2);
});
