import type { FileRow } from '@redakcja/domain/dictionaries/import-row';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/failures/exit-codes.ts';
import { readRows } from '../shared/rows/read-rows.ts';
import { spoolStdin } from '../shared/rows/standard-input.ts';
import { inChunks, mapInOrder } from '../shared/streams.ts';
import { checkRows, markDuplicates } from './check-rows.ts';
import type { ImportDictionaryOptions } from './commands.ts';
import type { DictionaryName } from './dictionary-names.ts';
import { dictionaryOf, importJob, importKind } from './import-job.ts';

/** Number of rows that are checked in one request. */
const batch = 1000;

/** `bip dictionaries import`: checks all rows first, and writes nothing if one is invalid, unless --skip-invalid. */
export async function importFile(
  name: DictionaryName,
  file: string,
  options: ImportDictionaryOptions,
  context: Context,
): Promise<ExitCode> {
  const settings = { dictionary: name, mode: options.mode };
  const { host } = await authenticate(context, options);
  // A resumed run reads its journal instead of the file.
  const input = file === '-' && !options.resume ? await spoolStdin(context) : null;
  const source = {
    head: { kind: importKind, host, settings },
    selection: { file, skipInvalid: options.skipInvalid, encoding: options.encoding },
    items: () => plan(context, name, input?.file ?? file, options),
  };
  return runBulk(context, options, importJob(settings), source).finally(input?.remove);
}

async function* plan(
  context: Context,
  name: DictionaryName,
  file: string,
  options: ImportDictionaryOptions,
): AsyncGenerator<PlanItem> {
  const dictionary = dictionaryOf({ dictionary: name });
  const rows = markDuplicates(readRows(file, dictionary.fields, options.encoding), dictionary);
  const check = (chunk: FileRow[]) => checkRows(context, dictionary, chunk, options);
  let count = 0;
  let invalid = 0;
  for await (const checked of mapInOrder(inChunks(rows, batch), options.concurrency, check)) {
    for (const { item, place } of checked) {
      count += 1;
      if (item.errors !== undefined) invalid += 1;
      for (const error of item.errors ?? [])
        context.stderr.write(`${place}${error.startsWith('kolumna ') ? ', ' : ': '}${error}\n`);
      yield item;
    }
  }
  if (count === 0) throw new CommandError(`Plik ${file} nie ma żadnego wiersza`);
  if (invalid > 0 && !options.skipInvalid) {
    throw new CommandError(
      `Niczego nie zapisano: błędne wiersze: ${invalid} z ${count}. Popraw je lub użyj --skip-invalid`,
    );
  }
}
