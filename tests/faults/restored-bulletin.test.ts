// A bulletin on a restored database: what is published, withdrawn and planned after the restore is seen, as before the backup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { requirePostgres } from '../../scripts/postgres.mjs';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoData } from './demo-product.ts';
import { serverTask } from './server-task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-restored-'));
const ends: (() => unknown)[] = [];

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function office(env: Record<string, string>) {
  const port = await freePort();
  const product = await startProduct({ ...env, SITE_PORT: String(port), SCHEDULE_INTERVAL: '500', LOG_LEVEL: 'error' });
  ends.push(product.stop);
  const page = async (address: string) => {
    const answer = await fetch(`http://localhost:${port}${address}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { product, page };
}

async function call({ url, token }: Product, method: string, address: string, body?: object) {
  const answer = await fetch(url + address, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${address}: ${answer.status}`).toBe(true);
  return answer.json();
}

const setStatus = async (product: Product, id: number, newStatus: ArticleStatus, more: object = {}) => {
  const body = { articleIds: [id], newStatus, changeText: 'powód', ...more };
  expect(await call(product, 'PUT', '/api/articles/status', body)).toMatchObject([{ id }]);
};

/** A new article, handed over and published. */
async function publish(product: Product, title: string, when: object): Promise<{ id: number; baseArticleId: number }> {
  const categories = await (await fetch(`${product.url}/api/public/PL/categories`)).json();
  const { id } = await call(product, 'POST', '/api/articles', {
    title,
    shortDescription: 'Po przywróceniu.',
    content: '<p>Treść</p>',
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
    categories: [categories.find((one: { address: string }) => one.address.startsWith('/')).id],
  });
  await setStatus(product, id, ArticleStatus.Confirmed);
  await setStatus(product, id, ArticleStatus.ToPublish, when);
  return call(product, 'GET', `/api/articles/${id}`);
}

const engines: [string, () => Promise<[Record<string, string>, Record<string, string>]>][] = [
  [
    'the embedded database',
    async () => {
      const first = path.join(folder, 'embedded');
      copyDemoData(first);
      return [{ DATA_DIR: first }, { DATA_DIR: path.join(folder, 'embedded-restored') }];
    },
  ],
  [
    'another cluster of PostgreSQL',
    async () => {
      const [first, second] = [await requirePostgres(), await requirePostgres()];
      ends.push(first.stop, second.stop);
      return [
        { DATABASE_URL: first.url, DATA_DIR: path.join(folder, 'server') },
        { DATABASE_URL: second.url, DATA_DIR: path.join(folder, 'server-restored') },
      ];
    },
  ],
];

test.each(engines)('on %s', async (name, prepare) => {
  const [from, to] = await prepare();
  const before = await office(from);
  const old = await publish(before.product, 'Sprzed kopii', { publishNow: true });
  await expect.poll(async () => (await before.page('/szukaj')).text).toContain('Sprzed kopii');
  const backup = path.join(folder, `backup of ${name}`);
  expect(await serverTask(['backup', backup], from)).toMatchObject({ code: 0 });
  await before.product.stop();
  expect(await serverTask(['restore', backup], to)).toMatchObject({ code: 0 });

  const { product, page } = await office(to);
  const list = async () => (await page('/szukaj')).text;
  await expect.poll(list).toContain('Sprzed kopii');
  expect((await page(`/artykul/${old.baseArticleId}`)).status).toBe(200);
  await publish(product, 'Ogłoszone potem', { publishNow: true });
  await expect.poll(list).toContain('Ogłoszone potem');
  await setStatus(product, old.id, ArticleStatus.Withdrawed);
  await expect.poll(async () => (await page(`/artykul/${old.baseArticleId}`)).status).toBe(410);
  await expect.poll(list).not.toContain('Sprzed kopii');
  // by the clock of the office, which publishes it by itself: waited for, not measured
  const publishStart = new Date(Date.now() + 2000).toISOString();
  await publish(product, 'Zaplanowane potem', { publishStart });
  await expect.poll(list).toContain('Zaplanowane potem');
});
