import { expect, test } from 'vitest';
import { refusalFault } from './check-answer.ts';

const type = 'application/problem+json';

test.each([
  ['', 'pusta treść'],
  ['{"title": "Brak', 'urwany albo niepoprawny JSON (znaków: 15)'],
  ['null', 'treść niezgodna z kontraktem w .title: oczekiwano tekstu'],
  ['{"title":"Brak"}', 'treść niezgodna z kontraktem w .errors: oczekiwano tablicy'],
  ['{"title":"Brak","errors":["a",1]}', 'treść niezgodna z kontraktem w .errors[1]: oczekiwano tekstu'],
])('a refusal with the body %j', (data, fault) => {
  expect(refusalFault({ status: 401, headers: { 'content-type': type }, data })).toBe(`401, ${type}; ${fault}`);
});

test('a problem of the contract, and another media type', () => {
  const data = '{"title":"Brak","errors":[]}';
  expect(refusalFault({ status: 401, headers: { 'content-type': type }, data })).toBeNull();
  expect(refusalFault({ status: 401, headers: { 'content-type': 'application/json' }, data })).toBe(
    `401, application/json; oczekiwano ${type}`,
  );
});
