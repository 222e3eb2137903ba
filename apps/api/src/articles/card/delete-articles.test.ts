import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleLinks, articles } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, clearArticles } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { addFullArticle } from '../testing/full-article.ts';

const { Draft, Published, Withdrawed } = ArticleStatus;

let api: TestApi;
let editor: TestClient;

beforeAll(async () => {
  api = await startApi();
  editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
});
afterAll(() => api.stop());
beforeEach(() => clearArticles(api.db));

describe('deletion', () => {
  const remove = (ids: number[], ifMatch?: string, client = editor) =>
    client.delete(`/api/articles?${ids.map((id) => `articleIds=${id}`).join('&')}`, { ifMatch });

  test('only of drafts; the others are named with the reason', async () => {
    const draft = await addArticle(api.db, { title: 'Szkic' });
    const published = await addArticle(api.db, { status: Published });
    const system = await addArticle(api.db, { type: 20 });
    const answer = await remove([draft.id, published.id, system.id, 999_999]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      { id: draft.id, name: 'Szkic', done: true, errors: [] },
      {
        id: published.id,
        name: 'Statut Gminy Jasionka',
        done: false,
        errors: ['Nie można usunąć artykułu o statusie Opublikowany'],
      },
      { id: system.id, name: 'Statut Gminy Jasionka', done: false, errors: ['Artykułu systemowego nie można usunąć'] },
      { id: 999_999, done: false, errors: ['Nie znaleziono artykułu o numerze 999999'] },
    ]);
    expect((await editor.get(`/api/articles/${draft.id}`)).status).toBe(404);
    expect((await editor.get('/api/articles')).total).toBe(1);
  });

  test('of many with their tags: a row that has changed since is refused, the others go', async () => {
    const changed = await addArticle(api.db, { revision: 4 });
    const fine = await addArticle(api.db, { revision: 2 });
    const address = `/api/articles?articleIds=${changed.id}&articleIds=${fine.id}`;
    expect((await editor.delete(`${address}&etags="3"`)).status).toBe(400);
    const answer = await editor.delete(`${address}&etags="3"&etags="2"`);
    expect(answer.body).toMatchObject([
      { id: changed.id, done: false, errors: ['Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie'] },
      { id: fine.id, done: true, errors: [] },
    ]);
    expect((await editor.get('/api/articles')).total).toBe(1);
  });

  test('of a newer draft brings the older version back to the list', async () => {
    const old = await addArticle(api.db, { status: Withdrawed });
    const created = await editor.post(`/api/articles/${old.id}/version`);
    await remove([created.body.id]);
    const { body } = await editor.get('/api/articles');
    expect(body.map((row: { id: number }) => row.id)).toEqual([old.id]);
    expect((await editor.get(`/api/articles/${old.id}`)).body).toMatchObject({
      isCurrentVersion: true,
      currentVersion: 1,
    });
  });

  test('is refused where a link of another article leads to it, not where only its own does', async () => {
    const { id, other } = await addFullArticle(api.db);
    expect((await remove([other.id])).body[0].errors).toEqual([
      'Do artykułu prowadzi łącze z artykułu „Statut Gminy Jasionka”',
    ]);
    await api.db.update(articles).set({ status: Draft }).where(eq(articles.id, id));
    await api.db.update(articleLinks).set({ linkedArticleId: id }).where(eq(articleLinks.type, 20));
    expect((await remove([id])).body[0]).toMatchObject({ done: true });
  });

  test('of a changed article is refused, and needs the permission and open categories', async () => {
    const category = await addCategory(api.db, 'Referat Finansowy');
    const { id } = await addArticle(api.db, { categories: [category], revision: 3 });
    const other = await addArticle(api.db);
    expect((await remove([id], '"2"')).status).toBe(412);
    expect((await remove([id, other.id], '"3"')).status).toBe(400);
    const publisher = api.as(await api.user({ permissions: ['PublishArticles'] }));
    expect((await remove([id], undefined, publisher)).status).toBe(403);
    const restricted = api.as(await api.user({ permissions: ['CreateArticles'], excludedCategories: [category] }));
    const answer = await remove([id, other.id], undefined, restricted);
    expect(answer.body.map((row: { done: boolean }) => row.done)).toEqual([false, true]);
    expect(answer.body[0].errors).toEqual(['Brak uprawnień do kategorii „Referat Finansowy”']);
    expect((await remove([id], '"3"')).body[0].done).toBe(true);
  });
});
