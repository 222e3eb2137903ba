import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addArticle, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { menuCalls } from '../testing/menu-calls.ts';

const api = withApi();
const keeper = withClient(api, { permissions: ['ManageMenus'] });
let menu: ReturnType<typeof menuCalls>;
let category: number;
/** Added in this order, so that the newest is first. */
let articles: Record<string, number>;
let bases: Record<string, number>;

beforeAll(async () => {
  menu = menuCalls(keeper);
});
beforeEach(async () => {
  for (const table of ['base_articles', 'menu_elements'])
    await api.db.execute(sql`delete from ${sql.identifier(table)}`);
  category = await menu.add('Uchwały');
  articles = {};
  bases = {};
  const days = { Żaba: 3, Ćma: 1, Bóbr: 4, Łoś: 2 };
  for (const [title, day] of Object.entries(days)) {
    const publishedDate = new Date(`2026-01-0${day}T10:00:00Z`);
    const added = await addArticle(api.db, { title, status: 40, publishedDate, categories: [category] });
    articles[title] = added.id;
    bases[title] = added.baseArticleId;
  }
});

const at = (more = '') => `/api/menus/${category}/sort-configurations${more}`;
const titles = async (more = '') =>
  (await keeper.get(at(more))).body.articles.items.map(
    (one: { articleTranslationTitle: string }) => one.articleTranslationTitle,
  );
const sort = (articleSortOnCategoryType: number, client = keeper) => client.put(at(), { articleSortOnCategoryType });
const move = (title: string, body: object, client = keeper) =>
  client.put(`/api/menus/${category}/articles/${articles[title]}`, body);

test.each([
  [0, ['Łoś', 'Bóbr', 'Ćma', 'Żaba']],
  [10, ['Ćma', 'Łoś', 'Żaba', 'Bóbr']],
  [20, ['Bóbr', 'Żaba', 'Łoś', 'Ćma']],
  [30, ['Bóbr', 'Ćma', 'Łoś', 'Żaba']],
])('sorting %d', async (type, expected) => {
  expect((await sort(type)).status).toBe(204);
  expect((await keeper.get(at())).body.articleSortOnCategoryType).toBe(type);
  expect(await titles()).toEqual(expected);
  const tree = await keeper.get('/api/menus/20');
  expect(tree.body.elements[0].children.map((one: { title: string }) => one.title)).toEqual(expected);
});

test('a sorting that was chosen meanwhile is not overwritten; moved articles are no such change', async () => {
  const { etag, body } = await keeper.get(at());
  expect((await keeper.get(at(), { headers: { 'if-none-match': etag ?? '' } })).status).toBe(304);
  await move('Ćma', { position: 1 });
  const moved = await keeper.get(at(), { headers: { 'if-none-match': etag ?? '' } });
  expect([moved.status, moved.body.articles.items[0].articleTranslationTitle]).toEqual([200, 'Ćma']);
  const { articleSortOnCategoryType } = body;
  expect((await keeper.put(at(), { articleSortOnCategoryType: 30 }, { ifMatch: etag })).status).toBe(204);
  expect((await keeper.put(at(), { articleSortOnCategoryType }, { ifMatch: etag })).status).toBe(412);
  expect((await keeper.get(at())).body.articleSortOnCategoryType).toBe(30);
});

test('pages and filters', async () => {
  await addArticle(api.db, { title: 'Wycofany', status: 50, categories: [category] });
  const standard = '?filters=articleTranslationStatus;in;10;20;30;40';
  expect(await titles('?take=2&skip=1')).toEqual(['Łoś', 'Bóbr']);
  expect(await titles(standard)).not.toContain('Wycofany');
  const { articles: page } = (await keeper.get(at(`${standard}&take=1`))).body;
  expect([page.items.length, page.totalItems]).toEqual([1, 4]);
  expect((await keeper.get(at('?filters=foo;equal;1'))).status).toBe(400);
  expect((await keeper.get(at('?lang=XX'))).status).toBe(400);
  expect((await keeper.get('/api/menus/987654/sort-configurations')).status).toBe(404);
});

