// Two processes on one PostgreSQL: the schedule publishes every article once, and of saves that race from one state exactly one is written.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@redakcja/api/database/open-database';
import { idRow, integer, rowShape } from '@redakcja/api/database/rows/row-shape';
import { addArticle } from '@redakcja/api/testing/test-articles';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoFiles, demoPostgres } from './demo-product.ts';

const isLong = process.env.FAULTS === 'long';
const scheduled = isLong ? 600 : 60;
const rounds = isLong ? 140 : 20;
/** Saves of one round. */
const racing = 6;

const dataDir = mkdtempSync(path.join(tmpdir(), 'bip-two-'));
let postgres: Awaited<ReturnType<typeof demoPostgres>>;
let database: Awaited<ReturnType<typeof openDatabase>>;
const products: Product[] = [];

beforeAll(async () => {
  postgres = await demoPostgres();
  copyDemoFiles(dataDir);
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' };
  for (const _ of [1, 2]) products.push(await startProduct(env));
  database = await openDatabase({ dataDir, database: { url: postgres.url, poolSize: 2 } });
});
afterAll(async () => {
  await database?.close();
  await Promise.all(products.map((product) => product.stop()));
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('every scheduled article is published once', async () => {
  // due when all are complete: the schedule returns an article whose categories are not inserted yet
  const planned = { status: ArticleStatus.ToPublish, publishStart: new Date(Date.now() + 3_600_000) };
  const made = [];
  for (let number = 0; number < scheduled; number++)
    made.push(await addArticle(Object.assign(database.db, { transaction: database.transaction }), planned));
  const ids = made.map(({ id }) => id).join();
  await database.db.execute(`update articles set publish_start = now() where id in (${ids})`);
  const text = `select count(*) as waiting from articles where status <> ${ArticleStatus.Published} and id in (${ids})`;
  await expect.poll(async () => (await database.db.rows(waitingRow, { text, values: [] }))[0]?.waiting).toBe(0);
  const published = await Promise.all(made.map(({ id }, at) => changeLog(products[at % 2], id)));
  const times = published.map((log) => log.filter(({ description }) => description.endsWith('→ Opublikowany')).length);
  const twice = times.filter((count) => count > 1).length;
  process.stdout.write(`schedule: ${scheduled} articles on two processes, ${twice} published twice\n`);
  expect(times.filter((count) => count !== 1)).toEqual([]);
});

const waitingRow = rowShape({ waiting: integer('count(*)') });

async function changeLog(product: Product | undefined, id: number): Promise<{ description: string }[]> {
  return (await (await call(product, id, 'GET')).json()).changeLogEntries;
}

function call(
  product: Product | undefined,
  id: number,
  method: string,
  ifMatch = '',
  body?: object,
): Promise<Response> {
  return fetch(`${product?.url}/api/articles/${id}`, {
    method,
    headers: {
      authorization: `Bearer ${product?.token}`,
      ...(body && { 'if-match': ifMatch, 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const input = (title: string) => ({
  title,
  shortDescription: 'Wyścig.',
  content: '<p>Treść</p>',
  baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
});

test('of racing saves one is written', async () => {
  const { id } = await addArticle(Object.assign(database.db, { transaction: database.transaction }), {
    categories: [],
  });
  const counts: Record<number, number> = {};
  for (let round = 0; round < rounds; round++) {
    const etag = (await call(products[0], id, 'GET')).headers.get('etag') ?? '';
    const saves = Array.from({ length: racing }, async (_, at) => {
      const title = `Runda ${round}, zapis ${at}`;
      const { status } = await call(products[at % 2], id, 'PUT', etag, input(title));
      counts[status] = (counts[status] ?? 0) + 1;
      return status === 200 ? [title] : [];
    });
    const written = (await Promise.all(saves)).flat();
    const stored = (await (await call(products[1], id, 'GET')).json()) as { title: string };
    expect(written).toEqual([stored.title]);
  }
  process.stdout.write(
    `saves: ${rounds * racing} racing on two processes, ${counts[200]} written, ${counts[412]} refused\n`,
  );
  expect(counts).toEqual({ 200: rounds, 412: rounds * (racing - 1) });
});

test('of calls that race with one Idempotency-Key one is done, whichever process it reached', async () => {
  const send = async (at: number, key: string, name: string) => {
    const response = await fetch(`${products[at % 2]?.url}/api/dictionaries/tags`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${products[at % 2]?.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ name, languageId: 1 }),
    });
    return `${response.status} ${await response.text()}`;
  };
  for (let round = 0; round < rounds; round++) {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: racing }, (_, at) => send(at, key, `klucz ${round}`)));
    expect(answers[0]).toMatch(/^201 /);
    expect(new Set(answers)).toEqual(new Set([answers[0]]));
  }
});

test('who asks what he may do does not wait for the save of somebody else', async () => {
  const text = "insert into tags (name, language_id) values ('zajęty', 1) returning id";
  const [tag] = await database.db.rows(idRow, { text, values: [] });
  const removal = async (): Promise<OperationVerdict | undefined> => {
    const response = await fetch(
      `${products[0]?.url}/api/application/operations?record=/api/dictionaries/tags/${tag?.id}`,
      {
        headers: { authorization: `Bearer ${products[0]?.token}` },
      },
    );
    return ((await response.json()) as OperationVerdict[]).find(({ operation }) => operation === 'deleteTags');
  };
  await database.transaction(async (tx) => {
    await tx.execute(`select from tags where id = ${tag?.id} for update`);
    expect(await removal()).toMatchObject({
      isAllowed: false,
      reason: 'Ktoś właśnie zapisuje zmiany w tym samym miejscu',
    });
  });
  expect(await removal()).toMatchObject({ isAllowed: true });
});
