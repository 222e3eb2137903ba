// A server that is killed during uploads: no acknowledged one is lost, and remains of the others are removed after a day.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@redakcja/api/database/open-database';
import { files } from '@redakcja/api/database/schema';
import { afterAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoData } from './demo-product.ts';
import { killTimeout, numberOfKills } from './kills.ts';

const kills = numberOfKills(40);
const dataDir = mkdtempSync(path.join(tmpdir(), 'bip-killed-'));
let product: Product | undefined;

copyDemoData(dataDir);

afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });

/** Acknowledged uploads: the content by id. */
const acknowledged = new Map<number, string>();

async function upload({ url, token }: Product, text: string): Promise<void> {
  const body = new FormData();
  body.append('attachments', new Blob([text]), 'a.txt');
  const request = fetch(`${url}/api/files/article`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const answer = await request.then((response) => (response.ok ? response.json() : null)).catch(() => null);
  if (answer !== null) acknowledged.set(answer[0].documentRepositoryId, text);
}

async function uploadUntilKilled(running: Product, kill: number): Promise<void> {
  const write = async (writer: number) => {
    for (let number = 0; running.process.signalCode === null; number++)
      await upload(running, `${kill} ${writer} ${number} ${'x'.repeat(200_000)}`);
  };
  const work = Array.from({ length: 8 }, (_, writer) => write(writer));
  const before = acknowledged.size;
  // at another place among the uploads each time
  const uploads = 10 + Math.floor(Math.random() * 10);
  await expect.poll(() => acknowledged.size).toBeGreaterThan(before + uploads);
  await running.kill();
  await Promise.all(work);
}

function storedFiles(): string[] {
  const folder = path.join(dataDir, 'files');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

async function knownContents(): Promise<Set<string>> {
  const database = await openDatabase({ dataDir, database: { url: null, poolSize: 1 } });
  const rows = await database.db.select({ sha256: files.sha256 }).from(files);
  await database.close();
  return new Set(rows.map(({ sha256 }) => sha256));
}

const title = 'killed uploads leave nothing after a day, and no acknowledged one is lost';
test(title, { timeout: killTimeout(kills) }, async () => {
  for (let kill = 0; kill < kills; kill++) {
    product = await start();
    await uploadUntilKilled(product, kill);
  }
  const left = async () => {
    const known = await knownContents();
    return storedFiles().filter((file) => !known.has(path.basename(file)));
  };
  const before = await left();
  process.stdout.write(`${kills} kills, ${acknowledged.size} answered uploads, ${before.length} files left behind\n`);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const file of storedFiles()) utimesSync(file, yesterday, yesterday);

  product = await start();
  await expect.poll(() => before.filter((file) => existsSync(file))).toEqual([]);
  for (const [id, text] of acknowledged) {
    const headers = { authorization: `Bearer ${product.token}` };
    const answer = await fetch(`${product.url}/api/files/attachment/${id}`, { headers });
    expect(await answer.text()).toBe(text);
  }
  await product.stop();
  expect(await left()).toEqual([]);
  expect(
    storedFiles()
      .map((file) => readFileSync(file).length)
      .includes(0),
  ).toBe(false);
});