test.each<[string, () => object, string[], object]>([
  ['first', () => ({ previousArticleId: null }), ['Ćma', 'Łoś', 'Bóbr', 'Żaba'], { position: 1 }],
  ['after another', () => ({ previousArticleId: articles.Łoś }), ['Łoś', 'Ćma', 'Bóbr', 'Żaba'], { position: 2 }],
  ['to the second place', () => ({ position: 2 }), ['Łoś', 'Ćma', 'Bóbr', 'Żaba'], { position: 2 }],
  ['to the first place', () => ({ position: 1 }), ['Ćma', 'Łoś', 'Bóbr', 'Żaba'], { position: 1 }],
  ['to the end', () => ({ position: 1000 }), ['Łoś', 'Bóbr', 'Żaba', 'Ćma'], { position: 4 }],
  ['where it is', () => ({ position: 3 }), ['Łoś', 'Bóbr', 'Ćma', 'Żaba'], { position: 3 }],
])('moves an article %s', async (_, body, expected, result) => {
  const answer = await move('Ćma', body());
  expect(answer.body).toEqual({ ...result, totalItems: 4, formerPreviousArticleId: articles.Bóbr });
  expect(await titles()).toEqual(expected);
  await move('Ćma', { previousArticleId: answer.body.formerPreviousArticleId });
  expect(await titles()).toEqual(['Łoś', 'Bóbr', 'Ćma', 'Żaba']);
});

test('every article goes to every place, and the answer says which it is', async () => {
  let order = await titles();
  for (const title of Object.keys(articles)) {
    for (const position of [4, 2, 1, 3]) {
      const rest = order.filter((one: string) => one !== title);
      order = rest.toSpliced(position - 1, 0, title);
      expect((await move(title, { position })).body.position).toBe(position);
      expect(await titles()).toEqual(order);
    }
  }
});

test('a new version and a translation keep the position; a new article comes first', async () => {
  await move('Żaba', { position: 2 });
  const english = await language(api.db, 'EN');
  await addArticle(api.db, {
    title: 'Frog',
    languageId: english,
    baseArticleId: bases.Żaba ?? 0,
    status: 40,
    categories: [category],
  });
  await addArticle(api.db, { title: 'Nowy', status: 10, categories: [category] });
  expect(await titles('?lang=EN')).toEqual(['Frog']);
  expect(await titles()).toEqual(['Nowy', 'Łoś', 'Żaba', 'Bóbr', 'Ćma']);
});

test('fifty moves into one gap keep the order', async () => {
  for (let i = 0; i < 50; i++) await move(i % 2 === 0 ? 'Żaba' : 'Ćma', { previousArticleId: articles.Łoś });
  expect(await titles()).toEqual(['Łoś', 'Ćma', 'Żaba', 'Bóbr']);
});

test('invalid and forbidden changes are rejected', async () => {
  const message = async (answer: Promise<{ status: number; body: { errors: string[] } }>) => [
    (await answer).status,
    ...(await answer).body.errors,
  ];
  const restricted = api.as(await api.user({ permissions: ['ManageMenus'], excludedCategories: [category] }));
  expect(await message(move('Ćma', { position: 1 }, restricted))).toEqual([403, 'Brak uprawnień do tej kategorii']);
  expect(await message(sort(10, restricted))).toEqual([403, 'Brak uprawnień do tej kategorii']);
  expect(await message(move('Ćma', {}))).toEqual([400, 'Podaj artykuł, po którym ma stanąć, albo pozycję']);
  expect((await move('Ćma', { position: 1, previousArticleId: null })).status).toBe(400);
  const elsewhere = [409, 'Artykuł, po którym miał stanąć, jest już w innym miejscu'];
  expect(await message(move('Ćma', { previousArticleId: articles.Ćma }))).toEqual(elsewhere);
  expect(await message(move('Ćma', { previousArticleId: 987_654 }))).toEqual(elsewhere);
  const outside = await addArticle(api.db, { status: 40 });
  expect((await keeper.put(`/api/menus/${category}/articles/${outside.id}`, { position: 1 })).status).toBe(404);
  expect((await sort(40)).status).toBe(400);
  await sort(20);
  expect(await message(move('Ćma', { position: 1 }))).toEqual([
    409,
    'Artykuły przestawia się ręcznie tylko przy sortowaniu „Użytkownika”',
  ]);
  const map = await menu.add('Mapa', null, { url: 'https://mapa.example' });
  expect(await message(keeper.put(`/api/menus/${map}/sort-configurations`, { articleSortOnCategoryType: 10 }))).toEqual(
    [409, 'Kategoria zawiera adres URL, więc nie można sortować jej artykułów'],
  );
  expect((await keeper.put('/api/menus/987654/sort-configurations', { articleSortOnCategoryType: 10 })).status).toBe(
    404,
  );
});

