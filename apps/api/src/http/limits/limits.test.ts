// Limits of input from unauthenticated clients: sizes, counts, and requests per minute.
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { operationPermissions, operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { testToken } from '../../testing/test-tokens.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi({ withIdentity: true });
/** The same with test tokens. */
const signedIn = withApi({ env: { PUBLIC_RATE_LIMIT: '10' } });
let port: number;

beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
});

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  return text(socket);
}

const link = '/api/auth/forced-password';
const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join()}}`;
const isPublic = ({ id }: { id: keyof typeof operationPermissions }) => operationPermissions[id] === null;

/** Texts by status of what is refused before it is parsed. */
const refusals: Record<number, string> = {
  400: 'Treść żądania ma za dużo pól albo zagnieżdżeń',
  413: 'Treść żądania jest za duża',
};

describe('bodies', () => {
  test.each([
    ['17 kB of one text', JSON.stringify({ token: 'a'.repeat(17_000) }), 413],
    ['17 kB of fields', keys(2000), 413],
    ['a thousand fields', keys(1200), 400],
    ['forty lists in each other', `${'['.repeat(40)}${']'.repeat(40)}`, 400],
  ])('without sign-in, %s are rejected before they are parsed', async (_what, payload, status) => {
    const answer = await api.anonymous.post(link, undefined, { payload });
    expect([answer.status, answer.body.errors]).toEqual([status, [refusals[status]]]);
  });

  test.each([
    ['/api/dictionaries/tags', keys(500_000), 413],
    ['/api/articles', keys(500_000), 400],
    ['/api/articles', `{"links":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
  ])('%s accepts the largest body of its schema, and parses no costly one', async (address, payload, status) => {
    const editor = signedIn.as(await signedIn.user({ isAdmin: true }));
    const answer = await editor.post(address, undefined, { payload });
    expect([answer.status, answer.body.errors]).toEqual([status, [refusals[status]]]);
  });

  test.each([
    [
      'longer than any of its fields',
      'a'.repeat(7_000_000),
      'Treść żądania ma tekst dłuższy, niż może mieć którekolwiek z jej pól',
    ],
    ['as long in bytes alone', 'ą'.repeat(2_000_000), 'Treść żądania nie jest poprawnym dokumentem JSON'],
    ['as long in escapes alone', '\\u0105'.repeat(1_200_000), 'Treść żądania nie jest poprawnym dokumentem JSON'],
  ])('a text that is %s is refused as such before it is parsed', async (_what, text, sentence) => {
    const editor = signedIn.as(await signedIn.user({ isAdmin: true }));
    // the parser would find that it has no end
    const answer = await editor.post('/api/articles', undefined, { payload: `{"title":"a","content":"${text}` });
    expect([answer.status, answer.body.errors]).toEqual([400, [sentence]]);
  });

  test('forms of the identity provider have the same limit', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (url: string, length: number) =>
      api.app.inject({ method: 'POST', url, headers, payload: `login=${'a'.repeat(length)}` });
    expect((await send('/identity/interaction/x', 17_000)).statusCode).toBe(413);
    expect((await send('/identity/token', 17_000)).statusCode).toBe(413);
    expect((await send('/identity/token', 1000)).statusCode).toBe(400);
    const chunked =
      'POST /identity/token HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    expect(await exchange(`${chunked}0\r\n\r\n`)).toContain('Podaj długość treści');
  });
});

