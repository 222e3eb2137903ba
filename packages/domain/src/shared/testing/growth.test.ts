import { expect, test } from 'vitest';
import { takesOnePass } from './growth.ts';

test.each([
  ['one pass', true, (text: string) => text.replace(/b+c/g, '')],
  ['a pass from every place', false, (text: string) => text.replace(/a+b/g, '')],
])('%s is told: %s', (_, expected, work) => {
  expect(takesOnePass((times) => work('a'.repeat(times)), 2000)).toBe(expected);
});
