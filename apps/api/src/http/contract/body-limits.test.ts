// The largest body of every operation follows from its schema: each text and each list has an end.
import { operationPermissions, operations } from '@redakcja/generated/operations';
import { describe, expect, test } from 'vitest';
import { bodyLimits, smallBody } from './body-limits.ts';
import { type ContractDocument, readContract } from './document.ts';

const document = readContract();
const withJson = operations.filter(
  ({ path, method }) => document.paths[path]?.[method]?.requestBody?.content['application/json'] !== undefined,
);

function limitsOf({ id, path, method }: (typeof operations)[number]) {
  const operation = document.paths[path]?.[method];
  if (operation === undefined) throw new Error(`${id} is not in the bundled contract: generate again`);
  return bodyLimits(document, operation, {
    isPublic: operationPermissions[id] === null,
    bytes: Number.POSITIVE_INFINITY,
  });
}

test('many operations take JSON', () => {
  expect(withJson.length).toBeGreaterThan(30);
});

test('none takes a body without an end, or a text', () => {
  const endless = withJson
    .filter((one) => !(Number.isFinite(limitsOf(one).bytes) && Number.isFinite(limitsOf(one).text)))
    .map(({ id }) => id);
  expect(endless).toEqual([]);
});

describe('a schema', () => {
  const made = (schema: object) => {
    const requestBody = { content: { 'application/json': { schema } } };
    const given = { tags: [], operationId: 'x', requestBody, responses: {} } as Parameters<typeof bodyLimits>[1];
    return bodyLimits({ paths: {} } as ContractDocument, given, { isPublic: false, bytes: Number.POSITIVE_INFINITY });
  };

  test.each([
    ['a text without an end', { type: 'string' }],
    ['a list without an end', { type: 'array', items: { type: 'integer' } }],
    ['such a text in a list', { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^a$' } }],
    ['such a text in a field', { type: 'object', properties: { a: { type: 'string' } } }],
  ])('with %s is endless', (_what, schema) => {
    expect(made(schema).bytes).toBe(Number.POSITIVE_INFINITY);
  });

  test('with ends takes what it can hold', () => {
    expect(made({ type: 'string', maxLength: 7 })).toEqual(smallBody);
    expect(made({ type: 'string', maxLength: 10_000 }).bytes).toBeGreaterThan(60_000);
  });
});
