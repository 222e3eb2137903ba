import { afterEach, expect, test, vi } from 'vitest';
import { isLater, nextHour, todayAt } from './publication-dates.ts';
import { publicationOutcome } from './publication-outcome.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['2026-11-24T07:20:00.000Z', '09:00'],
  ['2026-11-24T21:10:00.000Z', '23:00'],
  ['2026-11-24T22:10:00.000Z', '23:59'],
  ['2026-07-24T21:10:00.000Z', '23:59'],
])('at %s the hour of today that is offered is %s, and still to come', (now, hour) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  expect(nextHour()).toBe(hour);
  expect(isLater(todayAt(nextHour()))).toBe(true);
});

test.each([
  ['22', '2026-11-24T21:00:00.000Z'],
  ['2230', '2026-11-24T21:30:00.000Z'],
  ['930', '2026-11-24T08:30:00.000Z'],
  ['9.30', '2026-11-24T08:30:00.000Z'],
  ['22:30', '2026-11-24T21:30:00.000Z'],
])('„%s” is a time of today', (typed, moment) => {
  vi.useFakeTimers({ now: new Date('2026-11-24T07:20:00.000Z'), toFake: ['Date'] });
  expect(todayAt(typed)).toBe(moment);
});

test.each(['2460', '25', '2', '22:3', '22:', 'x', ''])('„%s” is no time that is still to come', (typed) => {
  vi.useFakeTimers({ now: new Date('2026-11-24T07:20:00.000Z'), toFake: ['Date'] });
  expect(isLater(todayAt(typed))).toBe(false);
});

const start = '2099-03-01T07:00:00.000Z';
const end = '2099-03-31T13:00:59.000Z';

test.each([
  [
    { start: null, end: '', isArchived: false },
    1,
    'Artykuł ukaże się na stronie BIP od razu. Pozostanie na stronie do wycofania lub archiwizacji.',
  ],
  [
    { start, end, isArchived: false },
    1,
    'Artykuł ukaże się na stronie BIP 01.03.2099 08:00, bez dalszych kroków. Wcześniej można go cofnąć do statusu Zatwierdzony. 31.03.2099 15:00 zostanie wycofany ze strony.',
  ],
  [
    { start, end, isArchived: true },
    3,
    '3 artykuły ukażą się na stronie BIP 01.03.2099 08:00, bez dalszych kroków. Wcześniej można je cofnąć do statusu Zatwierdzony. 31.03.2099 15:00 zostaną przeniesione do archiwum.',
  ],
  [
    { start: null, end: null, isArchived: undefined },
    12,
    '12 artykułów ukaże się na stronie BIP od razu. Pozostaną na stronie do wycofania lub archiwizacji.',
  ],
])('%j of %i', (chosen, count, words) => {
  expect(publicationOutcome(chosen, count)).toBe(words);
});
