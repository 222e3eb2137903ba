import { expect, test } from 'vitest';
import { exclusionRefusal } from './excluded-branches.ts';

const refused = 'Brak uprawnień do tej kategorii';

test.each([
  ['nothing excluded', [], [3, 2, 1], [4], null],
  ['the category', [3], [3, 2, 1], [], refused],
  ['an ancestor', [1], [3, 2, 1], [], refused],
  ['a descendant that stays where it is', [4], [3, 2, 1], [], null],
  ['a descendant that goes along', [4], [3, 2, 1], [4, 5], refused],
  ['another category', [9], [3, 2, 1], [4], null],
])('%s', (_what, excluded, path, along, refusal) => {
  expect(exclusionRefusal(new Set(excluded), { path, along })).toBe(refusal);
});
