// Screens are tested with the generated mocks, so the mocks have to conform to the contract. `bip` takes only answers that pass its rules, so every answer of the
// contract has to pass them.

import { answerRules } from '@redakcja/generated/answer-rules';
import { checkResponse } from '@redakcja/generated/contract-check';
import { mockHandlers } from '@redakcja/generated/mocks';
import { operationOf } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';

const variants = [0, 1, 2, 3, 4];
const handlers = new Map(variants.map((variant) => [variant, mockHandlers(variant)]));

async function call(path: string, init: RequestInit = {}, variant = 0): Promise<Response> {
  const response = await getResponse(handlers.get(variant) ?? [], new Request(`http://localhost${path}`, init));
  if (response === undefined) throw new Error(`no mock for ${path}`);
  return response;
}

function initOf(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method };
  if (body instanceof FormData) return { method, body };
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

describe.each(operations.map((operation) => operation.id))('the mock of %s', (id) => {
  it.each(variants)('conforms to the contract and to the rule of its answer, variant %i', async (variant) => {
    const operation = operationOf(id);
    if (operation === undefined) throw new Error(id);
    const { method, path, body } = sampleRequest(operation);
    const response = await call(path, initOf(method, body), variant);
    const text = await response.text();
    expect(response.status, text).toBeLessThan(400);
    expect(checkResponse({ operationId: id, status: response.status, headers: response.headers, body: text })).toEqual(
      [],
    );
    const rule = answerRules[id];
    expect(response.status).toBe(rule.status);
    expect(rule.headers.filter((name) => !response.headers.has(name))).toEqual([]);
    if (rule.schema !== undefined) expect((await rule.schema()).safeParse(JSON.parse(text)).error).toBeUndefined();
  });
});

it('rules of lists take arrays of their rows and nothing else', async () => {
  const schema = await answerRules.listTags.schema?.();
  expect(schema?.safeParse([]).success).toBe(true);
  for (const other of [{}, null, '', [{ id: '1' }], [null]]) expect(schema?.safeParse(other).success).toBe(false);
});

describe('additions to the generated mocks', () => {
  it('set the total of a list', async () => {
    const response = await call('/api/dictionaries/tags');
    expect(response.headers.get('total-count')).toBe(String((await response.json()).length));
  });

  it('give every row its own id', async () => {
    const rows: { id: number }[] = await (await call('/api/dictionaries/tags', {}, 3)).json();
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('return the requested resource', async () => {
    expect(await (await call('/api/dictionaries/tags/41')).json()).toMatchObject({ id: 41 });
  });

  it('set the location of a created resource', async () => {
    const response = await call('/api/articles/12/version', { method: 'POST' });
    expect(response.headers.get('location')).toBe(`/api/articles/${(await response.json()).id}`);
  });

  it('respond the same each time', async () => {
    const [first, second] = [await call('/api/articles/12'), await call('/api/articles/12')];
    expect(await first.text()).toBe(await second.text());
  });

  it('refuse a request that the contract does not allow', async () => {
    const body = JSON.stringify({ name: 'uchwały', languageId: 'PL' });
    const headers = { 'content-type': 'application/json' };
    const response = await call('/api/dictionaries/tags', { method: 'POST', body, headers });
    expect(response.status).toBe(400);
    expect((await response.json()).errors).toEqual(['body/languageId: must be integer']);
    expect((await call('/api/dictionaries/tags?pag=2')).status).toBe(400);
    expect((await call('/api/dictionaries/tags?page=0')).status).toBe(400);
  });
});

describe('the user of the mocks', () => {
  it('is an administrator with every permission', async () => {
    expect(await (await call('/api/auth/users/loggedUserData')).json()).toMatchObject({
      isAdmin: true,
      isActive: true,
    });
    const permissions = await (await call('/api/auth/users/permissions')).json();
    expect(permissions).toHaveLength(7);
    expect(permissions).toContain('ManageUsers');
  });

  it('has more than one language, Polish first', async () => {
    const { languages, permissions } = await (await call('/api/application/PL')).json();
    expect(languages.map((one: { isoCode: string }) => one.isoCode)).toEqual(['PL', 'EN', 'DE']);
    expect(new Set(permissions.map((one: { id: string }) => one.id)).size).toBe(7);
  });
});
