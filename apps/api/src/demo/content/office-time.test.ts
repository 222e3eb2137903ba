import { toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { expect, test } from 'vitest';
import { afterwards, officeTime } from './office-time.ts';

const now = new Date('2026-11-25T21:30:00Z');
const ages = Array.from({ length: 400 }, (_, index) => index + 1);

test('everything is begun on a working day between 07:45 and 12:45', () => {
  const moments = ages.map((age) => officeTime(now, age, `Uchwała nr ${age}`).toISOString());
  const times = moments.map((one) => toWarsawText(one).slice(11, 16)).sort();
  expect([times[0], times.at(-1)].map((time) => time && time >= '07:45' && time < '12:45')).toEqual([true, true]);
  expect(new Set(times).size).toBeGreaterThan(150);
  const weekdays = moments.map((one) => new Date(toWarsawText(one).slice(0, 10)).getUTCDay());
  expect(new Set(weekdays)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('what comes afterwards is the same each time', () => {
  const begin = officeTime(now, 3, 'Nabór');
  const later = afterwards(begin, 30, 'Nabór').getTime() - begin.getTime();
  expect(later).toBe(afterwards(begin, 30, 'Nabór').getTime() - begin.getTime());
  expect(later / 60_000).toBeGreaterThanOrEqual(30);
  expect(later / 60_000).toBeLessThan(60);
});
