// A disk that fills up under the embedded database: every call is answered, refused writes with 507, and what was acknowledged is there afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '@redakcja/api/database/open-database';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoData } from './demo-product.ts';
import { article } from './load.ts';
import { makeOlderData } from './older-data.ts';

const isLong = process.env.FAULTS === 'long';
const mebibyte = 1_048_576;
/** Of the data folder of an older release. */
const articles = 20_000;
const root = path.resolve(import.meta.dirname, '../..');
const disk = mkdtempSync(path.join(tmpdir(), 'bip-full-disk-'));
const dataDir = path.join(disk, 'data');
const ballast = path.join(disk, 'ballast');
let product: Product | undefined;

mountSmallDisk();

beforeEach(() => copyDemoData(dataDir));
afterEach(async () => {
  await product?.stop();
  product = undefined;
  for (const name of readdirSync(disk)) rmSync(path.join(disk, name), { recursive: true });
});
afterAll(() => {
  asRoot('umount', '--lazy', disk);
  rmSync(disk, { recursive: true, force: true });
});

/** Only the administrator of a machine mounts disks. */
function asRoot(...command: string[]) {
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return spawnSync(program, args, { encoding: 'utf8' });
}

function mountSmallDisk(): void {
  const { status, stderr } = asRoot('mount', '-t', 'tmpfs', '-o', 'size=240m', 'tmpfs', disk);
  if (status !== 0) throw new Error(`The tests of a full disk mount one of 240 MB, as root or with sudo: ${stderr}`);
}

/** Megabytes. */
const freeSpace = () => {
  const { bavail, bsize } = statfsSync(disk);
  return (bavail * bsize) / mebibyte;
};

function leave(free: number): void {
  rmSync(ballast, { force: true });
  const size = Math.floor((freeSpace() - free) * mebibyte);
  if (size > 0) writeFileSync(ballast, Buffer.alloc(size, 1));
}

const noSpace = `Na dysku z folderem danych ${dataDir} nie ma miejsca. Zwolnij co najmniej 48 MB i uruchom ponownie.\n`;

/** Runs Node to its end on the small disk. */
async function run(args: readonly string[]): Promise<{ code: number; printed: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, printed };
}

const start = () => startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' });

interface Writer {
  name: string;
  send: (call: Call, name: string) => Promise<Response>;
}
type Call = (place: string, body: unknown) => Promise<Response>;

const writers: Writer[] = [
  {
    name: 'upload',
    send: (call, name) => {
      const body = new FormData();
      body.append('attachments', new Blob([`${name} `.repeat((3 * mebibyte) / (name.length + 1))]), `${name}.txt`);
      return call('/api/files/article', body);
    },
  },
  { name: 'tag', send: (call, name) => call('/api/dictionaries/tags', { name, languageId: 1 }) },
  { name: 'article', send: (call, name) => call('/api/articles', article(name)) },
  {
    name: 'import',
    send: (call, name) =>
      call('/api/dictionaries/tags/import', {
        mode: 'skip',
        rows: Array.from({ length: 400 }, (_, index) => ({ name: `${name} ${index}`, languageIsoCode: 'PL' })),
      }),
  },
];

