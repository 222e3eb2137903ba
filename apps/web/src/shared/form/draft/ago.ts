import { countOf } from '@redakcja/domain/shared/text/polish-plural';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the genitive that follows a noun: "zmiany sprzed 3 minut". */
export function ago(from: number, now: number): string {
  const passed = Math.max(0, now - from);
  if (passed < minute) return 'sprzed chwili';
  if (passed < hour) return `sprzed ${countOf(Math.floor(passed / minute), ['minuty', 'minut', 'minut'])}`;
  if (passed < day) return `sprzed ${countOf(Math.floor(passed / hour), ['godziny', 'godzin', 'godzin'])}`;
  return `sprzed ${countOf(Math.floor(passed / day), ['dnia', 'dni', 'dni'])}`;
}
