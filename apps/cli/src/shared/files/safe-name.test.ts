import { expect, test } from 'vitest';
import { freeName, safeName } from './safe-name.ts';

test.each([
  ['Uchwała „1” & 2.pdf', 'Uchwała „1” & 2.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\a.txt', '_a.txt'],
  ['.bashrc', 'bashrc'],
  ['...', 'plik'],
  ['a\u0000\u202eb.txt', 'a_b.txt'],
  ['CON.txt', '_CON.txt'],
  ['a. ', 'a'],
  [`${'ż'.repeat(300)}.pdf`, `${'ż'.repeat(88)}.pdf`],
])('%j is kept as %j', (given, name) => {
  expect(safeName(given)).toBe(name);
});

test('names that differ in case alone are told apart', () => {
  const taken = new Set<string>();
  expect(['a.txt', 'A.txt', 'a.txt', 'b'].map((name) => freeName(name, taken))).toEqual([
    'a.txt',
    'A (2).txt',
    'a (3).txt',
    'b',
  ]);
});