describe('address and headers', () => {
  const line = (path: string, headers: string) =>
    exchange(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`);

  test.each([
    ['a hundred headers', '/api/application/PL', 'a: b\r\n'.repeat(100), 431, 'Żądanie ma za dużo nagłówków'],
    ['40 kB of headers', '/api/application/PL', `a: ${'b'.repeat(40_000)}\r\n`, 431, 'Nagłówki żądania są za długie'],
    ['a long address', `/api/application/PL?a=${'b'.repeat(24_000)}`, '', 414, 'Adres żądania jest za długi'],
    ['many parameters', `/api/application/PL?${'a&'.repeat(1100)}`, '', 400, 'Adres żądania ma za dużo parametrów'],
    ['an expectation', '/api/application/PL', 'Expect: cokolwiek\r\n', 417, 'Serwer nie spełnia oczekiwania'],
  ])('%s are answered with a Polish problem', async (_what, path, headers, status, sentence) => {
    const answer = await line(path, headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4).replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, ''));
    expect(body).toMatchObject({ status, errors: [expect.stringContaining(sentence)] });
  });

  test('100-continue is answered', async () => {
    expect(await line('/api/application/PL', 'Expect: 100-continue\r\n')).toMatch(
      /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200/,
    );
  });
});

describe('requests per minute', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ withIdentity: true, env: { PUBLIC_RATE_LIMIT: '10', TRUST_PROXY: '1' } });
  });
  afterAll(() => limited.stop());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const statuses = async (count: number, send: () => Promise<{ status: number }>) => {
    const found: number[] = [];
    for (let sent = 0; sent < count; sent++) found.push((await send()).status);
    return found;
  };

  test('an address over the limit has to wait, others do not', async () => {
    const read = (address: string) => limited.anonymous.get('/api/application/PL', from(address));
    expect(await statuses(11, () => read('203.0.113.1'))).toEqual([...Array(10).fill(200), 429]);
    const refused = await read('203.0.113.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.errors[0]).toMatch(/^Zbyt wiele prób\. Spróbuj ponownie za \d+ s$/);
    expect((await read('203.0.113.2')).status).toBe(200);
    // an IPv6 network counts as one address; an invalid forwarded address is ignored
    expect(await statuses(10, () => read('2001:db8::1'))).toEqual(Array(10).fill(200));
    expect((await read('2001:db8::ffff')).status).toBe(429);
    expect((await read('2001:db8:0:1::1')).status).toBe(200);
  });

  test('writes and forms of the identity provider have a lower limit', async () => {
    const write = () => limited.anonymous.post(link, { token: 'a' }, from('203.0.113.3'));
    expect(await statuses(3, write)).toEqual([400, 400, 429]);
    const form = () =>
      limited.app.inject({
        method: 'POST',
        url: '/identity/interaction/x',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.4' },
        payload: 'login=a',
      });
    const [first, second, third] = [await form(), await form(), await form()];
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([400, 400, 429]);
    expect(third.headers['retry-after']).toBeDefined();
    expect(third.payload).toContain('Zbyt wiele prób');
  });

  test.each(operations.filter(isPublic))('$id is limited', async (operation) => {
    const { method, path, body } = sampleRequest(operation);
    const address = from(`198.51.100.${operations.indexOf(operation)}`);
    const send = () => limited.anonymous.send(method, path, body, address);
    expect((await statuses(11, send)).at(-1)).toBe(429);
  });

  test('signed-in users are not limited', async () => {
    const reader = signedIn.as(await signedIn.user({ permissions: ['ManageSettings'] }));
    expect(await statuses(12, () => reader.get('/api/dictionaries/tags'))).toEqual(Array(12).fill(200));
  });
});

test('a client that disconnects during its request is no error', async () => {
  const lines: string[] = [];
  const { createLog } = await import('../log.ts');
  const watched = await startApi({ log: createLog('debug', { write: (line) => void lines.push(line) }) });
  try {
    await watched.app.listen({ port: 0, host: '127.0.0.1' });
    const address = watched.app.server.address() as AddressInfo;
    const token = testToken(await watched.user({ permissions: ['ManageSettings'] }));
    const head = `POST /api/dictionaries/tags HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":`;
    const socket = connect(address.port, '127.0.0.1');
    socket.write(head, () => socket.destroy());
    await once(socket, 'close');
    await expect.poll(() => lines.join('')).toContain('the caller went away');
    expect(lines.map((line) => JSON.parse(line).level).filter((level) => level >= 40)).toEqual([]);
  } finally {
    await watched.stop();
  }
});
