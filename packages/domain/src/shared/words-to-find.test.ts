import { expect, test } from 'vitest';
import { wordsToFind } from './words-to-find.ts';

test.each([
  ['budżet gminy', 'budzet:* & gmin:*'],
  ['Uchwała', 'uchwal:*'],
  ['uchwałami', 'uchwal:*'],
  ['statutem', 'statut:*'],
  ['wójt', 'wojt:*'],
  ["a | b & !c ':* \\", 'a:* & b:* & c:*'],
  ['XXIV/190/2026', 'xxiv:* & 190:* & 2026:*'],
  [' – ', ''],
])('%s is found by %s', (phrase, query) => {
  expect(wordsToFind(phrase)).toBe(query);
});
