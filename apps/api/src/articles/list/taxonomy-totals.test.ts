// Totals of lists that are narrowed by categories, tags or a menu are corrected after every kind of write, to what counting gives.
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mark, readList } from '../../testing/read-list.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addArticle, addCategory, addTag } from '../../testing/test-articles.ts';
import type { ListQuery } from './list-statement.ts';

let api: TestApi;
let lists: Partial<ListQuery>[];
let categories: { finance: number; culture: number; top: number };
let tag: number;
const ids: number[] = [];

beforeAll(async () => {
  api = await startApi();
  const [finance, culture] = [await addCategory(api.db, 'Finanse'), await addCategory(api.db, 'Kultura')];
  categories = { finance, culture, top: await addCategory(api.db, 'Aktualności', null, 10) };
  tag = await addTag(api.db, 'budżet');
  for (const given of [[finance], [culture], [categories.top], [finance, categories.top], []])
    for (const tags of [[], [tag]])
      ids.push((await addArticle(api.db, { title: `Plan ${ids.length}`, categories: given, tags })).id);
  const inFinance = `categories;in;${finance}`;
  lists = [
    { extraFilters: [inFinance] },
    { extraFilters: [`${inFinance};${culture}`], filters: ['status;equal;40'] },
    { extraFilters: [`tags;in;${tag}`] },
    { extraFilters: [`tags;in;${tag}`, inFinance], filters: ['title;contains;plan'] },
    { menuType: 10 },
    { menuType: 20, filters: ['createdBy;contains;nowak', 'version;equal;1'] },
  ];
});
afterAll(() => api.stop());

/** The totals of the lists: counted, and corrected from what was kept before the writes. */
async function totals(kept: Awaited<ReturnType<typeof readList>>[]) {
  const counted = await Promise.all(lists.map(async (list) => (await readList(api, list)).total));
  const corrected = await Promise.all(
    kept.map(async ({ total, kept }, at) => (await readList(api, lists[at] ?? {}, kept(total + mark))).total - mark),
  );
  return { counted, corrected };
}
const keep = () => Promise.all(lists.map((list) => readList(api, list)));

const place = (article: number, category: number) =>
  sql`insert into article_categories (article_id, menu_element_id, position) values (${article}, ${category}, 5)`;
const takeAway = (article: number, category: number) =>
  sql`delete from article_categories where article_id = ${article} and menu_element_id = ${category}`;

/** Each one after all before it. */
const writes: [string, () => SQL[]][] = [
  ['a category more', () => [place(ids[8] ?? 0, categories.finance)]],
  ['a category less', () => [takeAway(ids[0] ?? 0, categories.finance)]],
  ['a category there and back', () => [place(ids[9] ?? 0, categories.top), takeAway(ids[9] ?? 0, categories.top)]],
  [
    'a category away and back',
    () => [takeAway(ids[1] ?? 0, categories.finance), place(ids[1] ?? 0, categories.finance)],
  ],
  [
    'one category for another in one statement',
    () => [
      sql`with gone as (delete from article_categories where article_id = ${ids[2]} returning article_id)
        insert into article_categories (article_id, menu_element_id, position) select article_id, ${categories.top}, 0 from gone`,
    ],
  ],
  [
    'another category by an update',
    () => [sql`update article_categories set menu_element_id = ${categories.finance} where article_id = ${ids[3]}`],
  ],
  ['a place in a category', () => [sql`update article_categories set position = 9 where article_id = ${ids[4]}`]],
  ['a tag more', () => [sql`insert into article_tags (article_id, tag_id) values (${ids[0]}, ${tag})`]],
  ['a tag less', () => [sql`delete from article_tags where article_id = ${ids[3]}`]],
  ['a status', () => [sql`update articles set status = 40 where id in (${ids[1]}, ${ids[6]}, ${ids[7]})`]],
  [
    'a status and a category in one statement',
    () => [
      sql`with changed as (update articles set status = 40, version = 2 where id = ${ids[9]} returning id)
        insert into article_categories (article_id, menu_element_id, position) select id, ${categories.finance}, 0 from changed`,
    ],
  ],
  [
    'articles that leave the lists',
    () => [sql`update articles set is_listed = false where id in (${ids[1]}, ${ids[4]})`],
  ],
  ['one that returns', () => [sql`update articles set is_listed = true where id = ${ids[4]}`]],
  ['another title', () => [sql`update articles set title = 'Statut' where id = ${ids[3]}`]],
  ['a deleted article', () => [sql`delete from articles where id in (${ids[6]}, ${ids[5]})`]],
];

test('after every kind of write', async () => {
  const first = await keep();
  const seen = new Set<string>();
  for (const [name, statements] of writes) {
    const before = await keep();
    await api.db.transaction(async (tx) => {
      for (const statement of statements()) await tx.execute(statement);
    });
    const { counted, corrected } = await totals(before);
    expect({ name, totals: corrected }).toEqual({ name, totals: counted });
    const sinceTheFirst = await totals(first);
    expect({ name, totals: sinceTheFirst.corrected }).toEqual({ name, totals: counted });
    seen.add(counted.join());
  }
  const before = await keep();
  await addArticle(api.db, { title: 'Plan nowy', categories: [categories.finance, categories.top], tags: [tag] });
  const { counted, corrected } = await totals(before);
  expect(corrected).toEqual(counted);
  expect((await totals(first)).corrected).toEqual(counted);
  expect(seen.size).toBeGreaterThan(9);
});

test.each<[string, number, () => SQL]>([
  ['an element of a menu is gone', 1, () => sql`delete from menu_elements where id = ${categories.culture}`],
  ['one is in another menu', 1, () => sql`update menu_elements set type = 20 where id = ${categories.top}`],
  [
    'too much has changed',
    260,
    () => sql`update articles set revision = revision + 1 where id = (select min(id) from articles where is_listed)`,
  ],
])('the total is counted when %s', async (_, times, statement) => {
  const before = await keep();
  for (let done = 0; done < times; done += 1) await api.db.execute(statement());
  const { counted } = await totals([]);
  const now = before.map(({ total, kept }, at) => readList(api, lists[at] ?? {}, kept(total + mark)));
  expect((await Promise.all(now)).map(({ total }) => total)).toEqual(counted);
});
