// The planned outcome of each row of a file, from the dry run of the server.
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { Cells, ImportedDictionary } from './import-fields.ts';
import type { FileRow } from './import-row.ts';

/** Labels of outcomes, in the plan and in the result. */
export const importOutcomeLabels: Readonly<Record<ImportRowResult['outcome'], string>> = {
  created: 'utworzono',
  updated: 'zmieniono',
  skipped: 'pominięto',
  failed: 'błąd',
  notWritten: 'nie zapisano',
};

export interface PlannedRow extends FileRow {
  outcome: ImportRowResult['outcome'];
}

/** What two rows of the same entry share. */
export function entryKey(cells: Cells, { nameField }: ImportedDictionary): string {
  return `${(cells.languageIsoCode || 'PL').toUpperCase()} ${(cells[nameField] ?? '').toLocaleLowerCase('pl')}`;
}

/** A row of an entry that an earlier line has. */
export function repeatedRow(row: FileRow, first: number, { nameField }: ImportedDictionary): FileRow {
  const message = `„${row.cells[nameField] ?? ''}” powtarza się, po raz pierwszy: ${first}`;
  return { ...row, errors: [{ column: nameField, message }] };
}

/** Finds the column of a server message: the server does not name it, but a message about the language mentions it. */
function columnOf(message: string, cells: Cells, nameField: string): string {
  return /język/i.test(message) && cells.languageIsoCode ? 'languageIsoCode' : nameField;
}

/** Rows without errors, which the server is asked about. */
export const sendableRows = (rows: readonly FileRow[]): FileRow[] => rows.filter(({ errors }) => errors.length === 0);

/** @param results of the dry run of `sendableRows` */
export function plannedRows(
  rows: readonly FileRow[],
  results: readonly ImportRowResult[],
  { nameField }: ImportedDictionary,
): PlannedRow[] {
  const sent = sendableRows(rows);
  const byLine = new Map(results.map((result) => [sent[result.index]?.line, result]));
  return rows.map((row) => {
    const result = byLine.get(row.line);
    const own = (result?.errors ?? []).map((message) => ({
      column: columnOf(message, row.cells, nameField),
      message,
    }));
    return { ...row, errors: [...row.errors, ...own], outcome: result?.outcome ?? 'failed' };
  });
}

/** A sentence for each error of a row. */
export const rowErrors = ({ errors }: Pick<FileRow, 'errors'>): string[] =>
  errors.map(({ column, message }) => (column === null ? message : `kolumna ${column}: ${message}`));
