import { InvalidArgumentError } from '@commander-js/extra-typings';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf } from '../../shared/command.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { summaryOutputOption } from '../../shared/options/output-option.ts';
import type { ArticlesParent } from '../commands.ts';

/** „pole=wartość” */
function fieldValue(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('oczekiwano pole=wartość');
  return [text.slice(0, at), text.slice(at + 1)];
}

export const importArticlesCommand = (articles: ArticlesParent) =>
  withBulkOptions(
    articles
      .command('import')
      .description('utwórz i zmień artykuły z katalogu eksportu albo z plików JSON, NDJSON, Markdown i HTML')
      .argument('<źródło>', 'katalog albo plik')
      .option('--reason <tekst>', 'powód zmian, do historii artykułów')
      .option(
        '--default <pole=wartość>',
        'wartość pola, którego artykuł nie ma (można powtarzać)',
        repeated(fieldValue),
      )
      .option('--without-history', 'bez dat, osób i wpisów zmian z pliku: artykuły powstają dziś, jako robocze'),
  )
    .addOption(summaryOutputOption())
    .addHelpText(
      'after',
      '\nArtykuł rozpoznaje się po kluczu (key), a w plikach bez klucza po nazwie pliku.\n\nPrzykłady:\n  bip articles import kopia --dry-run -o table\n  bip articles import uchwaly --default "baseArticleAuthorName=Jan Kowalski" --reason "przeniesienie ze starej strony"',
    );

export type ImportArticlesOptions = OptionsOf<typeof importArticlesCommand>;
