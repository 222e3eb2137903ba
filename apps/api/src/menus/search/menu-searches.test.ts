import { inArray, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  articleCategories,
  articles,
  baseArticles,
  languages,
  menuElements,
  menuElementTranslations,
} from '../../database/schema.ts';
import { addArticle } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi();
const ids: Record<string, number> = {};
let editor: TestClient;

beforeAll(async () => {
  await api.db.insert(languages).values({ isoCode: 'EN', name: 'angielski', localName: 'English', status: 10 });
  await category('Urząd', { type: 20, position: 1 });
  await category('Gmina', { type: 20, position: 0 });
  await category('Wydział Żeglugi', { type: 20, position: 0, parent: 'Urząd' });
  await category('Kontakt', { type: 10, position: 0 });
  await category('Mapa', { type: 10, position: 1, url: 'https://mapa.example' });
  await api.db.insert(menuElementTranslations).values({
    menuElementId: ids.Urząd ?? 0,
    languageId: 2,
    displayText: 'Office',
    title: 'The office',
    slug: 'office',
  });
  await article('Uchwała budżetowa', { categories: ['Wydział Żeglugi', 'Gmina'], status: 40, day: 1 });
  await article('Nabór na stanowisko', { categories: ['Kontakt'], status: 10, day: 2 });
  await article('Instrukcja', { type: 20, day: 3 });
  await article('Stara uchwała', { isListed: false, day: 4 });
  await article('Budget', { languageId: 2, day: 5 });
  editor = api.as(await api.user({ permissions: ['CreateArticles'], excludedCategories: [ids.Gmina ?? 0] }));
});

interface Placed {
  type: number;
  position: number;
  parent?: string;
  url?: string;
}

async function category(name: string, { type, position, parent, url }: Placed) {
  const parentId = parent === undefined ? null : (ids[parent] ?? null);
  const [row] = await api.db.insert(menuElements).values({ type, position, parentId }).returning();
  ids[name] = row?.id ?? 0;
  const text = { displayText: name, title: `Kategoria ${name}`, slug: 'kategoria', url: url ?? null };
  await api.db.insert(menuElementTranslations).values({ menuElementId: ids[name], languageId: 1, ...text });
}

interface Written extends Partial<typeof articles.$inferInsert> {
  day: number;
  categories?: string[];
}

async function article(title: string, { day, categories = [], ...columns }: Written) {
  const [base] = await api.db.insert(baseArticles).values({}).returning();
  const [row] = await api.db
    .insert(articles)
    .values({
      baseArticleId: base?.id ?? 0,
      languageId: 1,
      title,
      slug: 'slug',
      shortDescription: 'opis',
      providingEntity: 'Urząd',
      authorName: 'Jan',
      createdBy: 'Jan',
      informationCreated: new Date(),
      createdDate: new Date(2026, 0, day),
      publishedDate: columns.status === 40 ? new Date('2026-02-01T10:00:00Z') : null,
      ...columns,
    })
    .returning();
  ids[title] = row?.id ?? 0;
  for (const [position, name] of categories.entries()) {
    const [articleId, menuElementId] = [ids[title] ?? 0, ids[name] ?? 0];
    await api.db.insert(articleCategories).values({ articleId, menuElementId, position });
  }
}

const names = (answer: { body: { displayText: string }[] }) => answer.body.map(({ displayText }) => displayText);
const titles = (answer: { body: { title: string }[] }) => answer.body.map(({ title }) => title);

test('categories are in the order of the menus, with their paths', async () => {
  const answer = await editor.get('/api/searches/categories');
  expect(names(answer)).toEqual(['Kontakt', 'Mapa', 'Gmina', 'Urząd', 'Wydział Żeglugi']);
  expect(answer.total).toBe(5);
  expect(answer.body[4]).toEqual({
    id: ids['Wydział Żeglugi'],
    parentElementId: ids.Urząd,
    menuType: 20,
    type: 20,
    displayText: 'Wydział Żeglugi',
    title: 'Kategoria Wydział Żeglugi',
    path: 'Urząd › Wydział Żeglugi',
    slug: 'kategoria',
    url: null,
    level: 2,
    childCount: 0,
  });
  expect(answer.body[3]).toMatchObject({ displayText: 'Urząd', childCount: 1 });
  expect(answer.body[1]).toMatchObject({ type: 40, url: 'https://mapa.example', level: 1 });
});

