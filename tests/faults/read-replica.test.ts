// A read replica that stops or freezes costs nobody a list, and nobody sees a list without what was just written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres } from '../../scripts/postgres.mjs';
import { type Product, startProduct } from '../support/product.ts';

let postgres: Awaited<ReturnType<typeof requirePostgres>>;
let replica: Awaited<ReturnType<typeof postgres.replicate>>;
let product: Product;

beforeAll(async () => {
  postgres = await requirePostgres();
  replica = await postgres.replicate();
  const env = { DATABASE_URL: postgres.url, DATABASE_READ_URL: replica.url, PUBLIC_RATE_LIMIT: '0' };
  product = await startProduct(env);
});
afterAll(async () => {
  await product?.stop();
  postgres?.stop();
});

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' };
  const response = await fetch(`${product.url}${path}`, { ...init, headers });
  expect(response.status).toBeLessThan(300);
  return response;
}

let written = 0;

/** Writes a tag and returns how many of them the list has. */
async function writeAndCount(): Promise<{ listed: number; written: number }> {
  written += 1;
  await call('/api/dictionaries/tags', {
    method: 'POST',
    body: JSON.stringify({ name: `kopia ${written}`, languageId: 1 }),
  });
  const list = await call(`/api/dictionaries/tags?filters=${encodeURIComponent('name;startsWith;kopia')}`);
  return { listed: Number(list.headers.get('total-count')), written };
}

async function expectFresh(): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const { listed, written: expected } = await writeAndCount();
    expect(listed).toBe(expected);
  }
}

test('lists have what was just written, with a replica that follows', async () => {
  await expectFresh();
});

test('a replica that is frozen holds a list up for a moment', async () => {
  replica.freeze();
  const started = performance.now();
  const { listed, written: expected } = await writeAndCount();
  expect(listed).toBe(expected);
  expect(performance.now() - started).toBeLessThan(8000);
  replica.thaw();
});

test('a replica that has ended is not needed', async () => {
  replica.halt('immediate');
  await expectFresh();
  replica.start();
  await expectFresh();
});
