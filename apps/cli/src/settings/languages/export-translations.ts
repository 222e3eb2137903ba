import { toTranslationCsv } from '@redakcja/domain/settings/translation-files/translation-csv';
import { exportedRows } from '@redakcja/domain/settings/translation-files/translation-rows';
import { authenticate } from '../../auth/authenticate.ts';
import { type Context, info } from '../../shared/context.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import type { ExportTranslationsOptions } from './commands.ts';
import { currentRows, languageByCode } from './read-language.ts';

/** `bip languages export`. */
export async function exportTranslations(
  code: string,
  options: ExportTranslationsOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  const { language, current } = await withRetries(context, options, async () => {
    const found = await languageByCode(code);
    return { language: found, current: await currentRows(found) };
  });
  const rows = exportedRows(current);
  context.stdout.write(
    options.output === 'csv'
      ? toTranslationCsv(language.isoCode, rows)
      : (await import('@redakcja/domain/settings/translation-files/translation-xliff')).toTranslationXliff(
          language.isoCode,
          rows,
        ),
  );
  info(context, `Elementy: ${rows.length}`);
}
