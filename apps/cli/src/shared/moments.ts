// Dates and times as they are typed: those without a zone are Warsaw's (design, decision 7).

import { InvalidArgumentError } from '@commander-js/extra-typings';
import { fromWarsawText, type PeriodEdge, parseMoment } from '@redakcja/domain/shared/dates';

/** The moment that begins or ends a period, as the contract wants it; a day alone is taken whole. */
export const parsePeriodEdge = (edge: PeriodEdge) => (text: string) => {
  const moment = fromWarsawText(text, edge) ?? parseMoment(text)?.toISOString();
  if (moment === undefined) throw new InvalidArgumentError('oczekiwano rrrr-mm-dd, „rrrr-mm-dd gg:mm” albo ISO 8601');
  return moment;
};
