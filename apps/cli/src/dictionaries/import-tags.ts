import { importTags } from '@redakcja/generated/axios/dictionaries/dictionaries';
import type { ImportMode } from '@redakcja/generated/model/importMode';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import type { TagImportRow } from '@redakcja/generated/model/tagImportRow';
import { type AccessOptions, openAccess } from '../auth/access.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/exit-codes.ts';
import { readTable, type TableRow } from './read-table.ts';

export interface ImportOptions extends AccessOptions {
  mode: ImportMode;
  skipInvalid: boolean;
  dryRun: boolean;
}

/** Most rows one call takes. */
const batch = 1000;

const nameColumns = ['name', 'nazwa'];
const languageColumns = ['languageIsoCode', 'lang', 'jezyk', 'język'];

/** `bip dictionaries import tags`: every row is checked before anything is written, unless --skip-invalid says otherwise. */
export async function importTagFile(context: Context, path: string, options: ImportOptions): Promise<ExitCode> {
  const table = await readTable(path);
  if (table.length === 0) throw new CommandError(`Plik ${path} nie ma żadnego wiersza`);
  const rows = table.map(tagRow);
  await openAccess(context, options);

  const send = async (dryRun: boolean) => {
    const results: ImportRowResult[] = [];
    for (let start = 0; start < rows.length; start += batch) {
      const answer = await importTags({
        rows: rows.slice(start, start + batch),
        mode: options.mode,
        skipInvalid: options.skipInvalid,
        dryRun,
      });
      results.push(...answer.map((result) => ({ ...result, index: result.index + start })));
    }
    return results;
  };

  const check = await send(true);
  const wrong = check.filter((result) => result.outcome === 'failed');
  for (const { index, errors } of wrong) context.stderr.write(`Wiersz ${table[index]?.line}: ${errors.join('; ')}\n`);
  if (wrong.length > 0 && !options.skipInvalid) {
    context.stderr.write(
      `Niczego nie zapisano: błędne wiersze: ${wrong.length} z ${rows.length}. Popraw je lub użyj --skip-invalid\n`,
    );
    return exitCodes.failed;
  }
  const results = options.dryRun ? check : await send(false);
  const count = (outcome: ImportRowResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  context.stdout.write(
    `${options.dryRun ? 'Próba: ' : ''}utworzono ${count('created')}, zmieniono ${count('updated')}, pominięto ${count('skipped')}, błędne ${count('failed')}\n`,
  );
  return count('failed') > 0 ? exitCodes.someFailed : exitCodes.ok;
}

function tagRow({ line, cells }: TableRow): TagImportRow {
  const name = pick(cells, nameColumns);
  if (name === undefined) throw new CommandError(`Wiersz ${line}: brak kolumny „name” (albo „nazwa”)`);
  const languageIsoCode = pick(cells, languageColumns);
  return { name, ...(languageIsoCode ? { languageIsoCode: languageIsoCode.toUpperCase() } : {}) };
}

function pick(cells: Readonly<Record<string, string>>, names: readonly string[]): string | undefined {
  const name = names.find((one) => Object.hasOwn(cells, one));
  return name === undefined ? undefined : cells[name];
}
