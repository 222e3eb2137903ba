// Dates and times of the command line: without a zone they are Warsaw time (design, decision 7).

import { InvalidArgumentError } from '@commander-js/extra-typings';
import { parseDay as dayOf, fromWarsawText, type PeriodEdge, parseMoment } from '@redakcja/domain/shared/formats/dates';

/** Parses the start or end of a period into the contract's format; a day without a time is included whole. */
export const parsePeriodEdge = (edge: PeriodEdge) => (text: string) => {
  const moment = fromWarsawText(text, edge) ?? parseMoment(text)?.toISOString();
  if (moment === undefined) throw new InvalidArgumentError('oczekiwano rrrr-mm-dd, „rrrr-mm-dd gg:mm” albo ISO 8601');
  return moment;
};

/** Parses a day into the contract's format, rrrr-mm-dd. */
export function parseDay(text: string): string {
  const day = dayOf(text);
  if (day === null) throw new InvalidArgumentError('oczekiwano dnia rrrr-mm-dd');
  return day;
}