test('twenty parallel moves: none is lost and no two articles share a position', async () => {
  const others: number[] = [];
  for (let i = 0; i < 20; i++)
    others.push((await addArticle(api.db, { title: `A${i}`, status: 40, categories: [category] })).id);
  const answers = await Promise.all(
    others.map((id, i) =>
      keeper.put(
        `/api/menus/${category}/articles/${id}`,
        i % 2 === 0 ? { position: 3 } : { previousArticleId: articles.Łoś },
      ),
    ),
  );
  expect(answers.map((one) => one.status)).toEqual(others.map(() => 200));
  const all = await titles('?take=100');
  expect([all.length, new Set(all).size]).toEqual([24, 24]);
});

test('the choice of a sorting is in the journal and can be undone', async () => {
  await sort(30);
  await move('Ćma', { position: 1 }).then((answer) => expect(answer.status).toBe(409));
  const [entry] = (await keeper.get(`/api/application/journal?filters=recordId;equal;${category}`)).body;
  expect(entry).toMatchObject({ operation: 'sort', before: { articleSort: 0 }, after: { articleSort: 30 } });
  expect((await menu.undo(entry.id)).status).toBe(200);
  await move('Ćma', { position: 1 });
  const [moved] = (await keeper.get(`/api/application/journal?filters=recordId;equal;${category}`)).body;
  expect(moved).toMatchObject({ operation: 'reorder', after: { article: { name: 'Ćma' }, previous: null } });
  expect((await menu.undo(moved.id)).status).toBe(409);
});

test('an order is exported by keys and put in place elsewhere; others stay where they are', async () => {
  const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
  const orders = async () => (await editor.get(`/api/articles/portable/orders?categoryIds=${category}`)).body;
  await move('Ćma', { position: 1 });
  const [order] = await orders();
  expect(order).toMatchObject({ category: { menu: 20, path: ['Uchwały'] }, articles: { length: 4 } });
  expect(await titles()).toEqual(['Ćma', 'Łoś', 'Bóbr', 'Żaba']);
  const other = await addArticle(api.db, { title: 'Inny', status: 40, categories: [category] });
  const last = await keeper.put(`/api/menus/${category}/articles/${other.id}`, { position: 3 });
  expect(last.body.position).toBe(3);
  const reversed = { ...order, articles: [...order.articles.toReversed(), 'nie-ma-takiego'] };
  const put = async (body: object) => (await keeper.post('/api/menus/article-orders', body)).body;
  expect(await put({ ...reversed, dryRun: true })).toEqual({ moved: 4 });
  expect(await put(reversed)).toEqual({ moved: 4 });
  expect(await titles()).toEqual(['Żaba', 'Bóbr', 'Inny', 'Łoś', 'Ćma']);
  expect(await put(reversed)).toEqual({ moved: 0 });
  const [entry] = (await keeper.get(`/api/application/journal?filters=recordId;equal;${category}`)).body;
  expect(entry).toMatchObject({ operation: 'reorder', after: { moved: 4 } });
  expect((await put({ ...order, category: { path: ['Nie ma'] } })).errors).toEqual(['Nie ma kategorii „Nie ma”']);
  await sort(30);
  expect(await orders()).toEqual([]);
  expect((await put(order)).errors).toEqual([menuMessages.notByHand]);
});
