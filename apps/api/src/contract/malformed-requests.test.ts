// Every served operation gets every kind of nonsense in every place of its request. Whatever comes back must be an answer of the contract, never a 5xx.
import { ruleOf } from '@redakcja/generated/contract';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../areas.ts';
import { demonstration } from '../demo/demonstration.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  api = await startApi({ env: { BODY_LIMIT: '200000' } });
  // with something in it, so that the handlers find what the samples name
  await prepareOffice(api.database, { ...api, now: () => new Date() }, demonstration);
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

const inPath = [
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  'abc',
  '%00',
  '1%3B2',
  '..%2f1',
  '%FF',
  '%C4%85',
  "1'--",
  '1e3',
];
const inQuery = [
  '',
  'x'.repeat(5000),
  '%00',
  '-1',
  '0',
  '1e9',
  '2147483648',
  '99999999999999999999',
  "';--",
  '%FF',
  'a;b;c',
  'id;in;',
];
const inBody: unknown[] = [
  null,
  '',
  '   ',
  'x'.repeat(3000),
  'a\u0000b',
  '\ud800',
  '<script>alert(1)</script>',
  "'; drop table articles; --",
  '%_\\',
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  true,
  [],
  [null],
  {},
  { id: 1 },
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
];

const served = new Set(Object.keys(handlers));
type Json = unknown;

/** Every value inside a body, as a function that puts another one in its place. */
function places(body: Json, put: (value: Json) => Json = (value) => value): ((value: Json) => Json)[] {
  if (typeof body !== 'object' || body === null) return [put];
  const inside = Array.isArray(body)
    ? body.flatMap((one, index) => places(one, (value) => put(body.toSpliced(index, 1, value))))
    : Object.entries(body).flatMap(([key, one]) => places(one, (value) => put({ ...body, [key]: value })));
  return [put, ...inside];
}

function wrongPaths(operation: Operation): string[] {
  const { path } = sampleRequest(operation);
  const [address = '', query = ''] = path.split('?');
  const template = operation.path.split('/');
  return address
    .split('/')
    .flatMap((_part, index, parts) =>
      template[index]?.startsWith('{')
        ? inPath.map((wrong) => `${parts.toSpliced(index, 1, wrong).join('/')}${query === '' ? '' : `?${query}`}`)
        : [],
    );
}

function wrongQueries(operation: Operation): string[] {
  const { path } = sampleRequest(operation);
  const names = (ruleOf(operation).parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  const join = path.includes('?') ? '&' : '?';
  return names.flatMap((name) => inQuery.map((wrong) => `${path}${join}${name}=${wrong}`));
}

test.each(operations.filter(({ id }) => served.has(id)))('$id', async (operation) => {
  const { method, path, body } = sampleRequest(operation);
  const isJson = ruleOf(operation).requestBody?.content['application/json'] !== undefined;
  const requests: [string, Json][] = [
    ...wrongPaths(operation).map((wrong): [string, Json] => [wrong, body]),
    ...wrongQueries(operation).map((wrong): [string, Json] => [wrong, body]),
    ...(isJson ? places(body).flatMap((put) => inBody.map((wrong): [string, Json] => [path, put(wrong)])) : []),
  ];
  for (const [url, sent] of requests) {
    const answer = await admin.send<{ errors?: string[] }>(method, url, isJson ? sent : undefined, {});
    const what = `${method} ${url} ${JSON.stringify(sent)?.slice(0, 300)}: ${answer.text.slice(0, 300)}`;
    expect(answer.status, what).toBeLessThan(500);
    if (answer.status >= 400)
      expect(answer.body.errors?.join(' '), what).not.toMatch(/invalid|expected|unexpected|must|error:/i);
  }
});
