import { officeText } from '@redakcja/domain/shared/text/file-text';
import { authenticate } from '../auth/authenticate.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/failures/exit-codes.ts';
import { withRetries } from '../shared/requests/retry.ts';
import { readBytes } from '../shared/rows/utf8-text.ts';
import type { ImportMenusOptions } from './commands.ts';
import { planOf } from './file/import-plan.ts';
import { type Entry, withArticleNumbers } from './file/menu-file.ts';
import { importMenusJob, importMenusKind } from './import-job.ts';
import { readMenus } from './read/read-menus.ts';

/** `bip menus import`: nothing is deleted. */
export async function importMenus(file: string, options: ImportMenusOptions, context: Context): Promise<ExitCode> {
  const { host } = await authenticate(context, options);
  const source = {
    head: { kind: importMenusKind, host, settings: {} },
    selection: { file, encoding: options.encoding },
    items: () => plan(context, file, options),
  };
  return runBulk(context, options, importMenusJob(), source);
}

async function* plan(context: Context, file: string, options: ImportMenusOptions) {
  const wanted = await entriesIn(file, options);
  yield* planOf(await withRetries(context, options, () => readMenus(undefined)), wanted);
}

async function entriesIn(file: string, { encoding }: ImportMenusOptions): Promise<Entry[]> {
  const read = officeText(await readBytes(file), encoding);
  if ('error' in read) throw new CommandError(`${file}: ${read.error}`);
  const entries = file.toLowerCase().endsWith('.csv')
    ? (await import('./file/menu-csv.ts')).fromCsv(read.text)
    : (await import('./file/menu-yaml.ts')).fromYaml(read.text);
  if (entries.length === 0) throw new CommandError(`Plik ${file} nie ma żadnej kategorii`);
  return withArticleNumbers(entries);
}
