// `npm run mocks -- --http`: the mocks for `bip contract check` and other clients without a browser.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { checkResponse } from '@redakcja/generated/contract-check';
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

it('responds over HTTP as the contract allows', async () => {
  const response = await fetch(`${origin}/api/dictionaries/tags?page=1&filters=name;contains;u`);
  const { status, headers, url: path } = response;
  expect(status).toBe(200);
  expect(checkResponse({ method: 'GET', path, status, headers, body: await response.text() })).toEqual([]);
});

it('accepts bodies, forms with files included', async () => {
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
])('responds to %s with %i and a problem', async (_, status, path, init) => {
  const response = await fetch(`${origin}${path}`, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

it('accepts requests of any origin', async () => {
  const response = await fetch(`${origin}/api/dictionaries/tags`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
