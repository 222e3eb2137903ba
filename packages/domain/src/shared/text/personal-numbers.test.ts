import { expect, test } from 'vitest';
import { personalNumbers, withoutNumbers } from './personal-numbers.ts';

test.each([
  ['PESEL 44051401359.', ['pesel']],
  ['44051401359', ['pesel']],
  ['440514-01359 i 44051401359', ['pesel', 'pesel']],
  ['440514\u00a001359', ['pesel']],
  // the check digit
  ['44051401358', []],
  // a part of a longer number
  ['144051401359', []],
  ['44051401359-1', []],
  ['00000000000', []],
  ['48122900008', ['pesel']],
  ['tel. +48122900008', []],
  ['48501200000', []],
  ['dowód ABA300000', ['identityCard']],
  ['dowód ABA 300000', ['identityCard']],
  ['ABA300001', []],
  ['XABA300000', []],
  ['paszport ZS0000177', ['passport']],
  ['ZS0000178', []],
  ['61 1090 1014 0000 0712 1981 2874', ['account']],
  ['PL61109010140000071219812874', ['account']],
  ['62 1090 1014 0000 0712 1981 2874', []],
  ['NIP 526-000-12-46, tel. 22 555 11 22, uchwała nr XII/123/2026', []],
  ['', []],
])('%s', (text, kinds) => {
  expect(personalNumbers(text).map(({ kind }) => kind)).toEqual(kinds);
});

test('the place of a number', () => {
  expect(personalNumbers('Jan, 440514 01359, Kraków')).toEqual([{ kind: 'pesel', index: 5, length: 12 }]);
});

test.each([
  ['44051401359', '44•••'],
  ['Jan Kowalski, PESEL: 440514 01359, Kraków', 'Jan Kowalski, PESEL: 44•••, Kraków'],
  ['61 1090 1014 0000 0712 1981 2874', '61•••'],
  ['dowód ABA300000', 'dowód AB•••'],
  ['w 2026 r. 1500 zł', 'w 2026 r. 1500 zł'],
])('%s without numbers', (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown);
});
