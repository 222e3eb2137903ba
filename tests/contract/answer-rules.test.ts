// `bip` takes only answers that pass these rules, so every answer of the contract has to pass them.
import { answerRules } from '@redakcja/generated/answer-rules';
import { mockHandlers } from '@redakcja/generated/mocks';
import { operationOf } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';

const variants = [0, 1, 2, 3, 4];
const handlers = new Map(variants.map((variant) => [variant, mockHandlers(variant)]));

function requestOf(id: string): Request {
  const operation = operationOf(id);
  if (operation === undefined) throw new Error(id);
  const { method, path, body } = sampleRequest(operation);
  if (body === undefined) return new Request(`http://localhost${path}`, { method });
  if (body instanceof FormData) return new Request(`http://localhost${path}`, { method, body });
  const headers = { 'content-type': 'application/json' };
  return new Request(`http://localhost${path}`, { method, body: JSON.stringify(body), headers });
}

describe.each(operations.map(({ id }) => id))('the rule of %s', (id) => {
  it.each(variants)('accepts its mock, variant %i', async (variant) => {
    const response = await getResponse(handlers.get(variant) ?? [], requestOf(id));
    if (response === undefined) throw new Error(`no mock for ${id}`);
    const rule = answerRules[id];
    expect(response.status).toBe(rule.status);
    expect(rule.headers.filter((name) => !response.headers.has(name))).toEqual([]);
    if (rule.schema === undefined) return;
    expect((await rule.schema()).safeParse(await response.json()).error).toBeUndefined();
  });
});

it('lists are arrays of their rows and nothing else', async () => {
  const schema = await answerRules.listTags.schema?.();
  expect(schema?.safeParse([]).success).toBe(true);
  for (const other of [{}, null, '', [{ id: '1' }], [null]]) expect(schema?.safeParse(other).success).toBe(false);
});
