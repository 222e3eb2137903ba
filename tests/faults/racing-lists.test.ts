// Two processes on one PostgreSQL write what lists of articles show: saves beside the deletion and restoration of categories, changes of status, new and
// deleted articles. Afterwards rows, filters, orders and totals of both are those of plain queries.
import { openDatabase } from '@redakcja/api/database/open-database';
import { integer, nullable, rowShape, text } from '@redakcja/api/database/rows/row-shape';
import { addArticle, addCategory } from '@redakcja/api/testing/test-articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoFiles, demoPostgres } from './demo-product.ts';

/** Writes of each writer; they go on until the deletions have come through, too. */
const least = process.env.FAULTS === 'long' ? 400 : 20;
const { Draft, Confirmed } = ArticleStatus;

let postgres: Awaited<ReturnType<typeof demoPostgres>>;
let database: Awaited<ReturnType<typeof openDatabase>>;
const products: Product[] = [];
const categories: number[] = [];

beforeAll(async () => {
  postgres = await demoPostgres();
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' };
  for (const _ of [1, 2]) products.push(await startProduct(env, copyDemoFiles));
  database = await openDatabase({ dataDir: '', database: { url: postgres.url, poolSize: 2 } });
  for (const name of ['Barwy', 'Dźwięki', 'Zapachy', 'Łąki']) categories.push(await addCategory(database.db, name));
});
afterAll(async () => {
  await database?.close();
  await Promise.all(products.map((product) => product.stop()));
  postgres?.stop();
});

/** Refusals are part of the race, failures are not. */
async function call(process: number, method: string, path: string, body?: object, etag?: string) {
  const product = products[process];
  const response = await fetch(`${product?.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${product?.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(etag !== undefined && { 'if-match': etag }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBeLessThan(500);
  const answer = await response.text();
  return { response, body: answer === '' ? null : JSON.parse(answer) };
}

let seed = 7;
/** A whole number below `most`; the same sequence in every run. */
function random(most: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
}

const input = (title: string, categories: readonly number[]) => ({
  title,
  shortDescription: 'Wyścig.',
  content: '<p>Treść</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
  categories,
});

/** Some of the categories in any order, so that every one of them is a main category. */
const someCategories = () =>
  categories
    .map((id) => ({ id, place: random(1000) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, 1 + random(3))
    .map(({ id }) => id);

async function save(process: number, id: number): Promise<void> {
  const { response } = await call(process, 'GET', `/articles/${id}`);
  const etag = response.headers.get('etag') ?? '';
  await call(process, 'PUT', `/articles/${id}`, input(`Wyścig ${random(100)}`, someCategories()), etag);
}

/** A save that gives an article this category meanwhile refuses the deletion. */
async function deleteAndRestore(process: number, elementId: number): Promise<void> {
  const deleted = await call(process, 'PUT', '/menus/20', { event: 'delete', elementId });
  if (!deleted.response.ok) return;
  const { journalEntryId } = deleted.body;
  const restored = await call(process, 'PUT', '/menus/20', { event: 'restore', journalEntryId });
  expect(restored).toMatchObject({ response: { status: 200 } });
  restorations += 1;
}
let restorations = 0;

async function createAndDelete(process: number): Promise<void> {
  const { body } = await call(process, 'POST', '/articles', input(`Wyścig nowy ${random(100)}`, []));
  if (random(2) === 1) return;
  const deleted = await call(process, 'DELETE', `/articles?articleIds=${body.id}`);
  expect(deleted.body).toMatchObject([{ done: true }]);
}

const idRow = rowShape({ id: integer('a.id'), name: nullable(text('p.display_text')) });
const mainCategory = `left join lateral (select p.display_text from article_categories c join menu_element_paths p using (menu_element_id)
  where c.article_id = a.id and p.language_id = 1 order by c.position, c.menu_element_id limit 1) p on true`;

async function expectPlain(
  query: string,
  condition: string,
  order = 'a.created_date desc, a.id desc',
): Promise<number> {
  const rows = await database.db.rows(idRow, {
    text: `select ${idRow.columns} from articles a ${mainCategory}
      where a.is_listed and a.language_id = 1 and a.type = 10 and ${condition} order by ${order}`,
    values: [],
  });
  for (const process of [0, 1]) {
    expect({ query, ...(await listedBy(process, query)) }).toEqual({ query, total: rows.length, listed: rows });
  }
  return rows.length;
}

/** All pages; a longer one than this is not answered. */
async function listedBy(process: number, query: string) {
  const listed: { id: number; name: string | null }[] = [];
  for (let page = 1; ; page += 1) {
    const { response, body } = await call(process, 'GET', `/articles?page=${page}&size=${pageSize}&${query}`);
    for (const { id, mainMenuElementDisplayText: name } of body) listed.push({ id, name });
    if (body.length < pageSize) return { total: Number(response.headers.get('total-count')), listed };
  }
}
const pageSize = 1000;

test('lists are those of plain queries after racing writers', async () => {
  const ids: number[] = [];
  for (let number = 0; number < 30; number++)
    ids.push(
      (
        await addArticle(Object.assign(database.db, { transaction: database.transaction }), {
          status: Draft,
          categories: someCategories(),
        })
      ).id,
    );
  const ofStatus = ids.splice(20);
  let rounds = 0;
  const repeat = async (work: () => Promise<void>) => {
    for (let own = 0; own < least || restorations < 2; own += 1) {
      await work();
      rounds += 1;
    }
  };
  const [barwy = 0, dzwieki = 0] = categories;
  await Promise.all([
    ...[0, 1, 0, 1].map((process) => repeat(() => save(process, ids[random(ids.length)] ?? 0))),
    repeat(() => deleteAndRestore(0, barwy)),
    repeat(() => deleteAndRestore(1, dzwieki)),
    ...[0, 1].map((process) => repeat(() => createAndDelete(process))),
    ...[Draft, Confirmed].map((newStatus, process) =>
      repeat(async () => {
        await call(process, 'PUT', '/articles/status', { articleIds: ofStatus.slice(random(10)), newStatus });
      }),
    ),
  ]);

  const filter = (text: string) => `filters=${encodeURIComponent(text)}`;
  const main = 'sortings=mainMenuElementDisplayText';
  const all = await expectPlain('', 'true');
  await expectPlain(`${main};asc`, 'true', 'p.display_text, a.id');
  await expectPlain(`${main};desc`, 'true', 'p.display_text desc, a.id desc');
  for (const status of Object.values(ArticleStatus))
    await expectPlain(filter(`status;equal;${status}`), `a.status = ${status}`);
  for (const name of ['barwy', 'dzwieki', 'zapachy', 'laki'])
    await expectPlain(
      filter(`mainMenuElementDisplayText;contains;${name}`),
      `fold_polish(p.display_text) like '%${name}%'`,
    );
  for (const word of ['wyścig', 'wyścig 1', 'statut'])
    await expectPlain(filter(`title;contains;${word}`), `a.title ilike '%${word}%'`);
  process.stdout.write(`lists: ${all} articles after ${rounds} racing writes and ${restorations} restorations\n`);
});
