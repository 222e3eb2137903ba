// Lists that keep what they have found: every way of finding a page gives the same one, and every change is seen at once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { seedMany } from '../../demo/seed/seed-many.ts';
import { compactArticles } from '../../schedule/due-articles.ts';
import { mark, readList } from '../../testing/read-list.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, addTag } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';

const count = 6000;

let api: TestApi;
let client: TestClient;
let category: number;

beforeAll(async () => {
  api = await startApi();
  client = api.as(await api.user({ permissions: ['ConfirmArticles'] }));
  category = await addCategory(api.db, 'Uchwały');
  await seedMany(api.db, count, () => undefined);
});
afterAll(() => api.stop());

const idRow = rowShape({ id: integer() });
const filter = (text: string) => `filters=${encodeURIComponent(text)}`;

async function idsOf(query: string): Promise<{ ids: number[]; total: number }> {
  const { body, total } = await client.get(`/api/articles?${query}`);
  return { ids: body.map((row: { id: number }) => row.id), total: total ?? 0 };
}

test.each(['createdDate;desc', 'createdDate;asc'])(
  'deep pages by %s hold the rows of their places',
  async (sorting) => {
    const order = sql.raw(sorting.endsWith('asc') ? 'created_date, id' : 'created_date desc, id desc');
    for (const { status, page } of [
      { page: 101 },
      { page: 231 },
      { page: 300 },
      { page: 301 },
      { page: 150, status: 40 },
    ]) {
      const narrowed = status === undefined ? sql`true` : sql`status = ${status}`;
      const expected = await queryRows(
        api.db,
        idRow,
        sql`select id from articles where is_listed and type = 10 and ${narrowed} order by ${order} limit 20 offset ${(page - 1) * 20}`,
      );
      const byStatus = status === undefined ? '' : `&${filter(`status;equal;${status}`)}`;
      const { ids } = await idsOf(`page=${page}&sortings=${encodeURIComponent(sorting)}${byStatus}`);
      expect(ids).toEqual(expected.map(({ id }) => id));
    }
  },
);

test.each([
  [filter('title;contains;wodociąg'), sql`title like '%wodociąg%'`],
  [filter('title;contains;sprawa'), sql`title like '%sprawa%'`],
  [`${filter('title;contains;sprawa')}&${filter('status;equal;10')}`, sql`status = 10`],
  [filter('createdBy;contains;nowak'), sql`true`],
  [filter('mainMenuElementDisplayText;contains;uchw'), sql`true`],
  ['menuType=20', sql`true`],
])('a page is the same however often it is asked for: %s', async (query, condition) => {
  const expected = await queryRows(
    api.db,
    idRow,
    sql`select id from articles where is_listed and type = 10 and ${condition} order by created_date desc, id desc`,
  );
  for (const page of [1, 1, 2, 1, 2]) {
    const { ids, total } = await idsOf(`page=${page}&${query}`);
    expect(total).toBe(expected.length);
    expect(ids).toEqual(expected.slice((page - 1) * 20, page * 20).map(({ id }) => id));
  }
});

type Known = NonNullable<Parameters<typeof readList>[2]>;

/** The list with these filters, and what is to be kept of it. */
const read = (filters: string[], known?: Known, page = 1) => readList(api, { filters, page }, known);

test.each([
  [['title;contains;wodociąg'], true],
  [['title;contains;wodociąg', 'mainMenuElementDisplayText;contains;uchw'], false],
])(
  'a kept total of %j is used as long as nothing has changed, and then corrected where it can be: %s',
  async (filters, isCorrected) => {
    const { total, ids, kept } = await read(filters);
    const known = { ...kept(total + mark), page: { changes: kept(0).total?.changes ?? 0, ids: ids.slice(0, 3) } };
    const used = await read(filters, known);
    expect([used.total, used.ids]).toEqual([total + mark, ids.slice(0, 3)]);
    await api.db.execute(sql`update articles set revision = revision + 1 where id = ${ids[0]}`);
    const anew = await read(filters, known);
    expect([anew.total, anew.ids]).toEqual([isCorrected ? total + mark : total, ids]);
  },
);

const own = [
  ['title;contains;wiolonczela'],
  ['title;contains;wi', 'status;in;10;20'],
  ['createdBy;contains;łukasz', 'version;greaterThan;0'],
  ['createdDate;greaterThan;2026-01-01', 'version;greaterThan;0'],
  ['publishStart;lessThan;2030-01-01'],
  ['publishEnd;greaterThan;2030-01-01'],
  ['publishedDate;equal;2026-03-04'],
  ['version;greaterThan;1'],
];

