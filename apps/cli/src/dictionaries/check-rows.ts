// What is wrong with rows of a file, before any of them is written: what can be seen here, and what the server says.
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { PlanItem } from '../shared/bulk/plan.ts';
import type { Context } from '../shared/context.ts';
import { type RetryOptions, withRetries } from '../shared/retry.ts';
import type { Dictionary } from './dictionary.ts';
import type { FileRow } from './file-row.ts';
import { FirstLines } from './first-lines.ts';
import { outcomeWords } from './import-job.ts';

export interface CheckedRow {
  item: PlanItem;
  place: string;
}

/** Asks the server what would become of the rows; it writes nothing. */
export async function checkRows(
  context: Context,
  { nameField, send }: Dictionary,
  rows: readonly FileRow[],
  options: RetryOptions & { mode: ImportMode },
): Promise<CheckedRow[]> {
  const good = rows.filter(({ faults }) => faults.length === 0);
  const request = { rows: good.map(({ cells }) => cells), mode: options.mode, skipInvalid: true, dryRun: true };
  const answer = good.length === 0 ? [] : await withRetries(context, options, () => send(request));
  const byLine = new Map(answer.map((result) => [good[result.index]?.line, result]));
  return rows.map(({ line, place, cells, faults }) => {
    const result = byLine.get(line);
    const said = result?.errors.map((message) => ({ column: columnOf(message, cells, nameField), message })) ?? [];
    const errors = [...faults, ...said].map(({ column, message }) =>
      column === null ? message : `kolumna ${column}: ${message}`,
    );
    const item = {
      id: line,
      name: cells[nameField]?.slice(0, 250) ?? '',
      from: '',
      to: outcomeWords[result?.outcome ?? 'failed'],
      data: cells,
      ...(errors.length > 0 ? { errors } : {}),
    };
    return { item, place };
  });
}

/** The server sees a thousand rows at a time; the same entry twice in one file may be further apart. */
export async function* withoutDoubles(
  rows: AsyncIterable<FileRow>,
  { nameField }: Dictionary,
): AsyncGenerator<FileRow> {
  const firsts = new FirstLines();
  for await (const row of rows) {
    const { line, cells, faults } = row;
    const name = cells[nameField] ?? '';
    const key = `${(cells.languageIsoCode || 'PL').toUpperCase()} ${name.toLocaleLowerCase('pl')}`;
    const first = faults.length > 0 ? null : firsts.seen(key, line);
    const message = `„${name}” powtarza się, po raz pierwszy: ${first}`;
    yield first === null ? row : { ...row, faults: [{ column: nameField, message }] };
  }
}

/** The server names no column; a sentence about the language quotes its code. */
function columnOf(message: string, cells: FileRow['cells'], nameField: string): string {
  return /język/i.test(message) && cells.languageIsoCode ? 'languageIsoCode' : nameField;
}
