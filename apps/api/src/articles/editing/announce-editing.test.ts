import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { articleEditors, users } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { type ArticleOptions, addArticle, addCategory, articleInput } from '../../testing/test-articles.ts';
import { removePastEditors } from './announce-editing.ts';

let api: TestApi;
let path: string;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T09:42:00Z');
  path = `/api/articles/${(await addArticle(api.db)).id}/editing`;
});

async function person(firstname: string) {
  const user = await api.user({ permissions: ['CreateArticles'] });
  await api.db.update(users).set({ firstname, surname: 'Nowak' }).where(eq(users.id, user.id));
  const client = api.as(user);
  return (isEditing: boolean) => client.put(path, { isEditing });
}

const at = (time: string) => {
  api.clock.now = new Date(`2026-11-20T${time}Z`);
};

test('others learn who is editing, and since when; oneself is not among them', async () => {
  const [anna, jan] = [await person('Anna'), await person('Jan')];
  expect((await anna(true)).body).toEqual([]);
  at('09:42:30');
  expect((await anna(true)).body).toEqual([]);
  expect((await jan(false)).body).toEqual([{ name: 'Anna Nowak', since: '2026-11-20T09:42:00.000Z' }]);
  expect((await jan(true)).body).toHaveLength(1);
  expect((await anna(true)).body).toEqual([{ name: 'Jan Nowak', since: '2026-11-20T09:42:30.000Z' }]);
});

test('saving ends it', async () => {
  const [anna, jan] = [await person('Anna'), await person('Jan')];
  await anna(true);
  await anna(false);
  expect((await jan(false)).body).toEqual([]);
});

test('with the others comes the state of the article, so that the card knows of a save', async () => {
  const [anna, jan] = [await person('Anna'), await person('Jan')];
  const tag = async (isEditing: boolean) => (await anna(isEditing)).etag;
  const card = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const address = path.replace('/editing', '');
  const read = await card.get(address);
  expect([await tag(true), await tag(false)]).toEqual([read.etag, read.etag]);
  await jan(true);
  expect(await tag(true)).toBe(read.etag);
  expect((await card.put(address, articleInput({ title: 'Inny tytuł' }), { ifMatch: read.etag })).status).toBe(200);
  expect(await tag(true)).toBe((await card.get(address)).etag);
  expect(await tag(true)).not.toBe(read.etag);
});

test('what is not announced again is forgotten, and begins anew afterwards', async () => {
  const [anna, jan] = [await person('Anna'), await person('Jan')];
  await anna(true);
  at('09:43:14');
  expect((await jan(false)).body).toHaveLength(1);
  at('09:43:16');
  expect((await jan(false)).body).toEqual([]);
  await anna(true);
  expect((await jan(false)).body).toEqual([{ name: 'Anna Nowak', since: '2026-11-20T09:43:16.000Z' }]);
});

test('the table holds no more than those who are editing now', async () => {
  const [anna, jan] = [await person('Anna'), await person('Jan')];
  await anna(true);
  at('10:00:00');
  await jan(true);
  await removePastEditors(api.db, new Date('2026-11-20T10:00:00Z'));
  expect(await api.db.select().from(articleEditors)).toHaveLength(1);
});

test('it needs a permission for articles, and an article', async () => {
  const stranger = api.as(await api.user({ permissions: ['ManageMenus'] }));
  expect((await stranger.put(path, { isEditing: false })).status).toBe(403);
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  for (const isEditing of [true, false]) {
    const missing = await editor.put('/api/articles/999999/editing', { isEditing });
    expect([missing.status, missing.body.errors]).toEqual([404, ['Nie znaleziono artykułu o numerze 999999']]);
  }
});

describe('whoever could save nothing is shown to nobody', () => {
  const refusedFor = async (permissions: PermissionName[], article: ArticleOptions) => {
    path = `/api/articles/${(await addArticle(api.db, article)).id}/editing`;
    const excluded = article.categories ?? [];
    const user = await api.user({ permissions, excludedCategories: [...excluded] });
    const answer = await api.as(user).put(path, { isEditing: true });
    const colleague = await person('Anna');
    expect((await colleague(false)).body).toEqual([]);
    // looking on stays open
    expect((await api.as(user).put(path, { isEditing: false })).status).toBe(200);
    return answer.status;
  };

  test('in a category that is closed to the person', async () => {
    const categories = [await addCategory(api.db, 'Referat Finansowy')];
    expect(await refusedFor(['CreateArticles'], { categories })).toBe(403);
  });
  test('without the permission to save', async () => {
    expect(await refusedFor(['ConfirmArticles', 'PublishArticles'], {})).toBe(403);
  });
  test.each<ArticleOptions>([{ status: 60 }, { status: 50 }, { isEditable: false }])(
    'in an article with %j',
    async (article) => {
      expect(await refusedFor(['CreateArticles'], article)).toBe(409);
    },
  );
});
