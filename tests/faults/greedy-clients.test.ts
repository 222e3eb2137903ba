// Clients that send many requests and do not read the responses: the server limits its memory and serves others.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../support/product.ts';
import { startOnDemoData } from './demo-product.ts';

let product: Product;
let article: string;
const open: Socket[] = [];

beforeAll(async () => {
  product = await startOnDemoData({ LOG_LEVEL: 'warn' });
  article = await createArticle(`<p>${'zażółć gęślą jaźń '.repeat(50_000)}</p>`);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => product?.stop());

async function createArticle(content: string): Promise<string> {
  const response = await fetch(`${product.url}/api/articles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Obszerny artykuł',
      shortDescription: 'Około dwóch megabajtów.',
      content,
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: '2026-01-05T08:00:00.000Z',
    }),
  });
  return response.headers.get('location') ?? '';
}

function client(sent: string): Socket {
  const socket = connect(Number(new URL(product.url).port), 'localhost');
  socket.on('error', () => undefined);
  socket.write(sent);
  open.push(socket);
  return socket;
}

/** Measures the maximum memory and the maximum waiting time of another client for three seconds. */
async function watch(): Promise<{ memory: number; waited: number }> {
  let [memory, waited] = [0, 0];
  const end = performance.now() + 3000;
  while (performance.now() < end) {
    const asked = performance.now();
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    waited = Math.max(waited, performance.now() - asked);
    memory = Math.max(memory, product.memory());
    await wait(100);
  }
  return { memory, waited };
}

test('fifty clients that request two megabytes forty times each and read nothing', async () => {
  const before = product.memory();
  const request = `GET ${article} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${product.token}\r\n\r\n`;
  for (let number = 0; number < 50; number++) client(request.repeat(40));
  const { memory, waited } = await watch();
  process.stdout.write(
    `memory ${before.toFixed(0)} → ${memory.toFixed(0)} MiB, others waited ${waited.toFixed(0)} ms at most\n`,
  );
  expect(memory - before).toBeLessThan(400);
  expect(waited).toBeLessThan(2000);
});

test('eight unauthenticated clients that send six megabytes of JSON fields', async () => {
  const body = `{${Array.from({ length: 500_000 }, (_, index) => `"k${index}":0`).join()}}`;
  const head = `POST /api/auth/forced-password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  for (let number = 0; number < 8; number++) client(head + body);
  const { waited } = await watch();
  process.stdout.write(`others waited ${waited.toFixed(0)} ms at most\n`);
  expect(waited).toBeLessThan(2000);
});

test('two hundred uploads at once', async () => {
  const form = 'uploads';
  const head = `--${form}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
  // more would keep this process busy, which measures
  const content = Buffer.alloc(1_000_000, 'x');
  const answered: Promise<string>[] = [];
  for (let number = 0; number < 200; number++) {
    const tail = `\n${number}\r\n--${form}--\r\n`;
    const socket = client(
      `POST /api/files/article HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${product.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=${form}\r\nContent-Length: ${head.length + content.length + tail.length}\r\n\r\n${head}`,
    );
    socket.write(content);
    socket.write(tail);
    answered.push(once(socket, 'data').then(([answer]) => String(answer).slice(0, 12)));
  }
  const { waited } = await watch();
  process.stdout.write(`others waited ${waited.toFixed(0)} ms at most\n`);
  expect(waited).toBeLessThan(2000);
  expect(new Set(await Promise.all(answered))).toEqual(new Set(['HTTP/1.1 200']));
});
