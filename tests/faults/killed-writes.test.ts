// A server that is killed in the middle of writes of every kind: whatever was acknowledged is stored (embedded database).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { copyDemoData } from './demo-product.ts';
import { killTimeout, numberOfKills } from './kills.ts';
import { startLoad, storedNames } from './load.ts';

const kills = numberOfKills(200);
const dataDir = mkdtempSync(path.join(tmpdir(), 'bip-killed-writes-'));
let product: Product | undefined;

copyDemoData(dataDir);

afterAll(async () => {
  await product?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' });

test('no acknowledged write is lost', { timeout: killTimeout(kills) }, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill++) {
    product = await start();
    // readers would only take the time of the writers
    const load = startLoad(product, { readers: 1 });
    // at another place among the writes each time
    const writes = 10 + Math.floor(Math.random() * 20);
    await expect.poll(() => load.acknowledged.size).toBeGreaterThan(writes);
    await product.kill();
    await load.end();
    for (const name of load.acknowledged) acknowledged.add(name);
  }
  product = await start();
  const stored = await storedNames(product);
  const lost = [...acknowledged].filter((name) => !stored.has(name));
  process.stdout.write(`kills: ${kills}, ${lost.length} of ${acknowledged.size} acknowledged writes lost\n`);
  expect(lost).toEqual([]);
});
