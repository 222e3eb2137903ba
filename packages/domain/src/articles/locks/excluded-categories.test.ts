import { expect, test } from 'vitest';
import { categoryLockReason } from './excluded-categories.ts';

const categories = [
  { id: 1, displayText: 'Uchwały' },
  { id: 2, displayText: 'Budżet' },
  { id: 3, displayText: 'Aktualności' },
];

test.each<[string, boolean, number[], string | null]>([
  ['nothing excluded', false, [], null],
  ['other categories', false, [7, 8], null],
  ['one of its categories', false, [7, 2], 'Brak uprawnień do kategorii „Budżet”'],
  ['several of them', false, [1, 3], 'Brak uprawnień do kategorii: „Uchwały”, „Aktualności”'],
  ['an administrator', true, [1, 2, 3], null],
])('%s', (_name, isAdmin, excludeCategories, reason) => {
  expect(categoryLockReason({ isAdmin, excludeCategories }, categories)).toBe(reason);
});
