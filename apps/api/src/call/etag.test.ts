import { expect, test } from 'vitest';
import { etagOf, matches } from './etag.ts';

test.each([
  [undefined, true],
  ['*', true],
  ['"17"', true],
  ['W/"17"', true],
  ['"16", "17"', true],
  ['"18"', false],
  ['17', false],
  ['', false],
  ['"99999999999999"', false],
])('If-Match %s against revision 17', (header, expected) => {
  expect(matches(header, 17)).toBe(expected);
});

test('an entity tag is quoted', () => {
  expect(etagOf(17)).toBe('"17"');
});
