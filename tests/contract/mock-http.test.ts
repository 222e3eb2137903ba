// `npm run mocks -- --http`: what `bip contract check` and other clients talk to when there is no server.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { checkAnswer } from '@redakcja/generated/contract-check';
import { mockServer } from '@redakcja/generated/mock-http';
import { afterAll, beforeAll, expect, it } from 'vitest';

const server = mockServer();
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('answers over HTTP what the contract allows', async () => {
  const response = await fetch(`${origin}/api/dictionaries/tags?page=1&filters=name;contains;u`);
  const { status, headers, url: path } = response;
  expect(status).toBe(200);
  expect(checkAnswer({ method: 'GET', path, status, headers, body: await response.text() })).toEqual([]);
});

it('takes bodies, forms with files included', async () => {
  const form = new FormData();
  form.append('attachments', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'uchwala.pdf');
  const response = await fetch(`${origin}/api/files/article`, { method: 'POST', body: form });
  expect(response.status).toBe(200);
});

it.each([
  ['an unknown address', 404, '/api/nothing', {}],
  [
    'broken JSON',
    400,
    '/api/dictionaries/tags',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
])('answers %s with %i and a problem', async (_, status, path, init) => {
  const response = await fetch(`${origin}${path}`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

it('lets pages of any origin call it', async () => {
  const response = await fetch(`${origin}/api/dictionaries/tags`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
