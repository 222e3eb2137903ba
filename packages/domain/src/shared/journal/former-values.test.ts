import { expect, test } from 'vitest';
import { comparable, formerRows, formerValue } from './former-values.ts';

test.each([
  ['Urząd', 'Urząd'],
  [null, null],
  [false, false],
  [20, 20],
  [{ id: 7, name: 'herb.png' }, 7],
  [
    [
      { id: 3, name: 'sport' },
      { id: 1, name: 'kultura' },
    ],
    [3, 1],
  ],
  [[], []],
  [
    { name: 'AE:PL-1 (główny)', value: { address: 'AE:PL-1', isMain: true } },
    { address: 'AE:PL-1', isMain: true },
  ],
  [[{ name: 'Wyłączone', value: null }], [null]],
  [{ name: 'plik.pdf' }, undefined],
  [[{ id: 1 }, { name: 'b' }], undefined],
])('%j is saved as %j', (before, expected) => expect(formerValue(before)).toEqual(expected));

const row = (id: number, address: string) => ({ name: address, value: { id, address } });

test('a row that was written anew is the same; another one, and a reference with another number, are not', () => {
  expect(comparable([row(1, 'a')])).toBe(comparable([row(7, 'a')]));
  expect(comparable([row(1, 'a')])).not.toBe(comparable([row(1, 'b')]));
  expect(comparable({ id: 1, name: 'a' })).not.toBe(comparable({ id: 2, name: 'a' }));
});

test('of former rows those that are there keep their number', () => {
  const former = [{ id: 1, address: 'a' }, { id: 2, address: 'b' }, { address: 'c' }];
  expect(formerRows(former, [{ id: 2, address: 'x' }])).toEqual([
    { address: 'a' },
    { id: 2, address: 'b' },
    { address: 'c' },
  ]);
  expect(formerRows([3, 1], [])).toEqual([3, 1]);
  expect(formerRows('a', [])).toBe('a');
});
