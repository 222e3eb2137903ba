// Dates and times of the command line: without a zone they are Warsaw time (design, decision 7).

import { InvalidArgumentError } from '@commander-js/extra-typings';
import { fromWarsawText, type PeriodEdge, parseMoment } from '@redakcja/domain/shared/dates';

/** Parses the start or end of a period into the contract's format; a day without a time is included whole. */
export const parsePeriodEdge = (edge: PeriodEdge) => (text: string) => {
  const moment = fromWarsawText(text, edge) ?? parseMoment(text)?.toISOString();
  if (moment === undefined) throw new InvalidArgumentError('oczekiwano rrrr-mm-dd, „rrrr-mm-dd gg:mm” albo ISO 8601');
  return moment;
};
