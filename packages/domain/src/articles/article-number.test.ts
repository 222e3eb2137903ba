import { expect, test } from 'vitest';
import { articleNumberOf } from './article-number.ts';

test.each([
  ['187', 187],
  [' nr 187 ', 187],
  ['Nr. 12', 12],
  ['#12', 12],
  ['# 12', 12],
  ['numer 12', 12],
  ['0', undefined],
  ['1234567890', undefined],
  ['nr 12/2026', undefined],
  ['uchwała nr 12', undefined],
  ['', undefined],
])('«%s» is %s', (text, number) => {
  expect(articleNumberOf(text)).toBe(number);
});
