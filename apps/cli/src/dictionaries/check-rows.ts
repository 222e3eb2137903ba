// Checks the rows of a file before any of them is written: here, and with a dry run on the server.
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { PlanItem } from '../shared/bulk/plan.ts';
import type { Context } from '../shared/context.ts';
import { type RetryOptions, withRetries } from '../shared/retry.ts';
import type { Dictionary } from './dictionary.ts';
import type { FileRow } from './file-row.ts';
import { FirstLines } from './first-lines.ts';
import { outcomeLabels } from './import-job.ts';

export interface CheckedRow {
  item: PlanItem;
  place: string;
}

/** Checks rows with a dry run on the server. */
export async function checkRows(
  context: Context,
  { nameField, send }: Dictionary,
  rows: readonly FileRow[],
  options: RetryOptions & { mode: ImportMode },
): Promise<CheckedRow[]> {
  const valid = rows.filter(({ errors }) => errors.length === 0);
  const request = { rows: valid.map(({ cells }) => cells), mode: options.mode, skipInvalid: true, dryRun: true };
  const results = valid.length === 0 ? [] : await withRetries(context, options, () => send(request));
  const byLine = new Map(results.map((result) => [valid[result.index]?.line, result]));
  return rows.map(({ line, place, cells, errors: fileErrors }) => {
    const result = byLine.get(line);
    const serverErrors = result?.errors.map((message) => ({ column: columnOf(message, cells, nameField), message }));
    const errors = [...fileErrors, ...(serverErrors ?? [])].map(({ column, message }) =>
      column === null ? message : `kolumna ${column}: ${message}`,
    );
    const item = {
      id: line,
      name: cells[nameField]?.slice(0, 250) ?? '',
      from: '',
      to: outcomeLabels[result?.outcome ?? 'failed'],
      data: cells,
      ...(errors.length > 0 ? { errors } : {}),
    };
    return { item, place };
  });
}

/** Marks repeated entries. The server checks a thousand rows at a time; repetitions may be further apart. */
export async function* markDuplicates(
  rows: AsyncIterable<FileRow>,
  { nameField }: Dictionary,
): AsyncGenerator<FileRow> {
  const firstLines = new FirstLines();
  for await (const row of rows) {
    const { line, cells, errors } = row;
    const name = cells[nameField] ?? '';
    const key = `${(cells.languageIsoCode || 'PL').toUpperCase()} ${name.toLocaleLowerCase('pl')}`;
    const first = errors.length > 0 ? null : firstLines.earlierLine(key, line);
    const message = `„${name}” powtarza się, po raz pierwszy: ${first}`;
    yield first === null ? row : { ...row, errors: [{ column: nameField, message }] };
  }
}

/** Finds the column of a server message: the server does not name it, but a message about the language mentions it. */
function columnOf(message: string, cells: FileRow['cells'], nameField: string): string {
  return /język/i.test(message) && cells.languageIsoCode ? 'languageIsoCode' : nameField;
}
