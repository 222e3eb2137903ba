// The moments the publication dialog offers.
import { formatDate, formatDateTime, fromWarsawText } from '@redakcja/domain/shared/formats/dates';

export interface PublicationDates {
  publishStart?: string;
  /** At once by the server's clock, in place of a start. */
  publishNow?: boolean;
  publishEnd: string | null;
  archiveAfterPublishEnd: boolean;
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

/** The moment of a time of today in Warsaw; the text itself where it is none, which the schema refuses. */
export function todayAt(hour: string): string {
  const day = formatDate(new Date().toISOString());
  return fromWarsawText(`${day} ${hour.trim().replace('.', ':')}`) ?? hour;
}

export const isLater = (moment: string) => Date.parse(moment) > Date.now();
