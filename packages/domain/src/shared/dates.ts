import { DateFormat } from '@redakcja/generated/model/dateFormat';
import { daysInMonth, momentOfWarsawTime, type WarsawTime, warsawTimeOf } from './warsaw-time.ts';

/** The date formats a language version may use (specification, section 5, Files and images). */
export const dateFormats: readonly DateFormat[] = Object.values(DateFormat);

/** Which end of a period a text without seconds (or without a time) means: 00:00:00 or 23:59:59. */
export type PeriodEdge = 'start' | 'end';

const two = (value: number) => String(value).padStart(2, '0');
const four = (value: number) => String(value).padStart(4, '0');

/** Whether a text is one of the nine date formats. */
export function isDateFormat(text: string): text is DateFormat {
  return (dateFormats as readonly string[]).includes(text);
}

function formatParts(time: WarsawTime, format: DateFormat): string {
  return format.replace('yyyy', four(time.year)).replace('MM', two(time.month)).replace('dd', two(time.day));
}

/** Day of a UTC moment as it is in Warsaw, `dd.MM.yyyy` unless another format is given; '' for null. */
export function formatDate(iso: string | null | undefined, format: DateFormat = 'dd.MM.yyyy'): string {
  return iso ? formatParts(warsawTimeOf(iso), format) : '';
}

/** UTC moment as `dd.MM.yyyy HH:mm` in Warsaw; '' for null. */
export function formatDateTime(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = warsawTimeOf(iso);
  return `${formatParts(time, 'dd.MM.yyyy')} ${two(time.hour)}:${two(time.minute)}`;
}

/** A calendar day without a time zone (`yyyy-MM-dd`, e.g. a birth date) as `dd.MM.yyyy`; '' for null. */
export function formatDay(day: string | null | undefined): string {
  return day ? day.slice(0, 10).split('-').reverse().join('.') : '';
}

/** UTC moment as the date fields hold it: `yyyy-MM-dd HH:mm:ss` in Warsaw (specification, section 5); '' for null. */
export function toWarsawText(iso: string | null | undefined): string {
  if (!iso) return '';
  const time = warsawTimeOf(iso);
  return `${formatParts(time, 'yyyy-MM-dd')} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

const warsawText = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** A day as it is written in Poland, at the beginning of a text. */
const polishDay = /^\d{1,2}[./]\d{1,2}[./]\d{4}(?= |$)/;

/**
 * UTC moment (ISO 8601) of a text `yyyy-MM-dd HH:mm:ss`, `yyyy-MM-dd HH:mm` or `yyyy-MM-dd` in Warsaw time; null when it is not a real date and time.
 * The day may be written as in Poland, `dd.MM.yyyy`, because that is what hands type.
 * What is missing is the earliest moment of a `start` and the latest of an `end`: an end time without seconds gets second 59
 * (specification, section 5, publish dialog). Nights of the clock change: see `momentOfWarsawTime`.
 */
export function fromWarsawText(text: string, edge: PeriodEdge = 'start'): string | null {
  const match = warsawText.exec(text.trim().replace(polishDay, (day) => parseDay(day) ?? day));
  if (!match) return null;
  const last = edge === 'end';
  const [year, month, day, hour, minute, second] = match
    .slice(1)
    .map((part) => (part === undefined ? null : Number(part)));
  const time: WarsawTime = {
    year: year ?? 0,
    month: month ?? 0,
    day: day ?? 0,
    hour: hour ?? (last ? 23 : 0),
    minute: minute ?? (last ? 59 : 0),
    second: second ?? (last ? 59 : 0),
  };
  return isRealTime(time) ? momentOfWarsawTime(time).toISOString() : null;
}

function isRealTime(time: WarsawTime): boolean {
  // Years with three digits are slips of the keyboard, and the database has no year 0.
  if (time.year < 1000 || time.month < 1 || time.month > 12) return false;
  if (time.day < 1 || time.day > daysInMonth(time.year, time.month)) return false;
  return time.hour < 24 && time.minute < 60 && time.second < 60;
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isRealTime({ year, month, day, hour: 0, minute: 0, second: 0 });
}

const typedDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** The calendar day (`yyyy-MM-dd`) of what a person types: `dd.MM.yyyy`, also with / or - and without leading zeros, or `yyyy-MM-dd`; null when it is none. */
export function parseDay(text: string): string | null {
  const typed = text.trim();
  const [, day = '', month = '', year = ''] = typedDay.exec(typed) ?? [];
  const iso = year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/i;

/** The moment of an ISO 8601 date and time with its offset (`2026-11-18T08:00:00Z`), null when it is none. JavaScript alone would take 30 February. */
export function parseMoment(text: string): Date | null {
  const match = isoMoment.exec(text);
  if (!match) return null;
  const [, day = '', hour, minute, second, offsetHour = '0', offsetMinute = '0'] = match;
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  if (Number(offsetHour) > 14 || Number(offsetMinute) > 59) return null;
  const moment = new Date(text.toUpperCase());
  const year = moment.getUTCFullYear();
  return year >= 1000 && year <= 9999 ? moment : null;
}

/** The day in Warsaw as a period of UTC moments: `from` inclusive, `to` exclusive (23, 24 or 25 hours long). Null when `day` is not `yyyy-MM-dd`. */
export function warsawDay(day: string): { from: Date; to: Date } | null {
  if (!isDay(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const midnight = { month, hour: 0, minute: 0, second: 0, year };
  const next = new Date(Date.UTC(year, month - 1, date + 1));
  return {
    from: momentOfWarsawTime({ ...midnight, day: date }),
    to: momentOfWarsawTime({
      ...midnight,
      year: next.getUTCFullYear(),
      month: next.getUTCMonth() + 1,
      day: next.getUTCDate(),
    }),
  };
}

/** The same moment with its seconds set to 59, as the end of a publication has them unless said otherwise (specification, section 5). */
export function endOfMinute(iso: string): string {
  const moment = new Date(iso);
  moment.setUTCSeconds(59, 0);
  return moment.toISOString();
}
