// Lists of many articles: pages from either end are those of a plain query, and every change is seen at once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { seedMany } from '../../demo/seed/seed-many.ts';
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
      const expected = await api.db.rows(
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
  const expected = await api.db.rows(
    idRow,
    sql`select id from articles where is_listed and type = 10 and ${condition} order by created_date desc, id desc`,
  );
  for (const page of [1, 1, 2, 1, 2]) {
    const { ids, total } = await idsOf(`page=${page}&${query}`);
    expect(total).toBe(expected.length);
    expect(ids).toEqual(expected.slice((page - 1) * 20, page * 20).map(({ id }) => id));
  }
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
