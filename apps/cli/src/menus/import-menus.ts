import { readFile } from 'node:fs/promises';
import { EncodingProof } from '@redakcja/domain/shared/text/text-encoding';
import { authenticate } from '../auth/authenticate.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode } from '../shared/failures/exit-codes.ts';
import { withRetries } from '../shared/requests/retry.ts';
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
    selection: { file },
    items: () => plan(context, file, options),
  };
  return runBulk(context, options, importMenusJob(), source);
}

async function* plan(context: Context, file: string, options: ImportMenusOptions) {
  const wanted = await entriesIn(file);
  yield* planOf(await withRetries(context, options, () => readMenus(undefined)), wanted);
}

async function entriesIn(file: string): Promise<Entry[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`Nie można odczytać pliku ${file} (${error.code})`);
  });
  const proof = new EncodingProof();
  proof.add(bytes);
  const told = proof.result();
  if ('error' in told) throw new CommandError(`${file}: ${told.error}`);
  const text = new TextDecoder(told.encoding).decode(bytes);
  const entries = file.toLowerCase().endsWith('.csv')
    ? (await import('./file/menu-csv.ts')).fromCsv(text)
    : (await import('./file/menu-yaml.ts')).fromYaml(text);
  if (entries.length === 0) throw new CommandError(`Plik ${file} nie ma żadnej kategorii`);
  return withArticleNumbers(entries);
}
