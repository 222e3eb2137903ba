// Moments of an office: on working days, between a quarter to eight and three o'clock in Warsaw.
import { fromWarsawText, toWarsawText } from '@redakcja/domain/shared/formats/dates';

const minute = 60_000;
export const day = 24 * 60 * minute;

/** 07:45, and the last thing that is begun on a day at 12:45. */
const opening = 7 * 60 + 45;
const begun = 5 * 60;

/** The same number for the same text, so that the demonstration is the same in every process. */
function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
}

const weekdayOf = (moment: Date) => new Date(toWarsawText(moment.toISOString()).slice(0, 10)).getUTCDay();

/** This day, and the Friday before where it is a Saturday or Sunday. */
function workingDay(moment: Date): Date {
  const weekday = weekdayOf(moment);
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(moment.getTime() - back * day);
}

/** The moment at which the clock in Warsaw shows so many minutes after midnight, on the day of `moment`. */
export function clockOn(moment: Date, minutes: number): Date {
  const date = toWarsawText(moment.toISOString()).slice(0, 10);
  const two = (value: number) => String(value).padStart(2, '0');
  return new Date(fromWarsawText(`${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`) ?? moment);
}

export const isWeekend = (moment: Date) => weekdayOf(moment) % 6 === 0;

/** When something was begun so many days ago; `what` decides about the time of the day. */
export function officeTime(now: Date, daysAgo: number, what: string): Date {
  return clockOn(workingDay(new Date(now.getTime() - daysAgo * day)), opening + (numberOf(what) % begun));
}

/** Between so many minutes later and twice as many. */
export function afterwards(moment: Date, minutes: number, what: string): Date {
  return new Date(moment.getTime() + (minutes + (numberOf(what) % minutes)) * minute);
}
