import { describe, expect, test } from 'vitest';
import {
  dateFormats,
  endOfMinute,
  formatDate,
  formatDateTime,
  formatDay,
  fromWarsawText,
  isDateFormat,
  isDay,
  parseDay,
  parseMoment,
  toWarsawText,
  warsawDay,
} from './dates.ts';

describe('Warsaw time', () => {
  test.each([
    ['2026-01-15T11:00:00.000Z', '15.01.2026 12:00', '2026-01-15 12:00:00'],
    ['2026-07-15T11:00:00.000Z', '15.07.2026 13:00', '2026-07-15 13:00:00'],
    ['2026-12-31T23:30:59.000Z', '01.01.2027 00:30', '2027-01-01 00:30:59'],
    ['2024-02-28T23:00:00.000Z', '29.02.2024 00:00', '2024-02-29 00:00:00'],
  ])('%s is shown as %s', (iso, shown, field) => {
    expect(formatDateTime(iso)).toBe(shown);
    expect(toWarsawText(iso)).toBe(field);
    expect(fromWarsawText(field)).toBe(iso);
  });

  test('nothing is shown for null', () => {
    expect([formatDate(null), formatDateTime(undefined), toWarsawText(null), formatDay(null)]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  test('spring night 2026-03-29: an hour that does not come is moved an hour on', () => {
    expect(fromWarsawText('2026-03-29 01:59:59')).toBe('2026-03-29T00:59:59.000Z');
    expect(fromWarsawText('2026-03-29 02:30:00')).toBe('2026-03-29T01:30:00.000Z');
    expect(toWarsawText('2026-03-29T01:30:00.000Z')).toBe('2026-03-29 03:30:00');
    expect(fromWarsawText('2026-03-29 03:00:00')).toBe('2026-03-29T01:00:00.000Z');
  });

  test('autumn night 2026-10-25: an hour that comes twice means the first', () => {
    expect(fromWarsawText('2026-10-25 01:59:59')).toBe('2026-10-24T23:59:59.000Z');
    expect(fromWarsawText('2026-10-25 02:30:00')).toBe('2026-10-25T00:30:00.000Z');
    expect(toWarsawText('2026-10-25T00:30:00.000Z')).toBe('2026-10-25 02:30:00');
    expect(toWarsawText('2026-10-25T01:30:00.000Z')).toBe('2026-10-25 02:30:00');
    expect(fromWarsawText('2026-10-25 03:00:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  test('every hour of a year is converted both ways, except the repeated hour', () => {
    const hour = 3_600_000;
    const start = Date.UTC(2025, 11, 31);
    const lost: string[] = [];
    for (let ms = start; ms < start + 370 * 24 * hour; ms += hour) {
      const iso = new Date(ms).toISOString();
      if (fromWarsawText(toWarsawText(iso)) !== iso) lost.push(iso);
    }
    expect(lost).toEqual(['2026-10-25T01:00:00.000Z']);
  });
});

describe('texts of date fields', () => {
  test.each([
    ['2026-11-18 08:05', 'start', '2026-11-18T07:05:00.000Z'],
    ['2026-11-18 08:05', 'end', '2026-11-18T07:05:59.000Z'],
    ['2026-11-18 08:05:10', 'end', '2026-11-18T07:05:10.000Z'],
    ['2026-11-18', 'start', '2026-11-17T23:00:00.000Z'],
    ['2026-11-18', 'end', '2026-11-18T22:59:59.000Z'],
    ['2026-01-01 00:00:00', 'end', '2025-12-31T23:00:00.000Z'],
    [' 2026-11-18T08:05 ', 'start', '2026-11-18T07:05:00.000Z'],
    ['18.11.2026', 'start', '2026-11-17T23:00:00.000Z'],
    ['18.11.2026', 'end', '2026-11-18T22:59:59.000Z'],
    ['8.1.2026 8:05', 'end', '2026-01-08T07:05:59.000Z'],
    ['18/11/2026 08:05:10', 'start', '2026-11-18T07:05:10.000Z'],
  ] as const)('%s as %s is %s', (text, edge, iso) => {
    expect(fromWarsawText(text, edge)).toBe(iso);
  });

  test.each([
    '',
    'jutro',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-11-18 24:00',
    '2026-11-18 10:60',
    '2026-11-18 10:00:60',
    '31.11.2026',
    '18.13.2026 08:00',
    '18.11.20261',
    '18.11.26',
    '0026-11-18',
    '0999-12-31',
    '2026-11-18 10',
    '2026-11-18T10:00:00Z',
  ])('%j is not a date and time', (text) => {
    expect(fromWarsawText(text)).toBeNull();
  });

  test('the end of a publication gets second 59', () => {
    expect(endOfMinute('2026-12-04T14:00:12.345Z')).toBe('2026-12-04T14:00:59.000Z');
  });
});

describe('moments', () => {
  test.each([
    ['2026-11-18T08:00:00Z', '2026-11-18T08:00:00.000Z'],
    ['2026-11-18T08:00:00.5+01:00', '2026-11-18T07:00:00.500Z'],
    ['2024-02-29t23:59:59z', '2024-02-29T23:59:59.000Z'],
    ['1000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
    ['2026-11-18T08:00:00+14:59', '2026-11-17T17:01:00.000Z'],
  ])('%s', (text, iso) => {
    expect(parseMoment(text)?.toISOString()).toBe(iso);
  });

  test.each([
    '2026-02-30T08:00:00Z',
    '2026-11-18',
    '2026-11-18T08:00:00',
    '2026-11-18T25:00:00Z',
    '2026-11-18T08:60:00Z',
    '2026-11-18T08:00:60Z',
    '2026-02-30T25:60:60Z',
    '0000-01-01T00:00:00Z',
    '1000-01-01T00:00:00+02:00',
    '2026-11-18T08:00:00+15:00',
    '2026-11-18 08:00:00Z',
    '+002026-11-18T08:00:00Z',
  ])('%s is refused', (text) => {
    expect(parseMoment(text)).toBeNull();
  });
});

describe('days', () => {
  test.each([
    ['2026-11-18', 24],
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-12-31', 24],
  ])('%s has %d hours', (day, hours) => {
    const period = warsawDay(day);
    expect(period && (period.to.getTime() - period.from.getTime()) / 3_600_000).toBe(hours);
    expect(period && formatDate(period.from.toISOString(), 'yyyy-MM-dd')).toBe(day);
  });

  test('not a day', () => {
    expect(warsawDay('2026-02-29')).toBeNull();
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2026-2-9')).toBe(false);
  });

  test('a birth date has no time zone', () => {
    expect(formatDay('1944-05-14')).toBe('14.05.1944');
  });
});

test('the nine formats of language versions', () => {
  const iso = '2026-04-05T12:00:00.000Z';
  expect(dateFormats.map((format) => formatDate(iso, format))).toEqual([
    '05-04-2026',
    '05.04.2026',
    '05/04/2026',
    '2026-04-05',
    '2026.04.05',
    '2026/04/05',
    '04-05-2026',
    '04.05.2026',
    '04/05/2026',
  ]);
  expect(isDateFormat('dd.MM.yyyy')).toBe(true);
  expect(isDateFormat('d.M.yy')).toBe(false);
});

describe('a day as a person types it', () => {
  test.each([
    ['14.05.1944', '1944-05-14'],
    [' 4.5.1944 ', '1944-05-04'],
    ['04/05/1944', '1944-05-04'],
    ['4-5-1944', '1944-05-04'],
    ['1944-05-14', '1944-05-14'],
    ['29.02.2000', '2000-02-29'],
    ['29.02.1900', null],
    ['31.04.1944', null],
    ['5.14.1944', null],
    ['14.05.44', null],
    ['14.05', null],
    ['jutro', null],
    ['', null],
  ])('%j is %j', (text, day) => expect(parseDay(text)).toBe(day));
});
