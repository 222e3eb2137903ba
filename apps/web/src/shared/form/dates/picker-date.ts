// The calendar works with dates of this computer's time zone. It receives dates that show the time of Warsaw, and its result is interpreted the same
// way.
import { fromWarsawText, type PeriodEdge, toWarsawText } from '@redakcja/domain/shared/formats/dates';
import { lightFormat } from 'date-fns/lightFormat';

/** Whether the value of an input is an instant (ISO, UTC), and not what is typed of one: `Date.parse` takes „2” for a year. */
export function isMoment(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
}

/** An instant (ISO, UTC) as a date of the picker; null when invalid. */
export function pickerDateOf(iso: string): Date | null {
  if (!isMoment(iso)) return null;
  const [date = '', time = ''] = toWarsawText(iso).split(' ');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}

/** What was picked, `yyyy-MM-dd HH:mm:ss`. */
export function textOfPicked(picked: Date): string {
  return lightFormat(picked, 'yyyy-MM-dd HH:mm:ss');
}

/** The instant (ISO, UTC) of a text; '' stays '', and an invalid text is kept as typed, so that the schema rejects it. */
export function momentOfText(text: string, edge: PeriodEdge): string {
  const typed = text.trim();
  return typed === '' ? '' : (fromWarsawText(typed, edge) ?? typed);
}

/** The text of an instant; an invalid one as typed. */
export function textOfMoment(value: string, write: (iso: string) => string = toWarsawText): string {
  return isMoment(value) ? write(value) : value;
}

/** Initial value of the picker: today in Warsaw, at the default time of a typed day. */
export function startOfPicking(edge: PeriodEdge): Date {
  const today = pickerDateOf(new Date().toISOString()) ?? new Date();
  if (edge === 'end') today.setHours(23, 59, 59, 0);
  else today.setHours(0, 0, 0, 0);
  return today;
}
