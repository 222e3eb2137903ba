import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { checkLengthsQuickly } from './text-lengths.ts';

function checkOf(schema: object, isQuick: boolean) {
  const ajv = new Ajv2020();
  if (isQuick) checkLengthsQuickly(ajv);
  const validate = ajv.compile({ type: 'string', ...schema });
  return (text: string) => {
    validate(text);
    return (validate.errors ?? []).map(({ keyword, params, instancePath, schemaPath }) => ({
      keyword,
      params,
      instancePath,
      schemaPath,
    }));
  };
}

const texts = [
  '',
  'a',
  'ab',
  'abc',
  'abcdefg',
  '😀',
  '😀a',
  '😀😀',
  '😀😀😀',
  '😀😀😀😀',
  'a😀b😀',
  '\ud800\ud800\ud800',
];

test.each([
  { minLength: 1 },
  { minLength: 2 },
  { minLength: 3, maxLength: 3 },
  { maxLength: 0 },
  { maxLength: 2 },
  { maxLength: 4 },
])('%j is counted as Ajv counts it', (schema) => {
  const [quick, slow] = [checkOf(schema, true), checkOf(schema, false)];
  expect(texts.map(quick)).toEqual(texts.map(slow));
});

test('a text is not walked through where its number of code units decides', () => {
  const check = checkOf({ minLength: 2, maxLength: 4 }, true);
  const walks = [vi.spyOn(String.prototype, 'charCodeAt'), vi.spyOn(String.prototype, Symbol.iterator)];
  const isWalked = (text: string) => {
    for (const walk of walks) walk.mockClear();
    check(text);
    return walks.some((walk) => walk.mock.calls.length > 0);
  };
  const walked = ['', 'a', 'ab', 'abcd', 'abcde', '😀😀', 'abcdefghi'].map(isWalked);
  for (const walk of walks) walk.mockRestore();
  // below four units the least number, above four the greatest one is in doubt
  expect(walked).toEqual([false, false, true, false, true, false, false]);
});
