// Lists that are narrowed by categories, tags or a menu, after every kind of write: pages and totals are those of a plain query.
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { addArticle, addCategory, addTag } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const client = withClient(api, { permissions: ['ConfirmArticles'] });
/** Queries with the plain condition. */
let lists: [query: string, condition: SQL][];
let categories: { finance: number; culture: number; top: number };
let tag: number;
const ids: number[] = [];

beforeAll(async () => {
  const [finance, culture] = [await addCategory(api.db, 'Finanse'), await addCategory(api.db, 'Kultura')];
  categories = { finance, culture, top: await addCategory(api.db, 'Aktualności', null, 10) };
  tag = await addTag(api.db, 'budżet');
  for (const given of [[finance], [culture], [categories.top], [finance, categories.top], []])
    for (const tags of [[], [tag]])
      ids.push((await addArticle(api.db, { title: `Plan ${ids.length}`, categories: given, tags })).id);
  const filter = (name: string, text: string) => `${name}=${encodeURIComponent(text)}`;
  const inFinance = filter('extraFilters', `categories;in;${finance}`);
  const isTagged = sql`exists (select from article_tags t where t.article_id = a.id and t.tag_id = ${tag})`;
  lists = [
    [inFinance, isIn(sql`m.id = ${finance}`)],
    [
      `${filter('extraFilters', `categories;in;${finance};${culture}`)}&${filter('filters', 'status;equal;40')}`,
      sql`${isIn(sql`m.id in (${finance}, ${culture})`)} and a.status = 40`,
    ],
    [filter('extraFilters', `tags;in;${tag}`), isTagged],
    [
      `${filter('extraFilters', `tags;in;${tag}`)}&${inFinance}&${filter('filters', 'title;contains;plan')}`,
      sql`${isTagged} and ${isIn(sql`m.id = ${finance}`)} and a.title ilike '%plan%'`,
    ],
    ['menuType=10', isIn(sql`m.type = 10`)],
    [
      `menuType=20&${filter('filters', 'createdBy;contains;nowak')}&${filter('filters', 'version;equal;1')}`,
      sql`${isIn(sql`m.type = 20`)} and a.version = 1`,
    ],
  ];
});

const isIn = (
  condition: SQL,
) => sql`exists (select from article_categories c join menu_elements m on m.id = c.menu_element_id
  where c.article_id = a.id and ${condition})`;

const idRow = rowShape({ id: integer() });

/** The rows of every list, which are those of plain queries. */
async function expectPlain(): Promise<string> {
  const shown: number[][] = [];
  for (const [query, condition] of lists) {
    const expected = await api.db.rows(
      idRow,
      sql`select a.id from articles a where a.is_listed and a.type = 10 and ${condition} order by a.created_date desc, a.id desc`,
    );
    const { body, total } = await client.get(`/api/articles?${query}`);
    const found = body.map(({ id }: { id: number }) => id);
    expect({ query, total, ids: found }).toEqual({ query, total: expected.length, ids: expected.map(({ id }) => id) });
    shown.push(found);
  }
  return JSON.stringify(shown);
}

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
  const seen = new Set([await expectPlain()]);
  for (const [, statements] of writes) {
    await api.db.transaction(async (tx) => {
      for (const statement of statements()) await tx.execute(statement);
    });
    seen.add(await expectPlain());
  }
  await addArticle(api.db, { title: 'Plan nowy', categories: [categories.finance, categories.top], tags: [tag] });
  await api.db.execute(sql`update menu_elements set type = 20 where id = ${categories.top}`);
  seen.add(await expectPlain());
  expect(seen.size).toBeGreaterThan(9);
});
