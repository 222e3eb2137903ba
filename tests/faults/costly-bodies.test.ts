// Costly requests of one user do not delay others: /healthz and thumbnails of other users are served meanwhile, and the process ends while such a picture is
// rendered. Waiting is measured in processor time, and printed.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { jpeg } from '@redakcja/api/files/checks/test-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { childrenOf, ownTime, statusOf } from '../support/processor-time.ts';
import { type Product, unattendedToken } from '../support/product.ts';
import { type CostlyBody, costlyBodies, killedDrawing } from './costly-bodies.ts';
import { startOnDemoData } from './demo-product.ts';
import { type Others, sendThumbnail, type Waiting, waitingDuring } from './waiting.ts';

const isLong = process.env.FAULTS === 'long';

/** What others wait at most, in milliseconds of a processor. */
const promised = { health: 2000, thumbnail: 5000 };

let product: Product;
let others: Others;

beforeAll(async () => {
  // the built server, whose worker is a separate bundle
  product = await startOnDemoData({
    AUTOMATS: `inny:anna.nowak:${createHash('sha256').update('inne').digest('hex')}`,
    SHUTDOWN_TIMEOUT: '200',
    LOG_LEVEL: 'warn',
  });
  const { url } = product;
  others = {
    url,
    token: await unattendedToken(url, 'inny:inne'),
    pid: pidOf(product),
    photo: new Blob([new Uint8Array(await jpeg(600, 400))]),
  };
  await sendThumbnail(others);
});
afterAll(() => product?.stop());

const pidOf = ({ process: { pid } }: Product) => Number(pid);

async function send({ method, path, body }: CostlyBody): Promise<number> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${product.token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

function print(name: string, { health, thumbnail }: Waiting, more = ''): void {
  process.stdout.write(
    `  ${name}: others waited for ${health} ms of a processor for /healthz, ${thumbnail} ms for a thumbnail${more}\n`,
  );
}

test('reference figures without load', async () => {
  print('nothing', await waitingDuring(others, () => sendThumbnail(others)));
});

test.each(await costlyBodies(isLong))('$name', async (costly) => {
  const sent = Array.from({ length: costly.copies ?? 3 }, () => send(costly));
  const waiting = await waitingDuring(others, () => Promise.all(sent));
  const statuses = await Promise.all(sent);
  print(costly.name, waiting, ` (answered ${statuses})`);
  expect(statuses.filter((status) => !costly.statuses.includes(status))).toEqual([]);
  expect(waiting.health).toBeLessThan(promised.health);
  expect(waiting.thumbnail).toBeLessThan(promised.thumbnail);
});

/** A zombie has ended and waits for init. */
function isRunning(worker: number): boolean {
  const file = `/proc/${worker}/stat`;
  return existsSync(file) && statusOf(file)[0] !== 'Z';
}

test('while a picture is rendered others are served, and the process ends', async () => {
  const pid = pidOf(product);
  const times = () => new Map(childrenOf(pid).map((worker) => [worker, ownTime(worker)]));
  const before = times();
  let end: number | string | undefined;
  const answer = send(killedDrawing)
    .catch(() => 'cut off')
    .then((one) => (end = one));
  await expect
    .poll(() => Math.max(...[...times()].map(([worker, time]) => time - (before.get(worker) ?? 0))))
    .toBeGreaterThan(500);
  await sendThumbnail(others);
  expect(end).toBeUndefined();
  const workers = childrenOf(pid);
  product.process.kill('SIGTERM');
  await once(product.process, 'exit');
  expect(product.process.exitCode).toBe(0);
  // it did not wait for the picture, which would be refused when its time has passed
  expect(['cut off', 503]).toContain(await answer);
  // the system may take a moment to end a process that was killed; a worker that is left alone draws for much longer
  await expect.poll(() => workers.filter(isRunning)).toEqual([]);
});
