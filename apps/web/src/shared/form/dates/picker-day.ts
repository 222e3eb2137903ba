import { formatDay, isDay, parseDay } from '@redakcja/domain/shared/formats/dates';

/** The calendar day (`yyyy-MM-dd`) of a typed text; an invalid one is kept as typed, so that the schema rejects it. */
export function dayOfText(text: string): string {
  const typed = text.trim();
  return parseDay(typed) ?? typed;
}

/** A calendar day in the Polish format `dd.MM.yyyy`; an invalid one as typed. */
export function textOfDay(value: string): string {
  return isDay(value) ? formatDay(value) : value;
}

/** A calendar day as a date of the picker; null when invalid. */
export function pickerDayOf(value: string): Date | null {
  if (!isDay(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, day);
}
