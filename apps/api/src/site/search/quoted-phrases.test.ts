import { expect, test } from 'vitest';
import { askedIn, sideBySide } from './quoted-phrases.ts';

test.each([
  ['gdzie jest budżet', 'budżet', []],
  ['"Rada Gminy" co z budżetem', 'budżetem Rada Gminy', [' rada gminy ']],
  ['„opłata za odpady” «w sprawie»', 'opłata za odpady w sprawie', [' oplata za odpady ', ' w sprawie ']],
  ['"budżet', 'budżet', []],
  ['"" „–” budżet', 'budżet', []],
])('%s asks for %s', (question, words, phrases) => {
  expect(askedIn(question)).toEqual({ words, phrases });
});

test.each([
  ['Uchwała Rady\u00a0Gminy (nr 7)', 'rady GMINY nr', true],
  ['Rada Gminy', 'rady gminy', false],
  ['rada i gmina', 'rada gmina', false],
  ['parada gminy', 'rada gminy', false],
])('whether „%s” has the phrase „%s”: %s', (text, phrase, isThere) => {
  expect(sideBySide(text).includes(sideBySide(phrase))).toBe(isThere);
});
