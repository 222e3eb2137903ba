import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleAttachments, documentPages, documentRepository, documentTexts } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addDocument } from '../../testing/test-articles.ts';
import { buildSite } from '../host/site-server.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const get = (path: string) => api.anonymous.get(`/api/public/PL${path}`);

test('an attachment has its pages, and its text where it is no scan', async () => {
  const { id, baseArticleId } = await addArticle(api.db, {
    status: 40,
    publishedDate: new Date('2026-11-20T08:00:00Z'),
  });
  const [readable = 0, scanned = 0] = [await addDocument(api.db, 'a.pdf'), await addDocument(api.db, 'b.pdf')];
  for (const [documentRepositoryId, state] of [
    [readable, 10],
    [scanned, 20],
  ] as const) {
    const [document] = await api.db
      .select()
      .from(documentRepository)
      .where(eq(documentRepository.id, documentRepositoryId));
    const fileId = document?.fileId ?? 0;
    await api.db.insert(documentTexts).values({ fileId, state, hasPages: true, pages: 3 });
    if (state === 10) await api.db.insert(documentPages).values({ fileId, page: 2, text: 'Rozdział\npierwszy' });
    await api.db.insert(articleAttachments).values({
      articleId: id,
      position: state,
      documentRepositoryId,
      displayName: `Plik ${state}`,
      createdBy: 'Anna',
    });
  }
  const { body } = await get(`/articles/${baseArticleId}`);
  const textPath = `/artykul/${baseArticleId}/statut-gminy-jasionka/tekst/${readable}`;
  expect(body.attachments).toMatchObject([
    { displayName: 'Plik 10', pages: 3, isScan: false, textPath },
    { displayName: 'Plik 20', pages: 3, isScan: true, textPath: null },
  ]);
  const { body: read } = await get(`/articles/${baseArticleId}/attachments/${readable}/text`);
  expect(read).toEqual({
    id: readable,
    displayName: 'Plik 10',
    path: `/zalacznik/${baseArticleId}/${readable}`,
    hasPages: true,
    pages: [{ page: 2, text: 'Rozdział\npierwszy' }],
  });
  expect((await get(`/articles/${baseArticleId}/attachments/${scanned}/text`)).status).toBe(404);

  const site = await buildSite(api.services, { stateAge: 0, maxValues: 10 });
  const page = await site.inject(textPath);
  expect([page.statusCode, page.body.includes('<h2>Strona 2</h2>')]).toEqual([200, true]);
  expect((await site.inject(textPath.replace(/\d+$/, String(scanned)))).statusCode).toBe(404);
  await site.close();
});
