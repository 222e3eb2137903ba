import { expect, test } from 'vitest';
import { treeKeys } from './tree-keys.ts';

const rows = [
  { level: 1, isParent: true, isExpanded: true },
  { level: 2, isParent: false },
  { level: 2, isParent: true, isExpanded: false },
  { level: 1, isParent: false },
];

test.each([
  ['ArrowDown', 3, 3],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, undefined],
  ['ArrowRight', 2, 'open'],
  ['ArrowLeft', 0, 'close'],
  ['ArrowLeft', 2, 0],
  ['ArrowLeft', 3, undefined],
])('%s on row %i: %s', (key, index, expected) => {
  expect(treeKeys(key, rows, index, ({ isParent }) => isParent)).toBe(expected);
});
