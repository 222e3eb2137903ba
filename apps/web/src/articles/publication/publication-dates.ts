// The moments the publication dialog offers.
import { formatDate, formatDateTime, fromWarsawText } from '@redakcja/domain/shared/formats/dates';
import { isMoment } from '../../shared/form/dates/picker-date.ts';

/** What is absent stays as each article has it. */
export interface PublicationDates {
  publishStart?: string;
  /** At once by the server's clock, in place of a start. */
  publishNow?: boolean;
  publishEnd?: string | null;
  archiveAfterPublishEnd?: boolean;
}

export const now = () => new Date().toISOString();

/** A full hour that is still to come. */
export function inAnHour(): string {
  const moment = new Date(Date.now() + 3_600_000);
  moment.setUTCMinutes(0, 0, 0);
  return moment.toISOString();
}

/** `gg:mm`; in the last hour of the day its last minute. */
export function nextHour(): string {
  const next = inAnHour();
  const isToday = formatDate(next) === formatDate(new Date().toISOString());
  return isToday ? formatDateTime(next).slice(-5) : '23:59';
}

/** `22`, `9.30`, `22:30`, and `2230` without a sign between them. */
const typedHour = /^(\d{1,2}?)(?:[.:]?(\d{2}))?$/;

/** The moment of a time of today in Warsaw; the text itself where it is none, which the schema refuses. */
export function todayAt(hour: string): string {
  const day = formatDate(new Date().toISOString());
  const [, hours = '', minutes = '00'] = typedHour.exec(hour.trim()) ?? [];
  return fromWarsawText(`${day} ${hours}:${minutes}`) ?? hour;
}

export const isLater = (moment: string) => isMoment(moment) && Date.parse(moment) > Date.now();
