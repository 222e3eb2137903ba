import { describe, expect, test } from 'vitest';
import {
  shownSafely,
  tidied,
  unsafeCharacter,
  unsafeCharacterMessage,
  withEachText,
  withoutUnsafe,
} from './safe-text.ts';

describe('unsafe characters', () => {
  test.each<[string, string, boolean, boolean]>([
    ['NUL', '\u0000', true, true],
    ['escape', '\u001b', true, true],
    ['delete', '\u007f', true, true],
    ['a control of Windows-1250 read wrongly', '\u0096', true, true],
    ['right-to-left override', '\u202e', true, true],
    ['left-to-right embedding', '\u202a', true, true],
    ['isolate', '\u2067', true, true],
    ['half of a character', '\ud83d', true, true],
    ['tabulator', '\t', true, false],
    ['line break', '\n', true, false],
    ['carriage return', '\r', true, false],
    ['line separator', '\u2028', true, false],
    ['a whole character of two halves', '😀', false, false],
    ['joined emoji', '👩‍👧', false, false],
    ['right-to-left mark', '\u200f', false, false],
    ['Hebrew', 'שלום', false, false],
    ['no-break space', '\u00a0', false, false],
    ['letters with marks of their own', 'z\u0307', false, false],
  ])('%s', (_what, character, inOneLine, inLines) => {
    const text = `a${character}b`;
    expect(unsafeCharacter(text) !== undefined).toBe(inOneLine);
    expect(unsafeCharacter(text, 'several') !== undefined).toBe(inLines);
  });

  test.each([
    ['Statut\u202e', 'Pole zawiera niedozwolony znak U+202E za „Statut”. Usuń go albo wpisz to miejsce od nowa'],
    [
      'Statut gminy \u001b[1m',
      'Pole zawiera niedozwolony znak U+001B za „gminy”. Usuń go albo wpisz to miejsce od nowa',
    ],
    ['\u0007x', 'Pole zawiera niedozwolony znak U+0007 na początku. Usuń go albo wpisz to miejsce od nowa'],
  ])('%j: the message names the place', (text, message) => {
    expect(unsafeCharacterMessage(text)).toBe(message);
  });
});

test.each([
  [' Statut ', 'Statut'],
  ['Sta\u00adtut\u200b gminy\ufeff', 'Statut gminy'],
  ['\u200b\u200b', ''],
  ['\u200d\u200d', ''],
  ['\u3164', ''],
  ['👩‍👧', '👩‍👧'],
  ['a\u200db', 'ab'],
  ['z\u0307o\u0301ł\u{e0041}w', 'żółw'],
])('%j is tidied to %j', (text, expected) => {
  expect(tidied(text)).toBe(expected);
});

test.each([
  ['<p>a\u202eb\u0007</p>\n', '<p>ab</p>\n'],
  ['<p>a&#x202e;b&#8238;c&#27;d&#x1b</p>', '<p>abcd</p>'],
  ['<p>&#261;&#x105;&#9;&#10;&amp;#27;</p>', '<p>&#261;&#x105;&#9;&#10;&amp;#27;</p>'],
  ['<p>&#xd83d;&#9999999;</p>', '<p></p>'],
  ['<p>soft\u00adhyphen</p>', '<p>soft\u00adhyphen</p>'],
])('HTML %j becomes %j', (html, expected) => {
  expect(withoutUnsafe(html)).toBe(expected);
});

test('what is stored is shown with a mark in place of an unsafe character', () => {
  expect(shownSafely('faktura\u202efdp.exe\u001b[2J\nŁódź')).toBe('faktura\ufffdfdp.exe\ufffd[2J\nŁódź');
});

test('texts in lists and objects are changed; an answer without unsafe texts is not copied', () => {
  const safe = { title: 'Statut', children: [{ title: 'Uchwała', order: 1, url: null }] };
  expect(withEachText(safe, shownSafely)).toBe(safe);
  const mixed = { first: safe, items: [{ title: 'a\u202eb' }, 'c', 3] };
  const shown = withEachText(mixed, shownSafely);
  expect(shown).toEqual({ first: safe, items: [{ title: 'a\ufffdb' }, 'c', 3] });
  expect(shown.first).toBe(safe);
  expect(mixed.items[0]).toEqual({ title: 'a\u202eb' });
});
