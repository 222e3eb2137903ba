import { formatDate } from '@redakcja/domain/shared/formats/dates';

const withYear = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Warsaw',
} as const;
const { year: _, ...withoutYear } = withYear;
const long = new Intl.DateTimeFormat('pl-PL', withYear);
const short = new Intl.DateTimeFormat('pl-PL', withoutYear);

/** „Dziś, sobota, 28 listopada”, with the year where it is another one. */
export function logDayText(iso: string, now = new Date()): string {
  const [day, today] = [formatDate(iso), formatDate(now.toISOString())];
  const text = (day.slice(-4) === today.slice(-4) ? short : long).format(new Date(iso));
  return day === today ? `Dziś, ${text}` : text.charAt(0).toUpperCase() + text.slice(1);
}
