import { expect, test } from 'vitest';
import { maskNumber } from './masking.ts';

test.each([
  ['44051401359', '•••••••1359'],
  ['ABA300000', '•••••0000'],
  ['1234', '••••'],
  ['', null],
  [null, null],
])('%s is masked', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
});
