// Cells of CSV. A spreadsheet would run a text that begins like a formula: it gets an apostrophe, which an import takes off again.
import { guarded } from '@redakcja/domain/shared/csv';

export function csvCell(value: string | number | null): string {
  const safe = typeof value === 'string' ? guarded(value) : String(value ?? '');
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
