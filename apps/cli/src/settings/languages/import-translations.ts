import {
  type PlannedTranslation,
  planTranslations,
} from '@redakcja/domain/settings/translation-files/plan-translations';
import { readTranslations } from '@redakcja/domain/settings/translation-files/read-translations';
import { TranslationFileError } from '@redakcja/domain/settings/translation-files/translation-rows';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import { type Context, info } from '../../shared/context.ts';
import { CommandError, type ExitCode } from '../../shared/failures/exit-codes.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { readBytes } from '../../shared/rows/utf8-text.ts';
import type { ImportTranslationsOptions } from './commands.ts';
import { importTranslationsJob, importTranslationsKind } from './import-job.ts';
import { currentRows, languageByCode } from './read-language.ts';

/** `bip languages import`: checks the whole file first, and writes nothing if a row is invalid, unless --skip-invalid. */
export async function importTranslations(
  code: string,
  file: string,
  options: ImportTranslationsOptions,
  context: Context,
): Promise<ExitCode> {
  const { host } = await authenticate(context, options);
  const isoCode = code.toUpperCase();
  const settings = { isoCode };
  const source = {
    head: { kind: importTranslationsKind, host, settings },
    selection: { file, skipInvalid: options.skipInvalid, encoding: options.encoding },
    items: () => plan(context, isoCode, file, options),
  };
  return runBulk(context, options, importTranslationsJob(settings), source);
}

async function* plan(
  context: Context,
  isoCode: string,
  file: string,
  options: ImportTranslationsOptions,
): AsyncGenerator<PlanItem> {
  const bytes = await readBytes(file);
  const content = await explained(file, () => readTranslations(bytes, options.encoding));
  const current = await withRetries(context, options, async () => currentRows(await languageByCode(isoCode)));
  const { rows, absent } = await explained(file, async () => planTranslations(content, isoCode, current));
  const count = (outcome: PlannedTranslation['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  for (const { line, name, outcome, errors } of rows) {
    if (outcome === 'foreign') context.stderr.write(`wiersz ${line}, ${name}: pominięto, nie ma takiego elementu\n`);
    if (outcome === 'invalid') context.stderr.write(`wiersz ${line}, ${name}: ${errors.join('. ')}\n`);
  }
  const invalid = count('invalid');
  info(
    context,
    `Zmiany: ${count('change')}, bez zmian: ${count('same')}, puste: ${count('empty')}, nieznane: ${count('foreign')}, błędne: ${invalid}, nie ma w pliku: ${absent}`,
  );
  if (invalid > 0 && !options.skipInvalid)
    throw new CommandError(
      `Niczego nie zapisano: błędne wiersze: ${invalid} z ${rows.length}. Popraw je lub użyj --skip-invalid`,
    );
  for (const [index, row] of rows.entries()) {
    const item = itemOf(index + 1, row);
    if (item !== null) yield item;
  }
}

async function explained<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof TranslationFileError ? new CommandError(`${file}: ${error.message}`) : error;
  }
}

const shown = (texts: readonly (string | null)[]) => texts.filter(Boolean).join(' / ') || 'brak';

function itemOf(id: number, { name, standard, menu }: PlannedTranslation): PlanItem | null {
  if (standard) {
    const { translation, translationDescription, revision } = standard;
    const data = {
      elements: 'standard',
      element: String(standard.standardElementId),
      revision: String(revision),
      translation,
      translationDescription,
    };
    return { id, name, from: revision === 0 ? 'brak' : 'jest', to: shown([translation, translationDescription]), data };
  }
  if (menu) {
    const { translatedDisplayText, translatedTitle, translatedUrl, revision } = menu;
    const data = {
      elements: 'menu',
      element: String(menu.menuElementId),
      revision: String(revision),
      translatedDisplayText,
      translatedTitle,
      translatedUrl: translatedUrl ?? '',
    };
    const to = shown([translatedDisplayText, translatedTitle, translatedUrl]);
    return { id, name, from: revision === 0 ? 'brak' : 'jest', to, data };
  }
  return null;
}
