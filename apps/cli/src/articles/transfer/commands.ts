import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf } from '../../shared/command.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { outputOption, summaryOutputOption } from '../../shared/options/output-option.ts';
import { manyRetries, retriesOption } from '../../shared/options/retries-option.ts';
import type { ArticlesParent } from '../commands.ts';
import { withFilterOptions, withIds } from '../selection/filter-options.ts';

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
      .aliases(['load'])
      .description('utwórz i zmień artykuły z katalogu eksportu albo z plików JSON, NDJSON, Markdown i HTML')
      .argument('<źródło>', 'katalog albo plik')
      .option('--reason <tekst>', 'powód zmian, do historii artykułów')
      .option(
        '--past-gate <powód>',
        'przejmij z historią także opublikowane wersje, których sprawdzenie przed publikacją by nie przepuściło; powód trafia do dziennika i historii każdej z nich',
      )
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
      '\nArtykuł rozpoznaje się po kluczu (key), a w plikach bez klucza po nazwie pliku.\n\nPrzykłady:\n  bip articles import kopia --dry-run -o table\n  bip articles import uchwaly --default "baseArticleAuthorName=Jan Kowalski" --reason "przeniesienie ze starej strony"\n  bip articles import kopia --past-gate "przeniesienie biuletynu na nowy serwer"',
    );

export type ImportArticlesOptions = OptionsOf<typeof importArticlesCommand>;

export const fetchCommand = (articles: ArticlesParent) =>
  withFilterOptions(
    withIds(articles.command('fetch').aliases(['download']).description('pobierz załączniki artykułów do katalogu'))
      .addOption(new Option('--folder <katalog>', 'katalog na pliki').makeOptionMandatory())
      .option('--all', 'wszystkie artykuły w języku z --lang')
      .option('--force', 'zastąp pliki, które mają inną treść')
      .addOption(retriesOption(manyRetries)),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nKażdy artykuł ma podkatalog ze swoim numerem. Plik, który już jest i ma tę samą treść, nie jest pobierany drugi raz, więc przerwane polecenie wystarczy powtórzyć. Sumy kontrolne są w SHA256SUMS (sha256sum --check SHA256SUMS).\n\nPrzykłady:\n  bip articles fetch 12 13 --folder zalaczniki\n  bip articles fetch --status opublikowany --folder zalaczniki -o csv --out lista.csv',
    );

export type FetchOptions = OptionsOf<typeof fetchCommand>;
