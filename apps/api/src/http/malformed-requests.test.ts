// Every JSON body of the contract gets every kind of nonsense in every place. Whatever comes back must be an answer of the contract, never a 5xx. Addresses:
// tests/faults/sql-probes.test.ts.
import { ruleOf } from '@redakcja/generated/contract';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Authenticate } from '../call/caller.ts';
import { demonstration } from '../demo/demonstration.ts';
import { prepareOffice } from '../setup/first-start.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { testAuthenticate } from '../testing/test-tokens.ts';

let api: TestApi;
let admin: TestClient;

beforeAll(async () => {
  // read once: these are tests of bodies, and thousands of requests have the same caller
  let caller: ReturnType<Authenticate> | undefined;
  const authenticate: Authenticate = (token) => {
    caller ??= testAuthenticate(api.database)(token);
    return caller;
  };
  api = await startApi({ env: { BODY_LIMIT: '200000' }, authenticate });
  // with something in it, so that the handlers find what the samples name
  await prepareOffice(api.database, { ...api, now: () => new Date() }, demonstration);
  admin = api.as(await api.user({ isAdmin: true }));
});
afterAll(() => api.stop());

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

type Json = unknown;

/** Every value inside a body, as a function that puts another one in its place. */
function places(body: Json, put: (value: Json) => Json = (value) => value): ((value: Json) => Json)[] {
  if (typeof body !== 'object' || body === null) return [put];
  const inside = Array.isArray(body)
    ? body.flatMap((one, index) => places(one, (value) => put(body.toSpliced(index, 1, value))))
    : Object.entries(body).flatMap(([key, one]) => places(one, (value) => put({ ...body, [key]: value })));
  return [put, ...inside];
}

const withJson = operations.filter(
  (operation) => ruleOf(operation).requestBody?.content['application/json'] !== undefined,
);

test.each(withJson)('$id', async (operation) => {
  const { method, path, body } = sampleRequest(operation);
  for (const sent of places(body).flatMap((put) => inBody.map(put))) {
    const answer = await admin.send<{ errors?: string[] }>(method, path, sent, {});
    const what = `${method} ${path} ${JSON.stringify(sent)?.slice(0, 300)}: ${answer.text.slice(0, 300)}`;
    expect(answer.status, what).toBeLessThan(500);
    if (answer.status >= 400)
      expect(answer.body.errors?.join(' '), what).not.toMatch(/invalid|expected|unexpected|must|error:/i);
  }
});
