// Clients that send requests and do not read responses.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleErrors } from '../error-handler.ts';
import { serialisePipelined } from './pipelined-requests.ts';
import { limitUnreadAnswers } from './unread-answers.ts';

const mebibyte = 1_048_576;
let app: FastifyInstance;
let asked: number;
let open: Socket[];

beforeEach(() => start(60_000));
afterEach(stop);

async function start(idle: number): Promise<void> {
  asked = 0;
  open = [];
  app = Fastify();
  handleErrors(app);
  serialisePipelined(app);
  limitUnreadAnswers(app, { perCaller: 40 * mebibyte, all: 60 * mebibyte, idle });
  app.get('/large', async () => {
    asked += 1;
    return 'a'.repeat(16 * mebibyte);
  });
  app.get('/small', async () => 'a');
  await app.listen({ port: 0, host: '127.0.0.1' });
}

async function stop(): Promise<void> {
  for (const socket of open) socket.destroy();
  await app.close();
}

function client(address = '127.0.0.1'): Socket {
  const socket = connect({
    port: (app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    localAddress: address,
  });
  socket.on('error', () => undefined);
  open.push(socket);
  return socket;
}

const request = 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n';
const ask = (address?: string) => client(address).write(request);
const status = async (address: string, path = '/large') => {
  const socket = client(address);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [chunk] = await once(socket, 'data');
  return Number(String(chunk).slice(9, 12));
};

test('requests of one connection are processed one after another', async () => {
  client().write(request.repeat(20));
  await expect.poll(() => asked).toBe(1);
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  expect(asked).toBe(1);
  // a client that reads gets all responses
  const reader = client();
  let received = 0;
  reader.on('data', (chunk) => (received += chunk.length));
  reader.write(request.repeat(3));
  await expect.poll(() => received).toBeGreaterThan(3 * 16 * mebibyte);
});

test('a connection with too many waiting requests is closed', async () => {
  const socket = client();
  socket.write(request.repeat(100));
  await once(socket.resume(), 'close');
  expect(asked).toBeLessThan(2);
});

test('unread responses are limited per caller and in total', async () => {
  for (let connection = 0; connection < 2; connection++) ask('127.0.0.2');
  await expect.poll(() => asked).toBe(2);
  expect(await status('127.0.0.2')).toBe(429);
  expect(await status('127.0.0.2', '/small')).toBe(200);
  ask('127.0.0.3');
  await expect.poll(() => asked).toBe(4);
  expect(await status('127.0.0.4')).toBe(503);
});

test('a stalled connection is closed, and its responses are dropped', async () => {
  await stop();
  await start(200);
  for (let connection = 0; connection < 2; connection++) ask('127.0.0.2');
  await expect.poll(() => asked).toBe(2);
  const connections = () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(0);
  expect(await status('127.0.0.2')).toBe(200);
});
