import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
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

test('two megabytes are checked in less time than they are parsed', () => {
  const json = JSON.stringify('<p>Rada Gminy uchwala, co następuje</p>'.repeat(50_000));
  const text = JSON.parse(json) as string;
  const check = checkOf({ minLength: 1, maxLength: 2_000_000 }, true);
  // time of this thread, which a busy machine does not change
  const timeOf = (work: () => unknown) => {
    const before = process.threadCpuUsage();
    for (let round = 0; round < 20; round++) work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  expect(timeOf(() => check(text))).toBeLessThan(timeOf(() => JSON.parse(json)) / 4);
});
