import { expect, test } from 'vitest';
import { harmless } from './terminal-text.ts';

test.each([
  ['Uchwała nr 12 – „budżet”, żółć, 👍🏽, a\u0301', 'Uchwała nr 12 – „budżet”, żółć, 👍🏽, a\u0301'],
  ['a\tb\nc\r\n', 'a\tb\nc\r\n'],
  ['\u001b]0;tytuł\u0007', '\\u001b]0;tytuł\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['jeden\rdwa', 'jeden\\u000ddwa'],
  ['faktura\u202Efdp.exe', 'faktura\\u202efdp.exe'],
  ['\u2066a\u2069\u200f\u061c\u2028', '\\u2066a\\u2069\\u200f\\u061c\\u2028'],
  ['\u{e0041}\ufeff\u007f', '\\udb40\\udc41\\ufeff\\u007f'],
])('%j is shown as %j', (text, shown) => {
  expect(harmless(text)).toBe(shown);
});

test('JSON keeps its meaning', () => {
  const value = { title: 'a\u202eb\u009bc\u0007' };
  expect(JSON.parse(harmless(JSON.stringify(value, null, 2)))).toEqual(value);
});
