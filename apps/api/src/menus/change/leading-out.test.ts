// A category that leads elsewhere takes no articles (decision 32): refused is what is newly set, in every way in which it can be.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApi } from '../../testing/start-api.ts';
import { addArticle, articleInput } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { clearMenus, type menuCalls, startWithMenu, text } from '../testing/menu-calls.ts';

let api: TestApi;
let keeper: TestClient;
let menu: ReturnType<typeof menuCalls>;

beforeAll(async () => {
  ({ api, keeper, menu } = await startWithMenu());
});
afterAll(() => api.stop());
beforeEach(() => clearMenus(api));

const takesNone = 'Kategoria prowadzi gdzie indziej, więc nie może zawierać artykułów';
const holdsSome = 'Kategoria zawiera artykuły, więc nie może prowadzić gdzie indziej';
const address = { url: 'https://gov.pl' };

type Destination = (other: number, article: number) => object;
const destinations: Record<string, Destination> = {
  url: () => address,
  linkToMenuElementId: (other) => ({ type: 20, linkToMenuElementId: other }),
  linkToArticleTranslationId: (_other, article) => ({ type: 30, linkToArticleTranslationId: article }),
};

const addTarget = async () => {
  const other = await menu.add('Inna');
  return { other, article: (await addArticle(api.db, { categories: [other] })).id };
};

describe.each(Object.entries(destinations))('%s', (field, destination) => {
  test('is not given to a category with articles, and a category with it is not given to an article', async () => {
    const { other, article } = await addTarget();
    const leading = await menu.add('Wyjście', null, destination(other, article));
    const created = await keeper.post('/api/articles', articleInput({ categories: [leading] }));
    expect([created.status, created.body.fields]).toEqual([400, [{ path: 'categories.0', message: takesNone }]]);
    const { id } = await addArticle(api.db, { categories: [other] });
    const saved = await keeper.put(`/api/articles/${id}`, articleInput({ categories: [other, leading] }));
    expect([saved.status, saved.body.fields]).toEqual([400, [{ path: 'categories.1', message: takesNone }]]);

    const place = await menu.add('Miejsce');
    await addArticle(api.db, { categories: [place] });
    const edit = { event: 'edit', elementId: place, element: text('Miejsce', destination(other, article)) };
    const led = await menu.change(edit);
    expect([led.status, led.body.fields]).toEqual([400, [{ path: `element.${field}`, message: holdsSome }]]);
  });

  test('stays with the articles that are there', async () => {
    const { other, article } = await addTarget();
    const leading = await menu.add('Wyjście', null, destination(other, article));
    const { id } = await addArticle(api.db, { categories: [leading] });
    const edit = { event: 'edit', elementId: leading, element: text('Nowa', destination(other, article)) };
    expect((await menu.change(edit)).status).toBe(200);
    expect((await keeper.put(`/api/articles/${id}`, articleInput({ categories: [leading] }))).status).toBe(200);
  });
});

test('an address does not come back from the history into a category that got articles', async () => {
  const place = await menu.add('Miejsce', null, address);
  const removed = await menu.change({ event: 'edit', elementId: place, element: text('Miejsce', { url: null }) });
  await addArticle(api.db, { categories: [place] });
  const undone = await menu.undo(removed.body.journalEntryId);
  expect([undone.status, undone.body.errors]).toEqual([409, [expect.stringContaining(holdsSome)]]);
});

test('an older version is not restored into a category that leads elsewhere by now', async () => {
  const [place, other] = [await menu.add('Miejsce'), await menu.add('Inna')];
  const old = await addArticle(api.db, { categories: [place], status: 60, isListed: false });
  const { baseArticleId } = old;
  await addArticle(api.db, { categories: [other], status: 60, version: 2, baseArticleId });
  expect((await menu.change({ event: 'edit', elementId: place, element: text('Miejsce', address) })).status).toBe(200);
  const restored = await keeper.post(`/api/articles/${old.id}/restoration`);
  expect([restored.status, restored.body.errors]).toEqual([409, [takesNone]]);
});

describe('categories put back from the history', () => {
  const linked = (id: number) => ({ type: 20, linkToMenuElementId: id });
  const edit = (id: number, more: object) => menu.change({ event: 'edit', elementId: id, element: text('X', more) });
  const circle = ['Kategorie prowadziłyby do siebie w kółko'];

  test('lead where they led', async () => {
    const target = await menu.add('Cel');
    const leading = await menu.add('Wyjście', null, linked(target));
    const deleted = await menu.change({ event: 'delete', elementId: leading });
    expect((await menu.undo(deleted.body.journalEntryId)).status).toBe(200);
    expect(await menu.element(leading)).toMatchObject({ linkToMenuElementId: target });
  });

  test('do not close a circle with links made since', async () => {
    const [a, b] = [await menu.add('A'), await menu.add('B')];
    expect((await edit(a, linked(b))).status).toBe(200);
    const cleared = await edit(a, { type: 20, linkToMenuElementId: null });
    expect((await edit(b, linked(a))).status).toBe(200);
    const undone = await menu.undo(cleared.body.journalEntryId);
    expect([undone.status, undone.body.errors]).toEqual([409, circle]);

    const c = await menu.add('C', null, linked(b));
    const deleted = await menu.change({ event: 'delete', elementId: c });
    const other = await menu.add('D');
    expect((await edit(a, linked(other))).status).toBe(200);
    expect((await menu.undo(deleted.body.journalEntryId)).status).toBe(200);
    const again = await menu.change({ event: 'delete', elementId: b });
    await api.db.execute(sql`update menu_elements set link_menu_element_id = ${c}::int where id = ${other}`);
    const restored = await menu.undo(again.body.journalEntryId);
    expect([restored.status, restored.body.errors]).toEqual([409, circle]);
  });
});
