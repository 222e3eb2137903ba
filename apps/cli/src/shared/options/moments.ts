// Dates and times of the command line: without a zone they are Warsaw time (design, decision 7).

import { InvalidArgumentError } from '@commander-js/extra-typings';
import {
  parseDay as dayOf,
  fromWarsawText,
  type PeriodEdge,
  parseMoment,
  toWarsawText,
} from '@redakcja/domain/shared/formats/dates';
import { relativeDay } from '@redakcja/domain/shared/formats/relative-days';

/** Of the day on which the command was typed. */
const relative = (text: string) => relativeDay(text, toWarsawText(new Date().toISOString()).slice(0, 10));

const expected = 'rrrr-mm-dd, „rrrr-mm-dd gg:mm”, „wczoraj”, „2 lata temu”, „-30d”';

/** Parses the start or end of a period into the contract's format; a day without a time is included whole. */
export const parsePeriodEdge = (edge: PeriodEdge) => (text: string) => {
  const moment = fromWarsawText(relative(text) ?? text, edge) ?? parseMoment(text)?.toISOString();
  if (moment === undefined) throw new InvalidArgumentError(`oczekiwano ${expected} albo ISO 8601`);
  return moment;
};

/** Parses a day into the contract's format, rrrr-mm-dd. */
export function parseDay(text: string): string {
  const day = dayOf(relative(text) ?? text);
  if (day === null) throw new InvalidArgumentError('oczekiwano dnia: rrrr-mm-dd, „wczoraj”, „2 lata temu”, „-30d”');
  return day;
}