function callerOf({ url, token }: Product): Call {
  return (place, body) =>
    fetch(`${url}${place}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
}

/** Megabytes that are left, one after the other. */
const steps = isLong ? Array.from({ length: 41 }, (_, step) => 40 - step) : [34, 18, 4, 0];

const title = 'on a disk that fills up every call is answered, writes with 507, and a larger one makes all good';
test(title, { timeout: 600_000 + steps.length * 60_000 }, async () => {
  product = await start();
  const call = callerOf(product);
  const counts = { stored: 0, refused: 0 };
  for (const free of [60, ...steps]) {
    for (const { name, send } of writers) {
      leave(free);
      const { status } = await send(call, `${name} ${free}`);
      expect([200, 201, 507], `${name} with ${free} MB`).toContain(status);
      counts[status === 507 ? 'refused' : 'stored'] += 1;
      if (free < 32) expect(status, `${name} with ${free} MB`).toBe(507);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    }
  }
  process.stdout.write(`${counts.stored} writes stored, ${counts.refused} refused\n`);
  expect(counts.stored).toBeGreaterThanOrEqual(writers.length);
  leave(80);
  for (const { name, send } of writers) expect((await send(call, `${name} po`)).ok, name).toBe(true);
});

/** An acknowledged write, then a transaction that writes nothing but 200 MB of log. */
const endlessTransaction = `
  const { openDatabase } = await import('${root}/apps/api/src/database/open-database.ts');
  const { db, transaction } = await openDatabase({ dataDir: '${dataDir}', database: { url: null, poolSize: 1 } });
  await db.execute('create table kept as select 1 as id');
  const message = "pg_logical_emit_message(true, 'test', repeat('x', 1000000))";
  await transaction((tx) => tx.execute('select count(' + message + ') from generate_series(1, 200)'));
`;

test('a log that outgrows the disk ends the process with a sentence and loses nothing', {
  timeout: 600_000,
}, async () => {
  leave(60);
  const ended = await run(['--input-type=module', '-e', endlessTransaction]);
  expect(ended).toEqual({ code: 1, printed: noSpace });
  expect(await run(['apps/api/dist/main.mjs'])).toEqual({ code: 1, printed: noSpace });
  rmSync(ballast);
  const { db, close } = await openDatabase({ dataDir, database: { url: null, poolSize: 1 } });
  expect((await db.execute('select id from kept')) as unknown).toMatchObject({ rows: [{ id: 1 }] });
  await close();
});

test('a backup that finds no space is refused with a sentence, and the server goes on', {
  timeout: 600_000,
}, async () => {
  product = await start();
  leave(4);
  const copy = path.join(disk, 'kopia');
  const { code, printed } = await run(['apps/api/dist/main.mjs', 'backup', copy]);
  expect(code).toBe(1);
  expect(printed).toBe(`Na dysku z katalogiem kopii ${copy} zabrakło miejsca, więc kopia nie powstała\n`);
  expect(existsSync(copy)).toBe(false);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  rmSync(ballast);
  expect((await callerOf(product)('/api/dictionaries/tags', { name: 'po kopii', languageId: 1 })).ok).toBe(true);
});

test('a start without space names the disk and what it needs, and changes nothing', { timeout: 600_000 }, async () => {
  leave(1);
  const { code, printed } = await run(['apps/api/dist/main.mjs']);
  expect({ code, printed }).toEqual({ code: 1, printed: noSpace });
  rmSync(ballast);
  product = await start();
  expect((await callerOf(product)('/api/dictionaries/tags', { name: 'po starcie', languageId: 1 })).ok).toBe(true);
});

/** Megabytes that are left for the upgrade: enough for the start, too few for what it writes. */
const upgradeSteps = isLong ? [38, 37, 36, 35, 34] : [36];

test('an upgrade that finds no space ends with a sentence, and is repeated on a larger disk', {
  timeout: 600_000 + upgradeSteps.length * 300_000,
}, async () => {
  rmSync(dataDir, { recursive: true });
  await makeOlderData(dataDir, articles);
  for (const free of upgradeSteps) {
    leave(free);
    // the first start may leave too little for another one: then it says the same
    for (const _ of [1, 2])
      expect(await run(['apps/api/dist/main.mjs']), `${free} MB`).toEqual({ code: 1, printed: noSpace });
    rmSync(ballast);
  }
  const { db, close } = await openDatabase({ dataDir, database: { url: null, poolSize: 1 } });
  expect((await db.execute('select count(*)::int as n from articles')) as unknown).toMatchObject({
    rows: [{ n: articles }],
  });
  await close();
});
