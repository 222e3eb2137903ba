// Every kind of filter in several orders, before and after changes: pages and totals are those of a plain query and a plain count.
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { seedMany } from '../../demo/seed/seed-many.ts';
import { foldArticleCounts } from '../../schedule/due-articles.ts';
import { addArticle, addCategory } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

/** Late pages are found from the end of a list. */
const count = 2600;

const api = withApi();
const client = withClient(api, { permissions: ['ConfirmArticles'] });

/** Two categories have one name, and one has none in Polish. */
beforeAll(async () => {
  for (const name of ['Uchwały', 'Zarządzenia', 'Uchwały', 'Ćwiczenia', 'Łąki']) await addCategory(api.db, name);
  const nameless = await addCategory(api.db, 'Bez nazwy');
  await seedMany(api.db, count, () => undefined);
  await api.db.execute(sql`delete from menu_element_translations where menu_element_id = ${nameless}`);
  await api.db.execute(sql`update articles set version = 1 + id % 3, created_by = (array['Anna Nowak', 'Łukasz Żak', 'Jan Nowacki'])[1 + id % 3],
    publish_end = case when id % 4 = 0 then created_date + interval '1 year' end`);
  await api.db.execute(sql`delete from article_categories where article_id % 11 = 0`);
  // second categories; of some articles the first one is gone, of others two have its position
  await api.db.execute(sql`insert into article_categories (article_id, menu_element_id, position)
    select c.article_id, (select min(m.id) from menu_elements m where m.id > c.menu_element_id), case when c.article_id % 5 = 0 then 0 else 1 end
    from article_categories c where c.article_id % 3 = 0 and c.menu_element_id < (select max(id) from menu_elements)`);
  await api.db.execute(
    sql`delete from article_categories where position = 0 and article_id % 6 = 0 and article_id % 5 > 0`,
  );
  await api.db.execute(sql`update articles set is_listed = false where id % 13 = 0`);
  await api.db.execute(sql`update articles set type = 20 where id % 17 = 0`);
  await api.db.execute(sql`vacuum (analyze) articles, article_categories`);
});

const mainText = sql`(select p.display_text from article_categories c join menu_element_paths p using (menu_element_id)
  where c.article_id = a.id and p.language_id = a.language_id order by c.position, c.menu_element_id limit 1)`;
const unsetFirst = (column: string) => sql`coalesce(${sql.raw(column)}, '-infinity')`;

const orders: Record<string, SQL> = {
  createdDate: sql`a.created_date`,
  title: sql`a.title`,
  status: sql`a.status`,
  version: sql`a.version`,
  publishStart: unsetFirst('a.publish_start'),
  publishEnd: unsetFirst('a.publish_end'),
  publishedDate: unsetFirst('a.published_date'),
  mainMenuElementDisplayText: mainText,
};

/** Sets of filters with the plain condition, on the newest of the seeded articles' dates. */
const filters: [string[], SQL][] = [
  [[], sql`true`],
  [['status;equal;40'], sql`a.status = 40`],
  [['status;in;10;20'], sql`a.status in (10, 20)`],
  [['title;contains;wodociąg'], sql`a.title like '%wodociąg%'`],
  [['title;contains;we'], sql`a.title like '%we%'`],
  [['title;contains;sprawa 0004'], sql`a.title like '%sprawa 0004%'`],
  [['title;contains;sprawa', 'status;equal;40'], sql`a.status = 40`],
  [['createdBy;contains;łukasz'], sql`a.created_by = 'Łukasz Żak'`],
  [['createdBy;contains;nowa', 'status;equal;10'], sql`a.created_by <> 'Łukasz Żak' and a.status = 10`],
  [['createdBy;contains;zak', 'title;contains;nr 1'], sql`a.created_by = 'Łukasz Żak' and a.title like '%nr 1%'`],
  [['mainMenuElementDisplayText;contains;uchw'], sql`fold_polish(${mainText}) like '%uchw%'`],
  [
    ['mainMenuElementDisplayText;contains;ą', 'status;equal;40'],
    sql`fold_polish(${mainText}) like '%a%' and a.status = 40`,
  ],
  [['mainMenuElementDisplayText;contains;laki', 'title;contains;nr'], sql`fold_polish(${mainText}) like '%laki%'`],
  [['createdDate;greaterThan;2025-02-10'], sql`a.created_date >= '2025-02-11T00:00:00+01'`],
  [
    ['createdDate;lessThan;2026-03-05', 'status;equal;40'],
    sql`a.created_date < '2026-03-05T00:00:00+01' and a.status = 40`,
  ],
  [
    ['createdDate;equal;2026-01-15'],
    sql`a.created_date >= '2026-01-15T00:00:00+01' and a.created_date < '2026-01-16T00:00:00+01'`,
  ],
  [
    ['createdDate;greaterThan;2024-05-10', 'createdDate;lessThan;2026-06-20'],
    sql`a.created_date >= '2024-05-11T00:00:00+02' and a.created_date < '2026-06-20T00:00:00+02'`,
  ],
  [
    ['createdDate;greaterThan;2026-02-03', 'createdDate;lessThan;2026-02-20'],
    sql`a.created_date >= '2026-02-04T00:00:00+01' and a.created_date < '2026-02-20T00:00:00+01'`,
  ],
  [['createdDate;greaterThan;2026-02-03', 'title;contains;nr'], sql`a.created_date >= '2026-02-04T00:00:00+01'`],
  [['version;greaterThan;1'], sql`a.version > 1`],
  [['publishedDate;greaterThan;2025-05-05'], sql`a.published_date >= '2025-05-06T00:00:00+02'`],
  [['publishEnd;lessThan;2026-05-05'], sql`a.publish_end < '2026-05-05T00:00:00+02'`],
];

