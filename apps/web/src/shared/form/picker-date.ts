// The calendar works with dates of this computer's time zone. It receives dates that show the time of Warsaw, and its result is interpreted the same
// way.
import { fromWarsawText, type PeriodEdge, toWarsawText } from '@redakcja/domain/shared/dates';
import { lightFormat } from 'date-fns/lightFormat';

/** A moment (ISO, UTC) as the picker shows it; null for what is no moment. */
export function pickerDateOf(iso: string): Date | null {
  if (Number.isNaN(Date.parse(iso))) return null;
  const [date = '', time = ''] = toWarsawText(iso).split(' ');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}

/** What was picked, `yyyy-MM-dd HH:mm:ss`. */
export function textOfPicked(picked: Date): string {
  return lightFormat(picked, 'yyyy-MM-dd HH:mm:ss');
}

/** The moment (ISO, UTC) of a text; '' stays '', and what is no date and time stays as typed, for the schema to refuse. */
export function momentOfText(text: string, edge: PeriodEdge): string {
  const typed = text.trim();
  return typed === '' ? '' : (fromWarsawText(typed, edge) ?? typed);
}

/** The text of a moment; what is no moment is shown as it was typed. */
export function textOfMoment(value: string, write: (iso: string) => string = toWarsawText): string {
  return Number.isNaN(Date.parse(value)) || !value.includes('T') ? value : write(value);
}

/** What the picker starts with when there is nothing yet: today in Warsaw, at the time that a typed day without one means. */
export function startOfPicking(edge: PeriodEdge): Date {
  const today = pickerDateOf(new Date().toISOString()) ?? new Date();
  if (edge === 'end') today.setHours(23, 59, 59, 0);
  else today.setHours(0, 0, 0, 0);
  return today;
}
