// Aborted and oversized uploads over a real connection.
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentRepository } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { testToken } from '../../testing/test-tokens.ts';
import { formWith } from '../checks/test-files.ts';

let api: TestApi;
let token: string;
let settingsToken: string;
let port: number;

beforeAll(async () => {
  api = await startApi();
  token = testToken(await api.user({ permissions: ['CreateArticles'] }));
  settingsToken = testToken(await api.user({ permissions: ['ManageSettings'] }));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});
afterAll(() => api.stop());

function incoming(): string[] {
  const folder = path.join(api.config.dataDir, 'files/incoming');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test('an aborted upload leaves nothing', async () => {
  const head = [
    'POST /api/files/article HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
    '',
    '--x',
    'Content-Disposition: form-data; name="attachments"; filename="a.txt"',
    '',
    'a'.repeat(200_000),
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head);
  await expect.poll(incoming).toHaveLength(1);
  socket.destroy();
  await expect.poll(incoming).toEqual([]);
  expect(await api.db.$count(documentRepository)).toBe(0);
});

test.each([11, 30])('%i MB get their message, not a broken connection', async (megabytes) => {
  const body = formWith('attachments', Buffer.alloc(megabytes * 1_048_576, 'a'), 'a.txt');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/api/files/article`, { method: 'POST', body, headers });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ errors: ['Rozmiar pliku przekracza dopuszczalny limit (10 MB)'] });
  expect(incoming()).toEqual([]);
});

test('a gigabyte is refused before it is sent', async () => {
  const head = [
    'PUT /api/files/image/ HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${settingsToken}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${2 ** 30}`,
    '\r\n',
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => undefined);
  socket.write(head);
  await expect.poll(() => received).toContain('Rozmiar pliku przekracza dopuszczalny limit (10 MB)');
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
  expect(incoming()).toEqual([]);
});

test('one of unknown length is refused at its limit', async () => {
  const frame = ['--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n', '\r\n--x--\r\n'];
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      const text = sent === 0 ? frame[0] : sent < 40 ? 'a'.repeat(1_048_576) : frame[1];
      controller.enqueue(new TextEncoder().encode(text));
      sent += 1;
      if (sent > 40) controller.close();
    },
  });
  const answer = await fetch(`http://127.0.0.1:${port}/api/files/image/`, {
    method: 'PUT',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${settingsToken}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ errors: ['Rozmiar pliku przekracza dopuszczalny limit (10 MB)'] });
  expect(incoming()).toEqual([]);
});

test('a disk error during an upload is answered on the same connection', async () => {
  const broken = await startApi({ env: { DATA_DIR: '/dev/null/nowhere' } });
  try {
    await broken.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: other } = broken.app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${testToken(await broken.user({ permissions: ['CreateArticles'] }))}` };
    const send = async () => {
      const body = formWith('attachments', Buffer.alloc(9_000_000, 'a'), 'a.txt');
      const answer = await fetch(`http://127.0.0.1:${other}/api/files/article`, { method: 'POST', body, headers });
      return [answer.status, await answer.json()];
    };
    for (const [status, body] of await Promise.all(Array.from({ length: 6 }, send))) {
      expect([status, body]).toMatchObject([
        500,
        { errors: [expect.stringContaining('Wystąpił niespodziewany błąd')] },
      ]);
    }
    // the connection can be reused
    const types = await fetch(`http://127.0.0.1:${other}/api/files/mime-types`, { headers });
    expect(types.status).toBe(200);
    await types.arrayBuffer();
  } finally {
    await broken.stop();
  }
});

test('a download is complete', async () => {
  const bytes = Buffer.alloc(3_000_000, 'zażółć ');
  const headers = { authorization: `Bearer ${token}` };
  const url = `http://127.0.0.1:${port}/api/files`;
  const sent = await fetch(`${url}/article`, {
    method: 'POST',
    body: formWith('attachments', bytes, 'a.txt'),
    headers,
  });
  const [{ documentRepositoryId: id }] = (await sent.json()) as [{ documentRepositoryId: number }];
  const read = await fetch(`${url}/attachment/${id}`, { headers });
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
});
