// Checks the rows of a file before any of them is written: here, and with a dry run on the server.

import {
  entryKey,
  importOutcomeLabels,
  plannedRows,
  repeatedRow,
  rowErrors,
  sendableRows,
} from '@redakcja/domain/dictionaries/import-plan';
import type { FileRow } from '@redakcja/domain/dictionaries/import-row';
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { PlanItem } from '../shared/bulk/plan.ts';
import type { Context } from '../shared/context.ts';
import { type RetryOptions, withRetries } from '../shared/requests/retry.ts';
import type { Dictionary } from './dictionary.ts';
import { FirstLines } from './first-lines.ts';

export interface CheckedRow {
  item: PlanItem;
  place: string;
}

/** Checks rows with a dry run on the server. */
export async function checkRows(
  context: Context,
  dictionary: Dictionary,
  rows: readonly FileRow[],
  options: RetryOptions & { mode: ImportMode },
): Promise<CheckedRow[]> {
  const valid = sendableRows(rows).map(({ cells }) => cells);
  const request = { rows: valid, mode: options.mode, skipInvalid: true, dryRun: true };
  const results = valid.length === 0 ? [] : await withRetries(context, options, () => dictionary.send(request));
  return plannedRows(rows, results, dictionary).map((row) => {
    const errors = rowErrors(row);
    const item = {
      id: row.line,
      name: row.cells[dictionary.nameField]?.slice(0, 250) ?? '',
      from: '',
      to: importOutcomeLabels[row.outcome],
      data: row.cells,
      ...(errors.length > 0 ? { errors } : {}),
    };
    return { item, place: row.place };
  });
}

/** Marks repeated entries. The server checks a thousand rows at a time; repetitions may be further apart. */
export async function* markDuplicates(rows: AsyncIterable<FileRow>, dictionary: Dictionary): AsyncGenerator<FileRow> {
  const firstLines = new FirstLines();
  for await (const row of rows) {
    const isWrong = row.errors.length > 0;
    const first = isWrong ? null : firstLines.earlierLine(entryKey(row.cells, dictionary), row.line);
    yield first === null ? row : repeatedRow(row, first, dictionary);
  }
}
