// What `npm run contract:diff` takes for a change that breaks programs, and what not.
import { expect, test } from 'vitest';
import { breakingChanges } from '../../scripts/contract-diff/contracts.mjs';

type Schema = Record<string, unknown>;

interface Written {
  /** Of the body and of the answer. */
  schema?: Schema;
  parameters?: Schema[];
  operation?: Schema;
}

function contract({ schema = {}, parameters = [], operation = {} }: Written) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tag' } } };
  return {
    paths: {
      '/api/tags': {
        put: {
          operationId: 'updateTag',
          security: [{ bearer: ['ManageTags'] }, { bearer: ['ManageSettings'] }],
          parameters,
          requestBody: { content },
          responses: { 200: { headers: { ETag: {} }, content } },
          ...operation,
        },
      },
    },
    components: {
      schemas: { Tag: { type: 'object', additionalProperties: false, properties: { id: schema }, required: ['id'] } },
    },
  };
}

const breaks = (before: Written, now: Written, today = '2026-11-28') =>
  breakingChanges(contract(before), contract(now), today).map((line) => line.replace('PUT /api/tags: ', ''));

test.each<[string, Schema, Schema, string[]]>([
  ['the same', { type: 'string' }, { type: 'string' }, []],
  ['another type', { type: 'integer' }, { type: 'string' }, ['body.id is no longer integer', '200.id may be string']],
  ['a type less', { type: ['string', 'null'] }, { type: 'string' }, ['body.id is no longer null']],
  ['a type more', { type: 'string' }, { type: ['string', 'null'] }, ['200.id may be null']],
  ['an integer became a number', { type: 'integer' }, { type: 'number' }, ['200.id may be number']],
  ['a value less', { enum: ['a', 'b'] }, { enum: ['a'] }, ['body.id no longer has "b"']],
  ['a value more', { enum: ['a'] }, { enum: ['a', 'b'] }, ['200.id may be "b"']],
  ['a named value more', { oneOf: [{ const: 1 }] }, { oneOf: [{ const: 1 }, { const: 2 }] }, ['200.id may be 2']],
  ['longer texts', { maxLength: 5 }, { maxLength: 9 }, ['200.id is not held to maxLength any more']],
  ['shorter texts', { maxLength: 9 }, { maxLength: 5 }, ['body.id has maxLength 5']],
  ['a limit', {}, { minimum: 0 }, ['body.id has minimum 0']],
  ['no empty texts any more', { type: 'string' }, { type: 'string', minLength: 1 }, ['body.id has minLength 1']],
  ['a limit that says nothing', { type: 'string' }, { type: 'string', minLength: 0 }, []],
  ['a pattern', {}, { pattern: '^a' }, ['body.id has pattern ^a']],
  ['elements of a list', { items: { maxLength: 9 } }, { items: { maxLength: 5 } }, ['body.id[] has maxLength 5']],
  [
    'a field less',
    { properties: { name: {} }, additionalProperties: false },
    { properties: {}, additionalProperties: false },
    ['body.id no longer has name', '200.id no longer has name'],
  ],
  ['a field that may be sent', { properties: {} }, { properties: { name: {} } }, []],
  [
    'a field that has to be sent',
    { properties: { name: {} } },
    { properties: { name: {} }, required: ['name'] },
    ['body.id requires name'],
  ],
  [
    'a field that is not always there',
    { properties: { name: {} }, required: ['name'] },
    { properties: { name: {} } },
    ['200.id may be without name'],
  ],
])('%s', (_name, before, now, found) => {
  expect(breaks({ schema: before }, { schema: now })).toEqual(found);
});

const size = { in: 'query', name: 'size', schema: { maximum: 100 } };

test.each<[string, Written, Written, string[]]>([
  ['a parameter less', { parameters: [size] }, {}, ['has no query parameter size any more']],
  ['a parameter more', {}, { parameters: [size] }, []],
  ['one that is asked for', {}, { parameters: [{ ...size, required: true }] }, ['requires the query parameter size']],
  [
    'one that is asked for now',
    { parameters: [size] },
    { parameters: [{ ...size, required: true }] },
    ['requires the query parameter size'],
  ],
  [
    'one that takes less',
    { parameters: [size] },
    { parameters: [{ ...size, schema: { maximum: 50 } }] },
    ['query parameter size has maximum 50'],
  ],
  ['another name', {}, { operation: { operationId: 'saveTag' } }, ['has another operationId: saveTag']],
  ['no body any more', {}, { operation: { requestBody: undefined } }, ['body is not application/json any more']],
  ['another answer', {}, { operation: { responses: { 204: {} } } }, ['does not answer 200 any more']],
  [
    'a header less',
    {},
    { operation: { responses: { 200: {} } } },
    ['200 has no header ETag any more', '200 is not application/json any more'],
  ],
  [
    'a permission less that suffices',
    {},
    { operation: { security: [{ bearer: ['ManageTags'] }] } },
    ['is not allowed any more with ManageSettings'],
  ],
  ['a permission more that suffices', { operation: { security: [{ bearer: ['ManageTags'] }] } }, {}, []],
  ['a sign-in', { operation: { security: [] } }, {}, ['asks for a sign-in']],
  ['no sign-in any more', {}, { operation: { security: [] } }, []],
])('%s', (_name, before, now, found) => {
  expect(breaks(before, now)).toEqual(found);
});

test('an operation may go on the day that was announced', () => {
  const before = contract({ operation: { deprecated: true, 'x-sunset': '2027-06-30' } });
  const now = { ...before, paths: {} };
  expect(breakingChanges(before, now, '2027-06-29')).toEqual(['PUT /api/tags: is gone']);
  expect(breakingChanges(before, now, '2027-06-30')).toEqual([]);
  expect(breakingChanges(contract({}), now, '2027-06-30')).toEqual(['PUT /api/tags: is gone']);
});

test('a schema that holds itself is compared once', () => {
  const tree = { properties: { children: { items: { $ref: '#/components/schemas/Tag' } } } };
  expect(breaks({ schema: tree }, { schema: tree })).toEqual([]);
});
