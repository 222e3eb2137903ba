// What a page of the bulletin costs grows with the number of categories and articles, and not with their product, whatever PostgreSQL expects: nothing is
// analysed here, as after an import.
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { visitedRows } from '../../testing/visited-rows.ts';
import { readArticle } from './public-article.ts';
import { readCategories, readCounts, readPlaces } from './public-category.ts';
import { readChangeRows, readChanges } from './public-changes.ts';
import { readFrame } from './public-frame.ts';
import { readAddresses, readNewest, readOrder, readOrdered } from './public-lists.ts';
import { readStatistics } from './public-statistics.ts';

const small = await openOffice(100);
const large = await openOffice(400);
afterAll(() => Promise.all([small.close(), large.close()]));

/** A quarter of the categories in each of four levels, twice as many articles. */
async function openOffice(categories: number) {
  const database = await openTestDatabase();
  const { db } = database;
  // a server would analyse the tables in the background, sooner or later
  await db.execute(sql`do $$ declare one name; begin
    for one in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I set (autovacuum_enabled = off)', one);
    end loop; end $$`);
  await db.execute(sql`delete from menu_elements`);
  for (const level of [1, 2, 3, 4])
    await db.execute(sql`insert into menu_elements (type, parent_id, position)
      select 20, (select m.id from menu_elements m where m.level = ${level - 1}::int order by m.id offset i - 1 limit 1), i
      from generate_series(1, ${categories / 4}::int) i`);
  await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
    select m.id, 1, 'Kategoria ' || m.id, 'Tekst', 'kategoria' from menu_elements m`);
  await db.execute(sql`with bases as (
      insert into base_articles (type, template) select 10, 10 from generate_series(1, ${categories * 2}::int) returning id
    ), added as (
      insert into articles (base_article_id, language_id, type, version, status, title, slug, short_description, content, providing_entity,
        author_name, information_created, publish_start, created_date, confirmed_date, published_date, created_by)
      select id, 1, 10, 1, 40, 'Uchwała ' || id, 'uchwala', 'Opis', '<p>Treść</p>', 'Urząd', 'Referat', now(), now(), now(), now(), now(), 'Anna Nowak'
      from bases returning id
    ), places as (select id, row_number() over (order by id) as n from added),
    menu as (select id, row_number() over (order by id) as n from menu_elements)
    insert into article_categories (article_id, menu_element_id, position)
    select p.id, m.id, 0 from places p join menu m on p.n % ${categories}::int = m.n - 1`);
  await db.execute(sql`insert into page_views (month, language_id, kind, item, views)
    select '2026-11', 1, 'category', id, 1 from menu_elements union all select '2026-11', 1, 'article', base_article_id, 1 from articles where type = 10`);
  return database;
}

const works: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
  categories: (db) => readCategories(db, 'PL'),
  'categories without numbers': (db) => readPlaces(db, 'PL'),
  'numbers of a branch': async (db) => {
    const all = await readPlaces(db, 'PL');
    const [{ id } = { id: 0 }] = all;
    return readCounts(
      db,
      'PL',
      all.filter(({ parentId }) => parentId === id).map((one) => one.id),
    );
  },
  frame: (db) => readFrame(db, 'PL'),
  'newest articles': (db) => readNewest(db, 'PL', 8),
  'newest changes': (db) => readChangeRows(db, 'PL', { size: 5, filters: ['kind;in;changed;added'] }),
  'one page of changes': (db) => readChangeRows(db, 'PL', { size: 50 }),
  changes: (db) => readChanges(db, 'PL', { size: 500 }),
  'order of articles': (db) => readOrder(db, 'PL', {}),
  'order of a bookmark': (db) => readOrder(db, 'PL', { bookmark: 1 }),
  'page of a category': async (db) => {
    const [{ id } = { id: 0 }] = JSON.parse(await readCategories(db, 'PL'));
    return readOrdered(db, await readOrder(db, 'PL', { category: id }));
  },
  'page of a list': async (db) => readOrdered(db, (await readOrder(db, 'PL', {})).slice(0, 20)),
  article: async (db) => {
    const [first] = await readNewest(db, 'PL', 1);
    return readArticle(db, 'PL', first?.id ?? 0);
  },
  'no article': (db) => readArticle(db, 'PL', 999_999).catch(() => null),
  'site map': (db) => readAddresses(db, 'PL', 49_000),
  statistics: (db) => readStatistics(db, 'PL', { size: 50 }),
};

test('what is looked at is counted', async () => {
  expect(await visitedRows(small.db, (db) => readPlaces(db, 'PL'))).toBeGreaterThan(100);
});

test.each(Object.keys(works))('%s: four times as many records are at most eight times the work', async (name) => {
  const work = works[name];
  if (work === undefined) throw new Error(name);
  const few = await visitedRows(small.db, work);
  const many = await visitedRows(large.db, work);
  // what an index says is nowhere looks at no row
  expect(many).toBeLessThan(8 * Math.max(few, 1));
});
