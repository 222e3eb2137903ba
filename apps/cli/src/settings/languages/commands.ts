import { Option } from '@commander-js/extra-typings';
import { listLanguagesDefinition } from '@redakcja/generated/lists/listLanguages';
import { DateFormat } from '@redakcja/generated/model/dateFormat';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../../shared/command.ts';
import { encodingOption } from '../../shared/options/encoding-option.ts';
import { filterOption, withListOptions } from '../../shared/options/list-options.ts';
import { summaryOutputOption } from '../../shared/options/output-option.ts';
import { manyRetries, retriesOption } from '../../shared/options/retries-option.ts';

export const languagesCommand = (program: Program) =>
  program
    .command('languages')
    .aliases(['language', 'translations', 'locale'])
    .description('wersje językowe: ich stan, tłumaczenia elementów stałych i menu')
    .addHelpText('after', '\nPrzykład:\n  bip languages export EN --out en.csv');

type Parent = ReturnType<typeof languagesCommand>;
const codeHelp = 'kod ISO języka, np. EN';

export const listLanguagesCommand = (languages: Parent) =>
  withListOptions(
    languages
      .command('list')
      .aliases(['ls'])
      .description('wersje językowe i ich stan')
      .addOption(filterOption(listLanguagesDefinition)),
  ).addHelpText('after', '\nPrzykład:\n  bip languages list');

export type ListLanguagesOptions = OptionsOf<typeof listLanguagesCommand>;

export const addLanguageCommand = (languages: Parent) =>
  languages
    .command('add')
    .aliases(['create', 'new'])
    .description('dodaj wersję językową, nieaktywną do czasu przetłumaczenia; wypisuje jej numer')
    .argument('<kod>', `${codeHelp}, ze słownika kodów`)
    .requiredOption('--name <nazwa>', 'nazwa po polsku, np. angielski')
    .requiredOption('--local-name <nazwa>', 'nazwa w tym języku, np. English')
    .addOption(
      new Option('--date-format <postać>', 'postać dat')
        .choices(Object.values(DateFormat))
        .default(DateFormat.DayMonthYearDot),
    )
    .addHelpText('after', '\nPrzykład:\n  bip languages add EN --name angielski --local-name English');

export type AddLanguageOptions = OptionsOf<typeof addLanguageCommand>;

export const activateLanguageCommand = (languages: Parent) =>
  languages
    .command('activate')
    .aliases(['enable'])
    .description('pokaż wersję językową w biuletynie; wszystko musi być przetłumaczone')
    .argument('<kod>', codeHelp)
    .option('--off', 'przestań ją pokazywać')
    .addHelpText('after', '\nPrzykłady:\n  bip languages activate EN\n  bip languages activate EN --off');

export type ActivateLanguageOptions = OptionsOf<typeof activateLanguageCommand>;

export const exportTranslationsCommand = (languages: Parent) =>
  languages
    .command('export')
    .aliases(['dump'])
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
      .aliases(['load'])
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
