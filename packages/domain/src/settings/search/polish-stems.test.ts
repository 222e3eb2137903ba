import { expect, test } from 'vitest';
import { isStemOf, stemsOf } from './polish-stems.ts';

test.each([
  ['konto', 'konta'],
  ['sesja', 'sesji'],
  ['lacze', 'laczy'],
  ['kafel', 'kafle'],
  ['stopka', 'stopce'],
  ['naglowek', 'naglowka'],
  ['strona', 'stronie'],
  ['jezyk', 'jezykow'],
  ['godzina', 'godzinami'],
  ['zdjecie', 'zdjecia'],
  ['interesanci', 'interesantow'],
  ['karcie', 'karta'],
])('«%s» and «%s» have a stem in common', (one, other) => {
  expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).not.toEqual([]);
});

test('a short word stays as it is', () => {
  expect(stemsOf('nip')).toEqual(['nip']);
  expect(stemsOf('eu')).toEqual(['eu']);
});

test.each([
  ['kont', 'kontakt', true],
  ['log', 'log', true],
  ['log', 'logowan', false],
])('«%s» begins «%s»: %s', (sought, found, expected) => {
  expect(isStemOf(sought, found)).toBe(expected);
});
