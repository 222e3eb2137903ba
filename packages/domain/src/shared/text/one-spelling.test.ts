import { describe, expect, test } from 'vitest';
import { composed, withoutInvisible } from './one-spelling.ts';

test.each([
  ['z\u0307o\u0301ł\u0301w', 'żół́w'],
  ['a\u0328 e\u0328 c\u0301 n\u0301 s\u0301 z\u0301', 'ą ę ć ń ś ź'],
  ['\u212bngstr\u00f6m', 'Ångström'],
  ['zażółć gęślą jaźń', 'zażółć gęślą jaźń'],
  ['2²', '2²'],
])('%j is composed to %j', (text, expected) => {
  expect(composed(text)).toBe(expected);
});

describe('invisible characters', () => {
  const everyInvisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
  const turning = /[\u202a-\u202e\u2066-\u2069]/;
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => everyInvisible.test(character) && !turning.test(character));

  test('none stays among Polish letters', () => {
    const kept = all.filter((character) => withoutInvisible(`Sta${character}tut`) !== 'Statut');
    expect(kept.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
    expect(all.length).toBeGreaterThan(4000);
  });

  test.each([
    ['Persian', 'می\u200cخواهم'],
    ['Hindi', 'क्\u200dष'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['a family', '👩\u200d👧'],
    ['skin and joiner', '👩🏽\u200d⚖\ufe0f'],
    ['a picture of a heart', '❤\ufe0f'],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Anglia'],
    ['a variant of a Chinese character', '葛\u{e0100}'],
    ['a mark of direction beside Hebrew', 'BIP\u200f (עברית)'],
  ])('%s stays as it is', (_what, text) => {
    expect(withoutInvisible(text)).toBe(text);
  });

  test.each([
    ['a joiner between Latin letters', 'Sta\u200dtut'],
    ['tags without a flag', 'Statut\u{e0041}\u{e007f}'],
    ['a mark of direction in Polish', 'Statut\u200f'],
    ['a picture of a letter', 'Statut\ufe0f'],
    ['a hidden message behind a flag', 'Statut\u{e0068}\u{e0069}'],
  ])('%s is taken away', (_what, text) => {
    expect(withoutInvisible(text)).toBe('Statut');
  });

  test('what turns the reading direction is left to be refused', () => {
    expect(withoutInvisible('faktura\u202efdp')).toBe('faktura\u202efdp');
  });
});
