// The server on PostgreSQL is backed up under writes, and restored into another database.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoFiles, demoPostgres } from './demo-product.ts';
import { startLoad } from './load.ts';
import { serverTask } from './server-task.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-backup-'));
let postgres: Awaited<ReturnType<typeof demoPostgres>>;
let product: Product;

beforeAll(async () => {
  postgres = await demoPostgres();
  copyDemoFiles(path.join(folder, 'data'));
  product = await startProduct({
    DATABASE_URL: postgres.url,
    DATA_DIR: path.join(folder, 'data'),
    PUBLIC_RATE_LIMIT: '0',
  });
});
afterAll(async () => {
  await product?.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('first-admin, schedule run, cleanup and doctor work on PostgreSQL, beside a running server', async () => {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database pusta');
  const url = postgres.url.replace(/\/postgres$/, '/pusta');
  const empty = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'empty') };
  mkdirSync(empty.DATA_DIR);
  const links = path.join(folder, 'link.txt');
  expect(await serverTask(['first-admin', links], empty)).toMatchObject({
    code: 0,
    said: expect.stringContaining(links),
  });
  expect(readFileSync(links, 'utf8')).toMatch(/^http\S+\n$/);
  const own = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data'), PORT: '0', SITE_PORT: '0' };
  expect(await serverTask(['first-admin'], own)).toMatchObject({ code: 1, said: expect.stringContaining('ma już') });

  // the running server itself removes this kind once an hour only
  await client.query(`insert into ended_sign_ins (key, expires_at) values ('stary', now() - interval '1 year')`);
  expect(await serverTask(['cleanup', 'json'], own)).toMatchObject({
    code: 0,
    said: expect.stringContaining('"ended_sign_ins": 1'),
  });
  expect((await client.query(`select from ended_sign_ins where key = 'stary'`)).rowCount).toBe(0);
  expect(await serverTask(['schedule'], own)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Opublikowane artykuły: \d+, /),
  });
  const examined = await serverTask(['doctor', 'hashes'], own);
  expect(examined).toMatchObject({ code: 0, said: expect.stringMatching(/^ok +Baza danych: +PostgreSQL \d+/m) });
  expect(examined.said).toMatch(/^ok +Pliki: .* treść zgodna z sumą kontrolną$/m);
  await client.end();
});

const tagNames = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select name from tags');
  await client.end();
  return new Set(rows.map(({ name }) => name as string));
};

test('what was acknowledged before the backup is in the restored database, which must be empty', async () => {
  const load = startLoad(product);
  await expect.poll(() => load.acknowledged.size).toBeGreaterThan(20);
  const before = [...load.acknowledged].filter((name) => /^(?:tag|import) /.test(name));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data') };
  const backup = path.join(folder, 'backup');
  expect(await serverTask(['backup', backup], env)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Kopia sprawdzona'),
  });
  await load.end();
  const elsewhere = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'new') };
  expect(await serverTask(['restore', backup], elsewhere)).toMatchObject({
    code: 2,
    said: expect.stringContaining('nie jest pusta'),
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database przywrocona');
  await client.end();
  const url = postgres.url.replace(/\/postgres$/, '/przywrocona');
  expect(await serverTask(['restore', backup], { ...elsewhere, DATABASE_URL: url })).toMatchObject({ code: 0 });
  const found = await tagNames(url);
  expect(before.filter((name) => !found.has(name))).toEqual([]);
});