const totalRow = rowShape({ total: integer('count(*)::int') });
const idRow = rowShape({ id: integer() });

interface Order {
  column: string;
  direction: string;
}

async function expectPlain(given: string[], condition: SQL, { column, direction }: Order, pages?: number[]) {
  const where = sql`a.is_listed and a.type = 10 and a.language_id = 1 and ${condition}`;
  const counted = sql`select ${sql.raw(totalRow.columns)} from articles a where ${where}`;
  const all = (await api.db.rows(totalRow, counted))[0]?.total ?? 0;
  const within = column === 'status' ? sql`a.created_date desc, a.id desc` : sql`a.id ${sql.raw(direction)}`;
  const order = sql`${orders[column]} ${sql.raw(direction)}, ${within}`;
  const last = Math.max(1, Math.ceil(all / 20));
  for (const page of pages ?? new Set([1, Math.ceil(last / 2), last])) {
    const rows = sql`select a.id from articles a where ${where} order by ${order} limit 20 offset ${(page - 1) * 20}`;
    const ids = (await api.db.rows(idRow, rows)).map(({ id }) => id);
    const query = new URLSearchParams({ page: String(page), sortings: `${column};${direction}` });
    for (const filter of given) query.append('filters', filter);
    const { body, total } = await client.get(`/api/articles?${query}`);
    expect({ page, total, ids: body.map((row: { id: number }) => row.id) }).toEqual({ page, total: all, ids });
  }
}

const byCreation = { column: 'createdDate', direction: 'desc' };

/** The orders that have ways of their own. */
const always = [
  byCreation,
  { column: 'createdDate', direction: 'asc' },
  { column: 'mainMenuElementDisplayText', direction: 'asc' },
  { column: 'mainMenuElementDisplayText', direction: 'desc' },
  { column: 'status', direction: 'asc' },
  { column: 'status', direction: 'desc' },
];
/** The others, in turn. */
const others = ['title', 'version', 'publishStart', 'publishEnd', 'publishedDate'];

const cases = filters.map(([given, condition], at) => ({
  name: given.join(' and ') || 'nothing',
  given,
  condition,
  tried: [
    ...always,
    ...others
      .filter((_, other) => (other + at) % 3 === 0)
      .map((column) => ({ column, direction: at % 2 === 0 ? 'asc' : 'desc' })),
  ],
}));

test.each(cases)('$name, in several orders', async ({ given, condition, tried }) => {
  for (const order of tried) await expectPlain(given, condition, order);
});

async function expectAllPlain(): Promise<void> {
  for (const [given, condition] of filters) await expectPlain(given, condition, byCreation, [1]);
  for (const direction of ['asc', 'desc'])
    await expectPlain([], sql`true`, { column: 'mainMenuElementDisplayText', direction });
}

test('after every kind of change', async () => {
  await expectAllPlain();
  const fresh = await addCategory(api.db, 'Uchwałki');
  const { id } = await addArticle(api.db, { title: 'Sieć wodociągowa nr 1', status: 10, categories: [fresh] });
  for (const change of [
    sql`update articles set status = 40 where id in (select id from articles where status = 10 order by id limit 30)`,
    sql`update articles set status = 20, created_by = 'Łukasz Żak' where id % 2 = 0 and status = 40`,
    sql`update articles set created_date = created_date - interval '7 months' where id % 5 = 0`,
    sql`update articles set is_listed = not is_listed where id % 7 = 0`,
    sql`update articles set type = 30 where id % 19 = 0`,
    sql`delete from article_categories where article_id = ${id}`,
    sql`update article_categories set menu_element_id = ${fresh} where article_id % 3 = 0 and position = 0 and article_id % 5 > 0`,
    sql`delete from article_categories where position = 0 and article_id % 4 = 0`,
    sql`update menu_element_translations set display_text = 'Łączki' where display_text = 'Łąki'`,
    sql`delete from articles where id % 23 = 0`,
  ]) {
    await api.db.execute(change);
    await expectAllPlain();
  }
});

test('after the totals were folded', async () => {
  const rows = async () =>
    (await api.db.rows(totalRow, sql`select ${sql.raw(totalRow.columns)} from article_counts`))[0]?.total ?? 0;
  await api.db.execute(sql`do $$ begin
    for i in 1..400 loop update articles set status = 10 + 10 * (i % 2) where id = (select max(id) from articles); end loop;
  end $$`);
  expect(await rows()).toBeGreaterThan(400);
  await foldArticleCounts(api.db);
  expect(await rows()).toBeLessThan(40);
  await expectAllPlain();
});

test('after all articles are gone', async () => {
  await api.db.execute(sql`truncate articles cascade`);
  await expectAllPlain();
});
