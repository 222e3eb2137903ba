import { expect, test } from 'vitest';
import { etagOf, matches, revisionsOf } from './etag.ts';

test.each([
  [undefined, true, null],
  ['*', true, null],
  ['"17"', true, [17]],
  ['W/"17"', true, [17]],
  ['"16", "17"', true, [16, 17]],
  ['"18"', false, [18]],
  ['17', false, []],
  ['', false, []],
  ['"99999999999999"', false, []],
])('If-Match %s against revision 17', (header, expected, revisions) => {
  expect(matches(header, 17)).toBe(expected);
  expect(revisionsOf(header)).toEqual(revisions);
});

test('an entity tag is quoted', () => {
  expect(etagOf(17)).toBe('"17"');
});
