// Times are stored in UTC and shown as the clock in Warsaw shows them (design decision 7), whatever zone the reader's computer is in.

/** What a clock and a calendar in Warsaw show. `month` counts from 1. */
export interface WarsawTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const hourMs = 3_600_000;

let clock: Intl.DateTimeFormat | undefined;

/** Built once, since making a formatter costs far more than using it, and when it is asked for: a command that shows no time starts without it. */
function warsawClock(): Intl.DateTimeFormat {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Warsaw',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return clock;
}

/** Number of days of a month (1–12), leap years included. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The clock in Warsaw at a moment.
 * @throws RangeError when the moment is not a valid date.
 */
export function warsawTimeOf(moment: Date | string): WarsawTime {
  const time: Record<string, number> = {};
  for (const part of warsawClock().formatToParts(typeof moment === 'string' ? new Date(moment) : moment)) {
    time[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = time;
  return { year, month, day, hour, minute, second };
}

function asIfUtc(time: WarsawTime): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
}

/** How far Warsaw is ahead of UTC, in milliseconds. */
function offsetAt(ms: number): number {
  const whole = Math.floor(ms / 1000) * 1000;
  return asIfUtc(warsawTimeOf(new Date(whole))) - whole;
}

/**
 * The moment at which the clock in Warsaw shows `time`.
 * On the night of the autumn change, when 02:00–02:59 comes twice, the first (summer time) is meant.
 * On the night of the spring change 02:00–02:59 does not come at all: the moment is an hour later, so 02:30 becomes 03:30.
 */
export function momentOfWarsawTime(time: WarsawTime): Date {
  const wanted = asIfUtc(time);
  const before = offsetAt(wanted - 24 * hourMs);
  const after = offsetAt(wanted + 24 * hourMs);
  const candidates = [wanted - Math.max(before, after), wanted - Math.min(before, after)];
  const exact = candidates.find((ms) => ms + offsetAt(ms) === wanted);
  return new Date(exact ?? wanted - before);
}
