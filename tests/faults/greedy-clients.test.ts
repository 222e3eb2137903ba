// Clients that send many requests and do not read the responses: the server limits its memory and serves others.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answeringTime } from '../support/processor-time.ts';
import type { Product } from '../support/product.ts';
import { startOnDemoData } from './demo-product.ts';
import { askHealth } from './waiting.ts';

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

/** What another client waits for at most, in milliseconds of the thread that answers. */
const promised = 2000;

interface Watched {
  /** The most that was resident, MiB. */
  memory: number;
  /** The longest that somebody else has waited, in milliseconds of that thread. */
  waited: number;
}

/** Another client asks again and again, until something is so after an answer. */
async function watchUntil(isOver: (cost: number) => boolean): Promise<Watched> {
  const pid = Number(product.process.pid);
  let [memory, waited, isLast] = [0, 0, false];
  while (!isLast) {
    const before = answeringTime(pid);
    await askHealth(product.url);
    const cost = answeringTime(pid) - before;
    waited = Math.max(waited, cost);
    memory = Math.max(memory, product.memory());
    isLast = isOver(cost);
  }
  return { memory, waited };
}

/** A server that has done all it will has nothing but that client: a hundred answers in a row cost it next to nothing. */
function isIdle(): (cost: number) => boolean {
  let cheap = 0;
  return (cost) => {
    cheap = cost > 10 ? 0 : cheap + 1;
    return cheap === 100;
  };
}

/** Watches until all of these have come. */
async function watchDuring<Answer>(answered: readonly Promise<Answer>[]): Promise<Watched & { answers: Answer[] }> {
  let isOver = false;
  const answers = Promise.all(answered).finally(() => {
    isOver = true;
  });
  const watched = await watchUntil(() => isOver);
  return { ...watched, answers: await answers };
}

/** The status line; a client that is refused may be cut off while it sends. */
const statusLine = (socket: Socket): Promise<string> =>
  once(socket, 'data').then(
    ([answer]) => String(answer).slice(0, 12),
    () => 'cut off',
  );

function print({ waited }: Watched): void {
  process.stdout.write(`others waited for ${waited} ms of a processor at most\n`);
}

test('fifty clients that request two megabytes forty times each and read nothing', async () => {
  const before = product.memory();
  const request = `GET ${article} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${product.token}\r\n\r\n`;
  for (let number = 0; number < 50; number++) client(request.repeat(40));
  const watched = await watchUntil(isIdle());
  process.stdout.write(`memory ${before.toFixed(0)} → ${watched.memory.toFixed(0)} MiB, `);
  print(watched);
  expect(watched.memory - before).toBeLessThan(400);
  expect(watched.waited).toBeLessThan(promised);
});

test('eight unauthenticated clients that send six megabytes of JSON fields', async () => {
  const body = `{${Array.from({ length: 500_000 }, (_, index) => `"k${index}":0`).join()}}`;
  const head = `POST /api/auth/forced-password HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const watched = await watchDuring(Array.from({ length: 8 }, () => statusLine(client(head + body))));
  print(watched);
  expect(watched.waited).toBeLessThan(promised);
  expect(watched.answers.filter((answer) => !/^HTTP\/1\.1 4|^cut off$/.test(answer))).toEqual([]);
});

test('two hundred uploads at once', async () => {
  const form = 'uploads';
  const head = `--${form}\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.4\n`;
  const content = Buffer.alloc(100_000, 'x');
  const answered: Promise<string>[] = [];
  for (let number = 0; number < 200; number++) {
    const tail = `\n${number}\r\n--${form}--\r\n`;
    const socket = client(
      `POST /api/files/article HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${product.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=${form}\r\nContent-Length: ${head.length + content.length + tail.length}\r\n\r\n${head}`,
    );
    socket.write(content);
    socket.write(tail);
    answered.push(statusLine(socket));
  }
  const watched = await watchDuring(answered);
  print(watched);
  expect(watched.waited).toBeLessThan(promised);
  expect(new Set(watched.answers)).toEqual(new Set(['HTTP/1.1 200']));
});
