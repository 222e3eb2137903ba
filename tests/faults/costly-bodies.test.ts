// Costly requests of one user do not delay others: /healthz and thumbnails of other users are served meanwhile, and the process stops in time while
// such a picture is rendered. Prints the waiting times.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { jpeg } from '@redakcja/api/files/checks/test-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, unattendedToken } from '../support/product.ts';
import { type CostlyBody, costlyBodies, killedDrawing } from './costly-bodies.ts';
import { startOnDemoData } from './demo-product.ts';
import { type Others, sendThumbnail, type Waiting, waitingDuring } from './waiting.ts';

const isLong = process.env.FAULTS === 'long';

/** Maximum waiting time of others in milliseconds. */
const promised = { health: 2000, thumbnail: 5000 };
const shutdownTimeout = 2000;

let product: Product;
let others: Others;

beforeAll(async () => {
  // the built server, whose worker is a separate bundle
  product = await startOnDemoData({
    AUTOMATS: `inny:anna.nowak:${createHash('sha256').update('inne').digest('hex')}`,
    SHUTDOWN_TIMEOUT: String(shutdownTimeout),
    LOG_LEVEL: 'warn',
  });
  const { url } = product;
  others = {
    url,
    token: await unattendedToken(url, 'inny:inne'),
    photo: new Blob([new Uint8Array(await jpeg(600, 400))]),
  };
  await sendThumbnail(others);
});
afterAll(() => product?.stop());

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
    `  ${name}: others waited ${health.toFixed(0)} ms for /healthz, ${thumbnail.toFixed(0)} ms for a thumbnail${more}\n`,
  );
}

test('reference figures without load', async () => {
  print('nothing', await waitingDuring(others, () => sendThumbnail(others)));
});

test.each(await costlyBodies(isLong))('$name', async (costly) => {
  const started = performance.now();
  const sent = Array.from({ length: costly.copies ?? 3 }, () => send(costly));
  const waiting = await waitingDuring(others, () => Promise.all(sent));
  const statuses = await Promise.all(sent);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print(costly.name, waiting, ` (answered ${statuses} in ${seconds} s)`);
  expect(statuses.filter((status) => !costly.statuses.includes(status))).toEqual([]);
  expect(waiting.health).toBeLessThan(promised.health);
  expect(waiting.thumbnail).toBeLessThan(promised.thumbnail);
});

function workersOf({ process: { pid } }: Product): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter((child) => child !== '');
}

/** Fields of /proc/PID/stat after the name; the first one is the state. */
function statusOf(worker: string): string[] {
  return readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}

/** A zombie has ended and waits for init. */
function isRunning(worker: string): boolean {
  return existsSync(`/proc/${worker}/stat`) && statusOf(worker)[0] !== 'Z';
}

/** CPU time of each of its workers, in milliseconds. */
function workerTimes(server: Product): Map<string, number> {
  return new Map(
    workersOf(server).map((worker) => {
      const fields = statusOf(worker);
      return [worker, (Number(fields[11]) + Number(fields[12])) * 10];
    }),
  );
}

test('the process ends in time while a picture is rendered', async () => {
  const before = workerTimes(product);
  const answer = send(killedDrawing).catch(() => 'cut off');
  const mostUsed = () => Math.max(...[...workerTimes(product)].map(([one, time]) => time - (before.get(one) ?? 0)));
  await expect.poll(mostUsed).toBeGreaterThan(500);
  const workers = workersOf(product);
  const started = performance.now();
  product.process.kill('SIGTERM');
  await once(product.process, 'exit');
  expect(performance.now() - started).toBeLessThan(shutdownTimeout + 3000);
  expect(product.process.exitCode).toBe(0);
  expect(['cut off', 503]).toContain(await answer);
  // the system may take a moment to end a process that was killed; a worker that is left alone draws for much longer
  await expect.poll(() => workers.filter(isRunning)).toEqual([]);
});
