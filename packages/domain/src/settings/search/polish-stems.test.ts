import { expect, test } from 'vitest';
import { stemsOf } from './polish-stems.ts';

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
])('«%s» and «%s» have a stem in common', (one, other) => {
  expect(stemsOf(one).filter((stem) => stemsOf(other).includes(stem))).not.toEqual([]);
});

test('a short word stays as it is', () => {
  expect(stemsOf('nip')).toEqual(['nip']);
  expect(stemsOf('eu')).toEqual(['eu']);
});