test.each([
  ['title=ZEGLUG', ['Wydział Żeglugi']],
  ['title=ŻEGL', ['Wydział Żeglugi']],
  ['title=%20%20', ['Kontakt', 'Mapa', 'Gmina', 'Urząd', 'Wydział Żeglugi']],
  ['title=%25', []],
  ['title=_', []],
  ['menuType=10', ['Kontakt', 'Mapa']],
  ['categoryOnly=true&menuType=10', ['Kontakt']],
  ['parentElementId=0&menuType=20', ['Gmina', 'Urząd']],
  ['parentElementId=0&menuType=20&size=1&page=2', ['Urząd']],
  ['parentElementId=2147483647', []],
  ['size=2&page=2', ['Gmina', 'Urząd']],
  ['size=2&page=9', []],
  ['lang=en&title=off', ['Office']],
  ['lang=EN&menuType=20', ['Gmina', 'Office', 'Wydział Żeglugi']],
])('categories: %s', async (query, expected) => {
  expect(names(await editor.get(`/api/searches/categories?${query}`))).toEqual(expected);
});

test('a branch is read by itself, and says how many are under it', async () => {
  const branch = await editor.get(`/api/searches/categories?parentElementId=${ids.Urząd}`);
  expect([branch.total, names(branch)]).toEqual([1, ['Wydział Żeglugi']]);
  await category('Adres', { type: 20, position: 1, parent: 'Gmina', url: 'https://gmina.example' });
  await category('Sołectwa', { type: 20, position: 2, parent: 'Gmina' });
  const count = async (query: string) =>
    (await editor.get(`/api/searches/categories?title=gmina&${query}`)).body[0].childCount;
  expect([await count(''), await count('categoryOnly=true')]).toEqual([2, 1]);
  await api.db.delete(menuElements).where(inArray(menuElements.id, [ids.Adres ?? 0, ids.Sołectwa ?? 0]));
});

test('categories of chosen articles', async () => {
  const [one, two] = [ids['Uchwała budżetowa'], ids['Nabór na stanowisko']];
  expect(names(await editor.get(`/api/searches/categories?articles=${one}`))).toEqual(['Gmina', 'Wydział Żeglugi']);
  const both = await editor.get(`/api/searches/categories?articles=${one}&articles=${two}`);
  expect([both.total, names(both)[0]]).toEqual([3, 'Kontakt']);
});

test('categories of both menus by their text', async () => {
  expect(names(await editor.get('/api/searches/categories/title/ma'))).toEqual(['Mapa']);
  expect(names(await editor.get('/api/searches/categories/title/MIN?lang=EN'))).toEqual(['Gmina']);
  expect((await editor.get('/api/searches/categories/title/ma?lang=XX')).status).toBe(400);
});

test('articles: the newest first, in the format of lists', async () => {
  const answer = await editor.get('/api/searches/articles');
  expect(titles(answer)).toEqual(['Instrukcja', 'Nabór na stanowisko', 'Uchwała budżetowa']);
  expect(answer.total).toBe(3);
  expect(answer.body[2]).toMatchObject({
    id: ids['Uchwała budżetowa'],
    status: 40,
    version: 1,
    languageIsoCode: 'PL',
    slug: 'slug',
    tooltipCategories: ['Urząd › Wydział Żeglugi', 'Gmina'],
    publishedDate: '2026-02-01T10:00:00.000Z',
  });
  expect(answer.body[2].url).toBe(`/artykul/${answer.body[2].baseArticleId}/slug`);
});

