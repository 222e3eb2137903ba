// Clients that disconnect during a download or a request to the identity provider cause no errors in the log.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formWith } from '../../files/checks/test-files.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { testAuthenticate, testToken } from '../../testing/test-tokens.ts';
import { createLog } from '../log.ts';

let api: TestApi;
const lines: string[] = [];

beforeAll(async () => {
  api = await startApi({
    withIdentity: true,
    // the real provider; the download uses a test token
    authenticate: (token) => testAuthenticate(api.database)(token),
    log: createLog('debug', { write: (line) => void lines.push(line) }),
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.stop());

/** Sends a request and disconnects at the first byte of the response, or at once when none is expected. */
async function leave(request: string, isAnswered: boolean): Promise<void> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(request, () => void (isAnswered || socket.destroy()));
  if (isAnswered) socket.once('data', () => socket.destroy());
  await once(socket, 'close');
}

const complaints = () => lines.filter((line) => JSON.parse(line).level >= 40);

test('a download', async () => {
  const user = await api.user({ permissions: ['CreateArticles'] });
  const form = formWith('attachments', 'a'.repeat(8_000_000), 'duży.txt');
  const { body } = await api.as(user).post('/api/files/article', form);
  const path = `/api/files/attachment/${body[0].documentRepositoryId}`;
  const head = `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${testToken(user)}\r\n\r\n`;
  for (let call = 0; call < 3; call += 1) await leave(head, true);
  // when a complete download ends, the server has noticed the disconnections of the others
  expect((await api.as(user).get(path)).bytes).toHaveLength(8_000_000);
  expect(complaints()).toEqual([]);
});

test('a token request', async () => {
  const head = 'POST /identity/token HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded';
  for (let call = 0; call < 3; call += 1) await leave(`${head}\r\nContent-Length: 500\r\n\r\ngrant_type=re`, false);
  // the server has processed them all when it answers a later one
  const later = await api.app.inject({ method: 'POST', url: '/identity/token' });
  expect(later.statusCode).toBeGreaterThanOrEqual(400);
  expect(complaints()).toEqual([]);
});
