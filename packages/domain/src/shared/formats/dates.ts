import { tzOffset } from '@date-fns/tz/tzOffset';
import { DateFormat } from '@redakcja/generated/model/dateFormat';
import { isExists } from 'date-fns/isExists';

// Times are stored in UTC and shown as the clock in Warsaw shows them (design decision 7), whatever zone the reader's computer is in.
const zone = 'Europe/Warsaw';
const minuteMs = 60_000;
const dayMs = 86_400_000;

const offsetAt = (ms: number) => tzOffset(zone, new Date(ms)) * minuteMs;

/** `yyyy-MM-ddTHH:mm:ss` of the clock in Warsaw at a moment. */
function clockAt(iso: string): string {
  const ms = Date.parse(iso);
  return new Date(ms + offsetAt(ms)).toISOString().slice(0, 19);
}

/**
 * The moment at which the clock in Warsaw shows a time, given as if it were UTC.
 * On the night of the autumn change, when 02:00–02:59 comes twice, the first (summer time) is meant.
 * On the night of the spring change 02:00–02:59 does not come at all: the moment is an hour later, so 02:30 becomes 03:30.
 */
function momentOf(clock: number): Date {
  const [before, after] = [offsetAt(clock - dayMs), offsetAt(clock + dayMs)];
  const candidates = [clock - Math.max(before, after), clock - Math.min(before, after)];
  return new Date(candidates.find((ms) => ms + offsetAt(ms) === clock) ?? clock - before);
}

/** The date formats a language version may use (specification, section 5, Files and images). */
export const dateFormats: readonly DateFormat[] = Object.values(DateFormat);

/** Which end of a period a text without seconds (or without a time) means: 00:00:00 or 23:59:59. */
export type PeriodEdge = 'start' | 'end';

/** Whether a text is one of the nine date formats. */
export function isDateFormat(text: string): text is DateFormat {
  return (dateFormats as readonly string[]).includes(text);
}

/** Day of a UTC moment as it is in Warsaw, `dd.MM.yyyy` unless another format is given; '' for null. */
export function formatDate(iso: string | null | undefined, format: DateFormat = 'dd.MM.yyyy'): string {
  if (!iso) return '';
  const [year = '', month = '', day = ''] = clockAt(iso).slice(0, 10).split('-');
  return format.replace('yyyy', year).replace('MM', month).replace('dd', day);
}

/** UTC moment as `dd.MM.yyyy HH:mm` in Warsaw; '' for null. */
export function formatDateTime(iso: string | null | undefined): string {
  return iso ? `${formatDate(iso)} ${clockAt(iso).slice(11, 16)}` : '';
}

/** A calendar day without a time zone (`yyyy-MM-dd`, e.g. a birth date) as `dd.MM.yyyy`; '' for null. */
export function formatDay(day: string | null | undefined): string {
  return day ? day.slice(0, 10).split('-').reverse().join('.') : '';
}

/** UTC moment as the date fields hold it: `yyyy-MM-dd HH:mm:ss` in Warsaw (specification, section 5); '' for null. */
export function toWarsawText(iso: string | null | undefined): string {
  return iso ? clockAt(iso).replace('T', ' ') : '';
}

const warsawText = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** A day as it is written in Poland, at the beginning of a text. */
const polishDay = /^\d{1,2}[./]\d{1,2}[./]\d{4}(?= |$)/;

/**
 * UTC moment (ISO 8601) of a text `yyyy-MM-dd HH:mm:ss`, `yyyy-MM-dd HH:mm` or `yyyy-MM-dd` in Warsaw time; null when it is not a real date and time.
 * The Polish format `dd.MM.yyyy` is accepted as well. Missing parts are the earliest moment of a `start` and the latest of an `end`: an end time
 * without seconds gets second 59 (specification, section 5, publish dialog). For daylight saving time see `momentOf`.
 */
export function fromWarsawText(text: string, edge: PeriodEdge = 'start'): string | null {
  const match = warsawText.exec(text.trim().replace(polishDay, (day) => parseDay(day) ?? day));
  if (!match) return null;
  const [, day = '', ...typed] = match;
  const missing = edge === 'end' ? ['23', '59', '59'] : ['00', '00', '00'];
  const time = missing.map((part, index) => (typed[index] ?? part).padStart(2, '0')).join(':');
  const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time);
  return isDay(day) && isTime ? momentOf(Date.parse(`${day}T${time}Z`)).toISOString() : null;
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. Years with three digits are slips of the keyboard, and the database has no year 0. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return isExists(year, month - 1, day);
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
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { from: momentOf(midnight), to: momentOf(midnight + dayMs) };
}

/** The same moment with seconds set to 59, the default for the end of a publication (specification, section 5). */
export function endOfMinute(iso: string): string {
  const moment = new Date(iso);
  moment.setUTCSeconds(59, 0);
  return moment.toISOString();
}
