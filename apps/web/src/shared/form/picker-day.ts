import { formatDay, isDay, parseDay } from '@redakcja/domain/shared/dates';

/** The calendar day (`yyyy-MM-dd`) of a typed text; what is no day stays as typed, for the schema to refuse. */
export function dayOfText(text: string): string {
  const typed = text.trim();
  return parseDay(typed) ?? typed;
}

/** A calendar day as it is read in Poland, `dd.MM.yyyy`; what is no day is shown as it was typed. */
export function textOfDay(value: string): string {
  return isDay(value) ? formatDay(value) : value;
}

/** A calendar day as the picker shows it; null for what is no day. */
export function pickerDayOf(value: string): Date | null {
  if (!isDay(value)) return null;
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number);
  return new Date(year, month - 1, day);
}
