import { openAccess } from '../auth/access.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/exit-codes.ts';
import { inGroups, inOrder } from '../shared/streams.ts';
import { checkRows, withoutDoubles } from './check-rows.ts';
import type { ImportDictionaryOptions } from './commands.ts';
import type { DictionaryName } from './dictionary-names.ts';
import type { FileRow } from './file-row.ts';
import { dictionaryOf, importJob, importKind } from './import-job.ts';
import { readRows } from './read-rows.ts';
import { spooled } from './standard-input.ts';

/** Rows that one check takes. */
const batch = 1000;

/** `bip dictionaries import`: every row is checked before anything is written, and nothing is while one is wrong, unless --skip-invalid. */
export async function importFile(
  name: DictionaryName,
  file: string,
  options: ImportDictionaryOptions,
  context: Context,
): Promise<ExitCode> {
  const settings = { dictionary: name, mode: options.mode };
  const { host } = await openAccess(context, options);
  // An interrupted run goes on from its journal, without the file.
  const input = file === '-' && !options.resume ? await spooled(context) : null;
  const source = {
    head: { kind: importKind, host, settings },
    selection: { file, skipInvalid: options.skipInvalid },
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
  const rows = withoutDoubles(readRows(file, dictionary.fields), dictionary);
  const check = (some: FileRow[]) => checkRows(context, dictionary, some, options);
  let count = 0;
  let wrong = 0;
  for await (const checked of inOrder(inGroups(rows, batch), options.concurrency, check)) {
    for (const { item, place } of checked) {
      count += 1;
      if (item.errors !== undefined) wrong += 1;
      for (const error of item.errors ?? [])
        context.stderr.write(`${place}${error.startsWith('kolumna ') ? ', ' : ': '}${error}\n`);
      yield item;
    }
  }
  if (count === 0) throw new CommandError(`Plik ${file} nie ma żadnego wiersza`);
  if (wrong > 0 && !options.skipInvalid) {
    throw new CommandError(
      `Niczego nie zapisano: błędne wiersze: ${wrong} z ${count}. Popraw je lub użyj --skip-invalid`,
    );
  }
}
