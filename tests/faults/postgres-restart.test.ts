// When PostgreSQL becomes unavailable, also during writes, the server responds with 503 and recovers by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isReady, type Product, startProduct } from '../support/product.ts';
import { copyDemoFiles, demoPostgres } from './demo-product.ts';
import { startLoad, storedNames } from './load.ts';

/** The long form freezes PostgreSQL for longer than the server's timeouts. */
const freezeTime = process.env.FAULTS === 'long' ? 75_000 : 0;

let postgres: Awaited<ReturnType<typeof demoPostgres>>;
let product: Product;

beforeAll(async () => {
  postgres = await demoPostgres();
  product = await startProduct(
    { DATABASE_URL: postgres.url, LOG_LEVEL: 'info', PUBLIC_RATE_LIMIT: '0' },
    copyDemoFiles,
  );
});
afterAll(async () => {
  await product?.stop();
  postgres?.stop();
});

const faults: [string, () => Promise<void>][] = [
  ['stopped (fast)', () => restart('fast')],
  ['stopped (immediate)', () => restart('immediate')],
  ['frozen', freeze],
];

async function restart(mode: string): Promise<void> {
  postgres.halt(mode);
  await expectNotReady();
  postgres.start();
}

async function freeze(): Promise<void> {
  postgres.freeze();
  await expectNotReady();
  await wait(freezeTime);
  postgres.thaw();
}

async function expectNotReady(): Promise<void> {
  // it does not wait for a database that says nothing
  const { status } = await fetch(`${product.url}/readyz`, { signal: AbortSignal.timeout(30_000) });
  expect(status).toBe(503);
}

test.each(faults)(
  'under writes, a PostgreSQL that is %s ends no process and loses no answered write',
  async (_name, fault) => {
    const load = startLoad(product);
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(20);
    await fault();
    await isReady(product.url);
    const before = load.acknowledged.size;
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(before + 20);
    await load.end();

    expect(product.process.exitCode, product.log().slice(-2000)).toBeNull();
    expect([...load.counts.keys()].filter((status) => ![200, 201, 503].includes(Number(status)))).toEqual([]);
    const stored = await storedNames(product);
    expect([...load.acknowledged].filter((name) => !stored.has(name))).toEqual([]);
  },
);
