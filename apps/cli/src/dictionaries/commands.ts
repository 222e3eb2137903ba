import { Argument, Option } from '@commander-js/extra-typings';
import { ImportMode } from '@redakcja/generated/model/importMode';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { encodingOption } from '../shared/options/encoding-option.ts';
import { langOption } from '../shared/options/lang-option.ts';
import { outputOption, summaryOutputOption } from '../shared/options/output-option.ts';
import { fewRetries, manyRetries, retriesOption } from '../shared/options/retries-option.ts';
import { whyDescription } from '../shared/options/why-option.ts';
import { yesOption } from '../shared/options/yes-option.ts';
import { alsoFor } from '../shared/synonyms.ts';
import { dictionaryNames } from './dictionary-names.ts';

const dictionaryArgument = () => new Argument('<słownik>', 'który słownik').choices(dictionaryNames);

export const dictionariesCommand = (program: Program) =>
  program
    .command('dictionaries')
    .aliases(['dictionary', 'terms', 'taxonomy'])
    .description('słowniki: tagi, podmioty udostępniające, kody ISO')
    .addHelpText('after', '\nPrzykład:\n  bip dictionaries import tags tagi.csv --dry-run');

type Parent = ReturnType<typeof dictionariesCommand>;

export const importDictionaryCommand = (dictionaries: Parent) =>
  alsoFor(
    withBulkOptions(
      dictionaries
        .command('import')
        .aliases(['load'])
        .description('wczytaj słownik z pliku')
        .addArgument(dictionaryArgument())
        .argument(
          '<plik>',
          'plik CSV (przecinek lub średnik, UTF-8 lub Windows-1250), JSON albo NDJSON; „-”, aby czytać z wejścia',
        )
        .addOption(
          new Option('--mode <tryb>', 'pozycja, która już istnieje: create zgłasza błąd, update zmienia, skip pomija')
            .choices(Object.values(ImportMode))
            .default('skip'),
        )
        .addOption(encodingOption())
        .option('--skip-invalid', 'zapisz poprawne wiersze mimo błędnych', false),
    )
      .addOption(summaryOutputOption())
      .addHelpText(
        'after',
        '\nPlik CSV ma w pierwszym wierszu nazwy kolumn: name (nazwa) i languageIsoCode (język), a kody ISO: code (kod) i name.\n\nPrzykłady:\n  bip dictionaries import tags tagi.csv --dry-run\n  bip dictionaries import tags tagi.csv --mode update --skip-invalid -o csv',
      ),
    { add: '<słownik> <plik>', create: '<słownik> <plik>' },
  );

export type ImportDictionaryOptions = OptionsOf<typeof importDictionaryCommand>;

export const exportDictionaryCommand = (dictionaries: Parent) =>
  dictionaries
    .command('export')
    .aliases(['dump'])
    .description('wypisz słownik w postaci, którą wczytuje import')
    .addArgument(dictionaryArgument())
    .addOption(langOption('jedna wersja językowa (domyślnie: wszystkie)'))
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['csv', 'json', 'ndjson']).default('csv'))
    .addOption(retriesOption(manyRetries))
    .addHelpText('after', '\nPrzykład:\n  bip dictionaries export tags --out tagi.csv');

export type ExportDictionaryOptions = OptionsOf<typeof exportDictionaryCommand>;

export const listDictionaryCommand = (dictionaries: Parent) =>
  alsoFor(
    dictionaries
      .command('list')
      .aliases(['ls'])
      .description('pokaż pozycje słownika')
      .addArgument(dictionaryArgument())
      .addOption(langOption('jedna wersja językowa (domyślnie: wszystkie)'))
      .option('--name <tekst>', 'nazwa zawiera tekst')
      .addOption(retriesOption(fewRetries))
      .addOption(outputOption())
      .addHelpText('after', '\nPrzykład:\n  bip dictionaries list tags --name uchwał'),
    { tags: 'tags', tag: 'tags' },
  );

export type ListDictionaryOptions = OptionsOf<typeof listDictionaryCommand>;

export const deleteEntriesCommand = (dictionaries: Parent) =>
  withBulkOptions(
    dictionaries
      .command('delete')
      .aliases(['remove', 'rm'])
      .description('usuń pozycje słownika; używane i domyślne serwer odrzuca i mówi dlaczego')
      .addArgument(dictionaryArgument())
      .argument('<nazwy...>', 'nazwy pozycji (kody ISO: kody) albo „-”, aby czytać je z wejścia, po jednej w wierszu')
      .addOption(langOption()),
  )
    .option('--why', whyDescription)
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nBez terminala potrzebna jest opcja --yes.\n\nPrzykłady:\n  bip dictionaries delete tags "stary tag" --dry-run\n  bip dictionaries delete tags "stary tag" --why\n  bip dictionaries delete tags - --yes < nazwy.txt',
    );

export type DeleteEntriesOptions = OptionsOf<typeof deleteEntriesCommand>;

export const renameEntriesCommand = (dictionaries: Parent) =>
  withBulkOptions(
    dictionaries
      .command('rename')
      .aliases(['edit', 'update'])
      .description('zmień nazwy pozycji słownika; artykuły i zakładki, które ich używają, mają nowe')
      .addArgument(dictionaryArgument())
      .argument('[nazwa]', 'nazwa pozycji (kody ISO: kod)')
      .argument('[nowa]', 'nowa nazwa')
      .option('--file <plik>', 'wiele zmian z pliku CSV, JSON albo NDJSON: kolumny name (nazwa) i newName (nowa nazwa)')
      .addOption(langOption()),
  )
    .option('--why', whyDescription)
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip dictionaries rename tags uchwaly uchwały\n  bip dictionaries rename tags uchwaly --why\n  bip dictionaries rename iso-codes GB-SCT Szkocja\n  bip dictionaries rename tags --file zmiany.csv --dry-run',
    );

export type RenameEntriesOptions = OptionsOf<typeof renameEntriesCommand>;

export const mergeTagsCommand = (dictionaries: Parent) =>
  dictionaries
    .command('merge-tags')
    .aliases(['merge'])
    .description('zastąp tagi jednym, który zostaje: w artykułach i zakładkach')
    .argument('<zostaje>', 'nazwa tagu, który zostaje')
    .argument('<tagi...>', 'nazwy tagów, które on zastąpi')
    .addOption(langOption())
    .addOption(yesOption())
    .addHelpText('after', '\nPrzykład:\n  bip dictionaries merge-tags uchwały uchwała "uchwały rady gminy"');

export type MergeTagsOptions = OptionsOf<typeof mergeTagsCommand>;
