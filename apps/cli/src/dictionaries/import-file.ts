import type { ImportMode } from '@redakcja/generated/model/importMode';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import type { BulkOptions } from '../shared/bulk/bulk-job.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/exit-codes.ts';
import { withRetries } from '../shared/retry.ts';
import type { DictionaryName } from './dictionary-names.ts';
import { FirstLines } from './first-lines.ts';
import { dictionaryOf, importJob, importKind, outcomeWords } from './import-job.ts';
import { type FileRow, readRows } from './read-rows.ts';

export interface ImportOptions extends AccessOptions, BulkOptions {
  mode: ImportMode;
  skipInvalid: boolean;
}

/** Rows that one check takes. */
const batch = 1000;

/** `bip dictionaries import`: every row is checked before anything is written, and nothing is while one is wrong, unless --skip-invalid. */
export async function importFile(
  context: Context,
  name: DictionaryName,
  file: string,
  options: ImportOptions,
): Promise<ExitCode> {
  const settings = { dictionary: name, mode: options.mode };
  const { host } = await openAccess(context, options);
  const source = {
    head: { kind: importKind, host, settings },
    selection: { file, skipInvalid: options.skipInvalid },
    items: () => plan(context, name, file, options),
  };
  return runBulk(context, options, importJob(settings), source);
}

async function* plan(
  context: Context,
  name: DictionaryName,
  file: string,
  options: ImportOptions,
): AsyncGenerator<PlanItem> {
  let count = 0;
  let wrong = 0;
  for await (const item of checkedItems(context, name, file, options)) {
    count += 1;
    if (item.errors !== undefined) wrong += 1;
    yield item;
  }
  if (count === 0) throw new CommandError(`Plik ${file} nie ma żadnego wiersza`);
  if (wrong > 0 && !options.skipInvalid) {
    throw new CommandError(
      `Niczego nie zapisano: błędne wiersze: ${wrong} z ${count}. Popraw je lub użyj --skip-invalid`,
    );
  }
}

/** Rows in batches: what can be seen here is checked here, the rest by the server, which writes nothing yet. */
async function* checkedItems(
  context: Context,
  name: DictionaryName,
  file: string,
  options: ImportOptions,
): AsyncGenerator<PlanItem> {
  const { fields, nameField, send } = dictionaryOf({ dictionary: name });
  const firsts = new FirstLines();
  let rows: FileRow[] = [];

  const check = async (): Promise<PlanItem[]> => {
    const good = rows.filter(({ faults }) => faults.length === 0);
    const request = { rows: good.map(({ cells }) => cells), mode: options.mode, skipInvalid: true, dryRun: true };
    const answer = good.length === 0 ? [] : await withRetries(context, options, () => send(request));
    const byLine = new Map(answer.map((result) => [good[result.index]?.line, result]));
    return rows.map(({ line, place, cells, faults }) => {
      const result = byLine.get(line);
      const places = result?.errors.map((message) => ({ column: columnOf(message, cells, nameField), message })) ?? [];
      const errors = [...faults, ...places].map(({ column, message }) =>
        column === null ? message : `kolumna ${column}: ${message}`,
      );
      for (const error of errors) {
        context.stderr.write(`${place}${error.startsWith('kolumna ') ? ', ' : ': '}${error}\n`);
      }
      const to = outcomeWords[result?.outcome ?? 'failed'];
      return {
        id: line,
        name: cells[nameField]?.slice(0, 250) ?? '',
        from: '',
        to,
        data: cells,
        ...(errors.length > 0 ? { errors } : {}),
      };
    });
  };

  for await (const row of readRows(file, fields)) {
    const faults = [...row.faults, ...doubled(row, nameField, firsts)];
    rows.push({ ...row, faults });
    if (rows.length === batch) {
      yield* await check();
      rows = [];
    }
  }
  if (rows.length > 0) yield* await check();
}

/** The server sees a thousand rows at a time; the same entry twice in one file may be further apart. */
function doubled({ line, cells, faults }: FileRow, nameField: string, firsts: FirstLines) {
  if (faults.length > 0) return [];
  const key = `${(cells.languageIsoCode || 'PL').toUpperCase()} ${(cells[nameField] ?? '').toLocaleLowerCase('pl')}`;
  const first = firsts.seen(key, line);
  return first === null
    ? []
    : [{ column: nameField, message: `„${cells[nameField]}” powtarza się, po raz pierwszy: ${first}` }];
}

/** The server names no column; a sentence about the language quotes its code. */
function columnOf(message: string, cells: FileRow['cells'], nameField: string): string {
  return /język/i.test(message) && cells.languageIsoCode ? 'languageIsoCode' : nameField;
}
