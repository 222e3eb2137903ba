import { guarded } from '@redakcja/domain/shared/text/csv';

/** A cell of the public files. Text in quotation marks; what a spreadsheet would take for a formula is text. Nothing is an empty cell. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `"${guarded(String(value)).replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;
