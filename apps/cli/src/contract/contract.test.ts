// `bip contract check` and `bip api` against the mocks over HTTP, some of them with altered responses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ruleOf } from '@redakcja/generated/contract';
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Bip } from '../testing/bip.ts';

/** The server of `npm run mocks -- --http`. */
const mocks = spawn(process.execPath, [
  path.resolve(import.meta.dirname, '../../../../scripts/mock-server.mjs'),
  '--http',
  '--port',
  '0',
]);
const bip = new Bip();
let origin = '';
const proxies: Server[] = [];

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const [line] = (await once(mocks.stdout, 'data')) as [Buffer];
  origin = /http:\S+/.exec(line.toString())?.[0] ?? '';
});
afterEach(() => {
  for (const server of proxies.splice(0)) server.close();
});
afterAll(async () => {
  mocks.kill();
  await once(mocks, 'close');
  bip.remove();
});

interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Change = (response: MockResponse, pathname: string) => MockResponse;

const problemOf = (status: number, text: string) => ({
  type: 'urn:redakcja-bip:problem:refused',
  title: text,
  status,
  detail: text,
  errors: [text],
});

/** Starts a proxy to the mocks that alters responses. */
async function alterResponses(change: Change): Promise<string> {
  const server = createServer(async (request, proxyResponse) => {
    const original = await fetch(`${origin}${request.url}`, { headers: { accept: 'application/json' } });
    const { status, headers } = original;
    const keep = ['content-type', 'total-count', 'x-total-count', 'etag', 'content-disposition', 'location'];
    const kept = Object.fromEntries([...headers].filter(([name]) => keep.includes(name)));
    const bytes = Buffer.from(await original.arrayBuffer());
    const body = bytes.toString('utf8');
    const altered = change({ status, headers: kept, body }, new URL(request.url ?? '/', origin).pathname);
    proxyResponse.writeHead(altered.status, altered.headers).end(altered.body === body ? bytes : altered.body);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  proxies.push(server);
  return addressOf(server);
}

const check = (url: string) => bip.run(['contract', 'check', '--anonymous', '--url', url, '-o', 'json']);

describe('contract check', () => {
  test('the mocks conform to the contract', async () => {
    const { code, stdout, stderr } = await check(origin);
    expect(JSON.parse(stdout)).toEqual([]);
    expect(stderr).toMatch(/^Sprawdzono \d{2,} operacji, niezgodne: 0\n$/);
    expect(code).toBe(0);
  });

  const dictionaries = '/api/dictionaries';
  const wrong: [path: string, operation: string, change: Change, message: string][] = [
    [
      '/tags',
      'listTags',
      (response) => ({ ...response, body: JSON.stringify([{ id: 'siedem', name: 'uchwały', kolor: 'czerwony' }]) }),
      "kontrakt nie zna pola 'kolor'",
    ],
    [
      '/dictionary-entries',
      'listProvidingEntities',
      ({ headers: { 'total-count': _, ...headers }, ...response }) => ({ ...response, headers }),
      'brak nagłówka total-count',
    ],
    [
      '/iso-codes',
      'listIsoCodes',
      (response) => ({ ...response, status: 206 }),
      'kontrakt nie zna tego kodu odpowiedzi',
    ],
    [
      '/iso-codes/non-default',
      'listNonDefaultIsoCodes',
      (response) => ({ ...response, body: '<html>' }),
      'treść nie jest poprawnym JSON',
    ],
  ];

  test('each violation is reported with its operation; refusals are listed, since the actual response was not checked', async () => {
    const problem = problemOf(404, 'Nie znaleziono');
    const headers = { 'content-type': 'application/problem+json' };
    const host = await alterResponses((response, pathname) => {
      const [, , change] = wrong.find(([path]) => pathname === `${dictionaries}${path}`) ?? [];
      if (change !== undefined) return change(response, pathname);
      const isRefused = /^\/api\/dictionaries\/tags\/\d+$/.test(pathname);
      return isRefused ? { status: 404, headers, body: JSON.stringify(problem) } : response;
    });
    const { code, stdout, stderr } = await check(host);
    expect(code).toBe(1);
    const rows = JSON.parse(stdout) as { operation: string; violation: string }[];
    expect(new Set(rows.map((row) => row.operation))).toEqual(new Set(wrong.map(([, operation]) => operation)));
    for (const [, operation, , message] of wrong)
      expect(rows.filter((row) => row.operation === operation)).toContainEqual(
        expect.objectContaining({ violation: expect.stringContaining(message) }),
      );
    expect(stderr).toContain('Tylko odmowa, bez właściwej odpowiedzi: getTag 404');
  });

  const safe = operationsBySpecificity.filter(({ method }) => method === 'get');
  const named = ({ stdout }: { stdout: string }) =>
    new Set((JSON.parse(stdout) as { operation: string }[]).map(({ operation }) => operation));

  test('every safe operation is checked', async () => {
    const status = await check(await alterResponses((response) => ({ ...response, status: 206 })));
    expect(named(status)).toEqual(new Set(safe.map(({ id }) => id)));
    expect(safe.length).toBeGreaterThan(60);
    const total = await check(
      await alterResponses(({ headers: { 'total-count': _, 'x-total-count': __, ...headers }, ...response }) => ({
        ...response,
        headers,
      })),
    );
    const lists = safe.filter((operation) =>
      Object.keys(ruleOf(operation).responses['200']?.headers ?? {}).some((name) => name.endsWith('total-count')),
    );
    expect(named(total)).toEqual(new Set(lists.map(({ id }) => id)));
    expect(lists.length).toBeGreaterThan(15);
  });

  test('a server that fails every request violates the contract', async () => {
    const problem = problemOf(500, 'Błąd');
    const failing = await alterResponses(() => ({
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify(problem),
    }));
    const failed = await check(failing);
    expect(failed.code).toBe(1);
    expect(named(failed)).toEqual(new Set(safe.map(({ id }) => id)));
    const rows = JSON.parse(failed.stdout) as { violation: string }[];
    expect(new Set(rows.map(({ violation }) => violation))).toEqual(new Set(['serwer nie obsłużył żądania (500)']));
  });

  test('an unreachable server is an error', async () => {
    expect(await check('http://localhost:9')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Brak połączenia'),
    });
  });
});

describe('api', () => {
  const api = (...args: string[]) => bip.run(['api', ...args], { env: { BIP_HOST: origin } });

  test('lists the operations', async () => {
    const { code, stdout } = await api();
    expect(code).toBe(0);
    expect(stdout).toMatch(/^OPERACJA +METODA +ADRES +OPIS/);
    expect(stdout).toMatch(/^changeArticleStatuses +PUT +\/api\/articles\/status/m);
  });

  test.each([
    [['getArticel', '--param', 'id=1'], '(może chodziło o: getArticle?)'],
    [['getArticle'], 'Brak parametru: --param id=…'],
    [['getArticle', '--param', 'id'], 'Oczekiwano nazwa=wartość'],
    [['getArticle', '--param', 'id=zero'], 'path id: oczekiwano liczby całkowitej'],
    [['listTags', '--param', 'kolor=1'], 'kontrakt nie zna parametru kolor'],
    [['listTags', '--param', 'size=-1'], 'query size: oczekiwano wartości >= 0'],
    [['getTag', '--param', 'id=1', '--body', '{}'], 'Operacja getTag nie przyjmuje treści'],
    [['createTag'], 'brak treści (--body)'],
    [
      ['createTag', '--body', '{"name":"x","languageId":1}', '--param', 'Idempotency-Key=abc'],
      'header Idempotency-Key: za krótkie, co najmniej 16',
    ],
    [
      ['createTag', '--body', '{"name":"x","languageId":1}', '--param', 'Idempotency-Key=klucz z odstępem 123'],
      'Nagłówek Idempotency-Key może mieć tylko znaki ASCII',
    ],
    [
      ['createTag', '--body', '{"name":"x","languageId":1}', '--param', 'Idempotency-Key=klucz z odstepem 123'],
      'nie pasuje do wzorca',
    ],
    [['createTag', '--body', '{"name":"x"}'], "brak wymaganego pola 'languageId'"],
    [['createTag', '--body', '{"name":'], 'treść nie jest poprawnym JSON'],
  ])('%j is refused before anything is sent', async (args, message) => {
    const { stderr, ...rest } = await api(...args);
    expect(rest).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
