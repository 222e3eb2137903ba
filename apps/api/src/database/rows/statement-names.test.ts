import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('a text that comes again has a name; past the limit there is none', () => {
  const nameOf = statementNames(2);
  const [first, second, third] = ['select 1', 'select 2', 'select 3'];
  expect([nameOf(first), nameOf(first), nameOf(first)]).toEqual(['', 's1', 's1']);
  expect([nameOf(second), nameOf(second)]).toEqual(['', 's2']);
  expect([nameOf(third), nameOf(third)]).toEqual(['', '']);
  expect(nameOf(first)).toBe('s1');
});

test('texts that come once leave nothing behind', () => {
  const nameOf = statementNames(2);
  for (let i = 0; i < 5; i += 1) expect(nameOf(`select ${i}`)).toBe('');
  expect([nameOf('select 9'), nameOf('select 9')]).toEqual(['', 's1']);
});
