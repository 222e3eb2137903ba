// Tests of the contract check itself, with valid and invalid responses.
import { checkResponse, type ResponseToCheck } from '@redakcja/generated/contract-check';
import { describe, expect, it } from 'vitest';

const tag = {
  id: 7,
  name: 'uchwały',
  languageId: 1,
  languageIsoCode: 'PL',
  languageIsoCodeFile: null,
  etag: '"17"',
};
const text = 'Nie znaleziono znacznika o numerze 7';
const problem = {
  type: 'urn:redakcja-bip:problem:not-found',
  title: 'Nie znaleziono',
  status: 404,
  detail: text,
  errors: [text],
};
const json = { 'content-type': 'application/json; charset=utf-8' };

const list: ResponseToCheck = {
  method: 'GET',
  path: '/api/dictionaries/tags?page=1',
  status: 200,
  headers: { ...json, 'total-count': '1' },
  body: JSON.stringify([tag]),
};
const one: ResponseToCheck = {
  operationId: 'getTag',
  status: 200,
  headers: { ...json, etag: '"17"' },
  body: tag,
};
const failure: ResponseToCheck = {
  operationId: 'getTag',
  status: 404,
  headers: { 'Content-Type': 'application/problem+json' },
  body: problem,
};
const created: ResponseToCheck = {
  method: 'post',
  path: 'http://localhost:4300/api/dictionaries/tags',
  status: 201,
  headers: new Headers({ ...json, location: '/api/dictionaries/tags/7' }),
  body: '{"id":7}',
};

describe('responses that the contract allows', () => {
  it.each([
    ['a list with its total', list],
    ['one resource with its tag', one],
    ['a problem', failure],
    ['a created resource with its address', created],
    ['an empty list', { ...list, headers: { ...json, 'total-count': 0 }, body: [] }],
    [
      'an unexpected failure',
      { ...failure, status: 501, body: { ...problem, title: 'Jeszcze nie działa', status: 501 } },
    ],
  ])('%s', (_, response) => {
    expect(checkResponse(response)).toEqual([]);
  });
});

describe('responses that the contract does not allow', () => {
  it.each<[string, ResponseToCheck, string]>([
    [
      'an unknown path',
      { ...list, path: '/api/dictionaries/labels' },
      'unknown operation GET /api/dictionaries/labels',
    ],
    ['an unknown operation', { ...one, operationId: 'getLabel' }, 'unknown operation getLabel'],
    ['a method the path does not have', { ...list, method: 'PATCH' }, 'unknown operation PATCH'],
    ['a success of another status', { ...one, status: 206 }, 'getTag 206: status is not in the contract'],
    ['an undocumented failure', { ...failure, status: 410 }, 'getTag 410: status is not in the contract'],
    ['a missing total', { ...list, headers: json }, 'listTags 200: header total-count is missing'],
    [
      'a total that is not a number',
      { ...list, headers: { ...json, 'total-count': 'many' } },
      'header total-count: must be integer',
    ],
    ['a negative total', { ...list, headers: { ...json, 'total-count': '-1' } }, 'header total-count: must be >= 0'],
    ['a 304 of a writing call', { ...created, status: 304, body: '' }, 'createTag 304'],
    [
      'an entity tag the contract does not know',
      { ...created, headers: { ...created.headers, etag: '"1"' } },
      'createTag 201: header ETag is not in the contract',
    ],
    ['a missing entity tag', { ...one, headers: json }, 'getTag 200: header ETag is missing'],
    ['a missing address', { ...created, headers: json }, 'createTag 201: header Location is missing'],
    [
      'HTML instead of JSON',
      { ...one, headers: { etag: '"1"', 'content-type': 'text/html' } },
      'content type is text/html',
    ],
    ['a failure as plain JSON', { ...failure, headers: json }, 'content type is application/json'],
    ['no content type', { ...one, headers: { etag: '"1"' } }, 'header content-type is missing'],
    ['broken JSON', { ...one, body: '{"id": 7' }, 'the body is not JSON'],
    ['no body', { ...one, body: '' }, 'the body is not JSON'],
    ['a missing field', { ...one, body: { ...tag, name: undefined } }, "body: must have required property 'name'"],
    ['a field of another type', { ...one, body: { ...tag, id: '7' } }, 'body/id: must be integer'],
    [
      'a field the contract does not know',
      { ...one, body: { ...tag, colour: 'red' } },
      "property 'colour' is not in the contract",
    ],
    [
      'an unknown field of a nested object',
      { ...list, body: [{ ...tag, languageIsoCodeFile: { path: '/api/files/1', fileName: 'pl.png', size: 3 } }] },
      "body/0/languageIsoCodeFile: property 'size' is not in the contract",
    ],
    ['an object instead of a list', { ...list, body: tag }, 'body: must be array'],
    [
      'a problem without messages',
      { ...failure, body: { title: 'Nie znaleziono', status: 404 } },
      "required property 'errors'",
    ],
  ])('%s', (_, response, violation) => {
    expect(checkResponse(response).join('\n')).toContain(violation);
  });

  it('reports every violation, not only the first', () => {
    const response = { ...list, headers: json, body: [{ ...tag, id: 'x' }, { id: 8 }] };
    expect(checkResponse(response)).toHaveLength(7);
  });
});