test.each([
  ['title=BUDZETO', ['Uchwała budżetowa']],
  ['title=ór', ['Nabór na stanowisko']],
  ['title=budzet%20%20UCHWA%C5%81A', ['Uchwała budżetowa']],
  ['title=na%20stanow%20b', ['Nabór na stanowisko']],
  ['title=uchwa%C5%82a%20stanowisko', []],
  ['title=100%25', []],
  ['menuType=10', ['Nabór na stanowisko']],
  ['statuses=10&statuses=40&types=10', ['Nabór na stanowisko', 'Uchwała budżetowa']],
  ['statuses=40', ['Uchwała budżetowa']],
  ['types=20', ['Instrukcja']],
  ['lang=EN', ['Budget']],
  ['size=1&page=2', ['Nabór na stanowisko']],
])('articles: %s', async (query, expected) => {
  expect(titles(await editor.get(`/api/searches/articles?${query}`))).toEqual(expected);
});

test.each(['nr %s', '#%s', '%s'])('articles: «%s» is a number, before titles that have it', async (typed) => {
  const id = ids['Nabór na stanowisko'] ?? 0;
  const text = typed.replace('%s', String(id));
  const { id: titled } = await addArticle(api.db, { categories: [], title: `Zarządzenie nr ${id}, czyli #${id}` });
  const answer = await editor.get(`/api/searches/articles?title=${encodeURIComponent(text)}`);
  await api.db.execute(sql`delete from articles where id = ${titled}`);
  expect(titles(answer)).toEqual(['Nabór na stanowisko', `Zarządzenie nr ${id}, czyli #${id}`]);
  expect(answer.total).toBe(2);
});

test('articles of chosen categories', async () => {
  const query = `menuElements=${ids.Gmina}&menuElements=${ids.Mapa}`;
  expect(titles(await editor.get(`/api/searches/articles?${query}`))).toEqual(['Uchwała budżetowa']);
});

test.each(['menuElements', 'menuType'])('the total of articles by %s follows every change', async (by) => {
  const gmina = ids.Gmina ?? 0;
  const query = by === 'menuType' ? 'menuType=20' : `menuElements=${gmina}`;
  const total = async () => (await editor.get(`/api/searches/articles?${query}`)).total ?? Number.NaN;
  const before = await total();
  const { id } = await addArticle(api.db, { categories: [gmina], status: 40 });
  expect(await total()).toBe(before + 1);
  await api.db.execute(sql`delete from article_categories where article_id = ${id}`);
  expect(await total()).toBe(before);
  await api.db.execute(sql`delete from articles where id = ${id}`);
  expect(await total()).toBe(before);
});

test.each([
  'categories?menuType=15',
  'categories?parentElementId=-1',
  'categories?lang=XX',
  'categories?size=1001',
  'categories?articles=x',
  'categories?categoryOnly=tak',
  'categories?page=0',
  'categories?filters=id;equal;1',
  'articles?statuses=15',
  'articles?types=11',
  'articles?lang=XX',
  'articles?menuElements=0',
  'articles?title=%00',
])('%s is refused with a Polish sentence', async (address) => {
  const answer = await editor.get(`/api/searches/${address}`);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.length).toBeGreaterThan(0);
});

test('ids of all categories require the permission to manage users or menus', async () => {
  for (const permission of ['ManageUsers', 'ManageMenus'] as const) {
    const client = api.as(await api.user({ permissions: [permission] }));
    const answer = await client.get('/api/menus/id');
    expect(answer.body).toEqual(['Urząd', 'Gmina', 'Wydział Żeglugi', 'Kontakt', 'Mapa'].map((name) => ids[name]));
  }
  expect((await editor.get('/api/menus/id')).status).toBe(403);
  const stranger = api.as(await api.user({ permissions: ['ManageUsers'] }));
  for (const address of ['categories', 'categories/title/a', 'articles']) {
    expect((await stranger.get(`/api/searches/${address}`)).status).toBe(403);
    expect((await api.anonymous.get(`/api/searches/${address}`)).status).toBe(401);
  }
});
