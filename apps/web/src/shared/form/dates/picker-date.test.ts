import { describe, expect, it } from 'vitest';
import { momentOfText, pickerDateOf, startOfPicking, textOfMoment, textOfPicked } from './picker-date.ts';
import { dayOfText, pickerDayOf, textOfDay } from './picker-day.ts';

describe('the text of a date field', () => {
  it.each([
    ['2026-11-20 08:30:15', 'start', '2026-11-20T07:30:15.000Z'],
    ['2026-07-20 08:30', 'start', '2026-07-20T06:30:00.000Z'],
    ['2026-12-04 15:00', 'end', '2026-12-04T14:00:59.000Z'],
    ['', 'end', ''],
    ['20.11.2026', 'start', '2026-11-19T23:00:00.000Z'],
    ['jutro', 'start', 'jutro'],
  ] as const)('%j (%s) is %j', (text, edge, moment) => expect(momentOfText(text, edge)).toBe(moment));

  it.each([
    ['2026-12-04T14:00:59.000Z', '2026-12-04 15:00:59'],
    ['2026-07-04T22:30:00.000Z', '2026-07-05 00:30:00'],
    ['jutro', 'jutro'],
    ['', ''],
  ])('%j is shown as %j', (moment, text) => expect(textOfMoment(moment)).toBe(text));
});

it('the picker is given the time in Warsaw, whatever the clock of this computer shows', () => {
  const picked = pickerDateOf('2026-12-04T14:00:59.000Z');
  expect(picked && textOfPicked(picked)).toBe('2026-12-04 15:00:59');
  expect(pickerDateOf('jutro')).toBeNull();
  expect(pickerDateOf('')).toBeNull();
});

it.each(['start', 'end'] as const)('a day that is picked has the time of one that is typed (%s)', (edge) => {
  const picked = textOfPicked(startOfPicking(edge));
  expect(picked).toBe(textOfMoment(momentOfText(picked.slice(0, 10), edge)));
});

describe('the text of a day field', () => {
  it.each([
    ['14.05.1944', '1944-05-14', '14.05.1944'],
    ['4.5.1944', '1944-05-04', '04.05.1944'],
    ['31.02.1944', '31.02.1944', '31.02.1944'],
    ['', '', ''],
  ])('%j is kept as %j and shown as %j', (text, day, shown) => {
    expect(dayOfText(text)).toBe(day);
    expect(textOfDay(day)).toBe(shown);
  });

  it('is the same day in the picker', () => {
    const picked = pickerDayOf('1944-05-14');
    expect(picked && textOfPicked(picked)).toBe('1944-05-14 00:00:00');
    expect(pickerDayOf('31.02.1944')).toBeNull();
  });
});
