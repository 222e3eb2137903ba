// Days as people say them: „wczoraj”, „2 lata temu”, „-30d”.
import { isDay } from './dates.ts';

const named: Readonly<Record<string, number>> = { dziś: 0, dzisiaj: 0, wczoraj: 1, przedwczoraj: 2 };

type Unit = 'day' | 'week' | 'month' | 'year';

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:d|dzień|dni)$/, 'day'],
  [/^(?:t|w|tydzień|tygodnie|tygodni)$/, 'week'],
  [/^(?:m|miesiąc|miesiące|miesięcy)$/, 'month'],
  [/^(?:r|y|rok|lata|lat)$/, 'year'],
];

/**
 * The calendar day (`yyyy-MM-dd`) that a text says relative to `today`, null when it says none. A month or a year ago from a day that the other month
 * does not have is its last day.
 */
export function relativeDay(text: string, today: string): string | null {
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (Object.hasOwn(named, said)) return back(today, named[said] ?? 0, 'day');
  const [, count = '1', word = ''] =
    /^-(\d{1,4}) ?(\p{L}+)$/u.exec(said) ?? /^(?:(\d{1,4}) )?(\p{L}+) temu$/u.exec(said) ?? [];
  const unit = units.find(([pattern]) => pattern.test(word))?.[1];
  return unit === undefined ? null : back(today, Number(count), unit);
}

function back(today: string, count: number, unit: Unit): string | null {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  if (unit === 'day' || unit === 'week')
    return found(new Date(Date.UTC(year, month - 1, day - count * (unit === 'week' ? 7 : 1))));
  const months = year * 12 + month - 1 - count * (unit === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  return found(new Date(Date.UTC(Math.floor(months / 12), months % 12, Math.min(day, lastDay))));
}

function found(date: Date): string | null {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
  return isDay(text) ? text : null;
}