test('every kind of write corrects the kept totals of all columns', async () => {
  const first = await Promise.all(own.map((filters) => read(filters)));
  const totals = [];
  const { id } = await addArticle(api.db, { title: 'Wiolonczela', status: 10 });
  for (const write of [
    sql`update articles set created_by = 'Łukasz Żak' where id = ${id}`,
    sql`update articles set created_date = '2027-01-01', publish_start = '2029-01-01', publish_end = '2031-01-01' where id = ${id}`,
    sql`update articles set published_date = '2026-03-04T12:00:00Z', version = 2, status = 40 where id = ${id}`,
    sql`update articles set title = 'Bas' where id = ${id}`,
    sql`update articles set is_listed = false where id = ${id}`,
    sql`update articles set is_listed = true, title = 'Wiolonczela' where id = ${id}`,
    sql`delete from articles where id = ${id}`,
  ]) {
    await api.db.execute(write);
    const now = await Promise.all(own.map((filters) => read(filters)));
    const corrected = first.map(({ total, kept }, at) => read(own[at] ?? [], kept(total + mark)));
    const shown = (await Promise.all(corrected)).map(({ total }) => total - mark);
    expect(shown).toEqual(now.map(({ total }) => total));
    totals.push(shown.join());
  }
  expect(new Set(totals).size).toBe(5);
  expect(totals.at(-1)).toBe(first.map(({ total }) => total).join());
});

test('many rows at once, an emptied log and a slow transaction make a total be counted anew', async () => {
  const filters = ['title;contains;sprawa'];
  const isCounted = async (change: () => Promise<unknown>) => {
    const { total, kept } = await read(filters);
    await change();
    expect((await read(filters, kept(total + mark))).total).toBeLessThan(mark);
  };
  await isCounted(() => api.db.execute(sql`update articles set revision = revision + 1 where id % 2 = 0`));
  await isCounted(async () => {
    await api.db.execute(sql`insert into article_changes (sign) select 1 from generate_series(1, 4001)`);
    await compactArticles(api.db, new Date());
  });
  expect(await queryRows(api.db, rowShape({ sign: integer() }), sql`select sign from article_changes`)).toEqual([
    { sign: 0 },
  ]);
  if (api.database.engine !== 'postgres') return;
  const { id } = await addArticle(api.db, { title: 'Sprawa powolna' });
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const slow = api.db.transaction(async (tx) => {
    await tx.execute(sql`update articles set title = 'Rzecz powolna' where id = ${id}`);
    begin();
    await end;
  });
  await begun;
  await addArticle(api.db, { title: 'Sprawa szybka' });
  await isCounted(async () => {
    resolve();
    await slow;
  });
});

test('every kind of change is seen by the next call', async () => {
  const lists = {
    title: filter('title;contains;ksylofon'),
    name: filter('mainMenuElementDisplayText;contains;muzyk'),
    status: `${filter('title;contains;ksylofon')}&${filter('status;equal;20')}`,
    category: `extraFilters=${encodeURIComponent(`categories;in;${category}`)}&${filter('title;contains;ksylofon')}`,
  };
  const tag = await addTag(api.db, 'muzyka');
  const byTag = `extraFilters=${encodeURIComponent(`tags;in;${tag}`)}`;
  const all = async () => {
    const totals: Record<string, number> = {};
    for (const [name, query] of Object.entries({ ...lists, tag: byTag })) totals[name] = (await idsOf(query)).total;
    return totals;
  };
  expect(await all()).toEqual({ title: 0, name: 0, status: 0, category: 0, tag: 0 });
  const music = await addCategory(api.db, 'Muzyka');
  const { id } = await addArticle(api.db, { title: 'Ksylofon', status: 10, categories: [music] });
  expect(await all()).toEqual({ title: 1, name: 1, status: 0, category: 0, tag: 0 });
  await api.db.execute(sql`update articles set status = 20 where id = ${id}`);
  expect(await all()).toMatchObject({ title: 1, status: 1 });
  await api.db.execute(sql`insert into article_tags (article_id, tag_id) values (${id}, ${tag})`);
  expect(await all()).toMatchObject({ tag: 1 });
  await api.db.execute(
    sql`insert into article_categories (article_id, menu_element_id, position) values (${id}, ${category}, 1)`,
  );
  expect(await all()).toMatchObject({ category: 1 });
  await api.db.execute(
    sql`update menu_element_translations set display_text = 'Śpiew' where menu_element_id = ${music}`,
  );
  expect(await all()).toMatchObject({ name: 0 });
  await api.db.execute(sql`update articles set is_listed = false where id = ${id}`);
  expect(await all()).toEqual({ title: 0, name: 0, status: 0, category: 0, tag: 0 });
  // counted for the first time, by titles alone
  expect((await idsOf(filter('title;startsWith;ksyl'))).total).toBe(0);
  await api.db.execute(sql`update articles set is_listed = true, title = 'Cymbały' where id = ${id}`);
  expect(await all()).toMatchObject({ title: 0, tag: 1 });
  expect((await idsOf(filter('title;startsWith;cymb'))).total).toBe(1);
  await api.db.execute(sql`delete from articles where id = ${id}`);
  expect(await all()).toMatchObject({ tag: 0 });
});

test('a change that is not committed is not seen, and is seen when it is', async () => {
  const query = filter('title;contains;akordeon');
  const article = await addArticle(api.db, { title: 'Bęben' });
  expect((await idsOf(query)).total).toBe(0);
  if (api.database.engine === 'postgres') {
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`update articles set title = 'Akordeon' where id = ${article.id}`);
      await addArticle(api.db, { title: 'Inny' });
      expect((await idsOf(query)).total).toBe(0);
    });
  } else await api.db.execute(sql`update articles set title = 'Akordeon' where id = ${article.id}`);
  expect((await idsOf(query)).total).toBe(1);
});
