import { Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../../shared/command.ts';
import { encodingOption } from '../../shared/options/encoding-option.ts';
import { summaryOutputOption } from '../../shared/options/output-option.ts';
import { manyRetries, retriesOption } from '../../shared/options/retries-option.ts';

export const languagesCommand = (program: Program) =>
  program
    .command('languages')
    .description('wersje językowe: tłumaczenia elementów stałych i menu')
    .addHelpText('after', '\nPrzykład:\n  bip languages export EN --out en.csv');

type Parent = ReturnType<typeof languagesCommand>;
const codeHelp = 'kod ISO języka, np. EN';

export const exportTranslationsCommand = (languages: Parent) =>
  languages
    .command('export')
    .description('wypisz tłumaczenia wersji językowej w postaci, którą wczytuje import')
    .argument('<kod>', codeHelp)
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['csv', 'xliff']).default('csv'))
    .addOption(retriesOption(manyRetries))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip languages export EN --out en.csv\n  bip languages export EN -o xliff --out en.xlf',
    );

export type ExportTranslationsOptions = OptionsOf<typeof exportTranslationsCommand>;

export const importTranslationsCommand = (languages: Parent) =>
  withBulkOptions(
    languages
      .command('import')
      .description('wczytaj tłumaczenia wersji językowej z pliku')
      .argument('<kod>', codeHelp)
      .argument('<plik>', 'plik CSV albo XLIFF 2 z polecenia export')
      .addOption(encodingOption())
      .option('--skip-invalid', 'zapisz poprawne wiersze mimo błędnych', false),
  )
    .addOption(summaryOutputOption())
    .addHelpText(
      'after',
      '\nElementy są rozpoznawane po kolumnie id. Nieznane i puste są pomijane, a te, których nie ma w pliku, zostają.\n\nPrzykłady:\n  bip languages import EN en.csv --dry-run -o table\n  bip languages import EN en.xlf --skip-invalid',
    );

export type ImportTranslationsOptions = OptionsOf<typeof importTranslationsCommand>;
