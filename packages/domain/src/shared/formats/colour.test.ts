import { expect, test } from 'vitest';
import { channelsOf, hexOf } from './colour.ts';

test.each([
  ['#e60000', '#e60000'],
  [' #E60 ', '#ee6600'],
  ['#e600', '#ee6600'],
  ['#e6000080', '#e60000'],
  ['rgb(230, 0, 0)', '#e60000'],
  ['rgba(230 0 0 / 0.5)', '#e60000'],
  ['rgb(100%, 50%, 0%)', '#ff8000'],
  ['Crimson', '#dc143c'],
  ['inherit', null],
  ['#e6', null],
  ['rgb(1, 2)', null],
  ['constructor', null],
])('%s is %s', (colour, hex) => {
  const channels = channelsOf(colour);
  expect(channels && hexOf(channels)).toBe(hex);
});
