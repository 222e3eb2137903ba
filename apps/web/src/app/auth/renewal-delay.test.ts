import { expect, it } from 'vitest';
import { renewalDelay, retryDelay } from './renewal-delay.ts';

it.each([
  ['ten minutes', 600, 540],
  ['five minutes', 300, 240],
  ['a minute', 60, 45],
  ['15 seconds', 15, 11.25],
  ['a second', 1, 5],
  ['nothing any more', -10, 5],
  ['two months', 60 * 86_400, 86_400],
])('a token that is good for %s is renewed after a fraction of it', (_, left, wait) => {
  expect(renewalDelay(left * 1000)).toBe(wait * 1000);
});

it('is tried again after longer and longer pauses', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});
