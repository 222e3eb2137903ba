import { Option } from '@commander-js/extra-typings';
import { listArchiveAddressesDefinition } from '@redakcja/generated/lists/listArchiveAddresses';
import { listRemovedArchiveAddressesDefinition } from '@redakcja/generated/lists/listRemovedArchiveAddresses';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { filterOption, withListOptions } from '../shared/options/list-options.ts';
import { wholeNumber } from '../shared/options/option-parsers.ts';
import { outputOption } from '../shared/options/output-option.ts';

const siteHelp = 'adres strony w archiwum (http://…)';

export const archiveCommand = (program: Program) =>
  program
    .command('archive')
    .description('archiwalny BIP: połączenie, sprawdzanie i usuwanie stron, spis usuniętych')
    .addHelpText('after', '\nPrzykład:\n  bip archive status');

type Parent = ReturnType<typeof archiveCommand>;

export const archiveStatusCommand = (archive: Parent) =>
  archive
    .command('status')
    .description('adres archiwum i czy wczytano jego mapę strony')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip archive status --json');

export type ArchiveStatusOptions = OptionsOf<typeof archiveStatusCommand>;

export const connectArchiveCommand = (archive: Parent) =>
  archive
    .command('connect')
    .aliases(['import'])
    .description('połącz z archiwum: wczytaj jego mapę strony')
    .option('--client-id <n>', 'numer urzędu w archiwum (domyślnie: z parametrów systemu)', wholeNumber(1))
    .addHelpText('after', '\nPrzykład:\n  bip archive connect');

export type ConnectArchiveOptions = OptionsOf<typeof connectArchiveCommand>;

export const checkSiteCommand = (archive: Parent) =>
  archive
    .command('check')
    .description('pokaż, co zniknie razem ze stroną; niczego nie zmienia')
    .argument('<strona>', siteHelp)
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip archive check http://archiwum.gmina.pl/referaty/finanse');

export type CheckSiteOptions = OptionsOf<typeof checkSiteCommand>;

export const listAddressesCommand = (archive: Parent) =>
  withListOptions(
    archive
      .command('list')
      .aliases(['ls'])
      .description('strony i pliki, które archiwum jeszcze ma')
      .option('--search <tekst>', 'adres zawiera tekst')
      .addOption(new Option('--kind <rodzaj>', 'tylko strony albo tylko pliki').choices(['strona', 'plik']))
      .addOption(filterOption(listArchiveAddressesDefinition)),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip archive list --search przetargi --kind strona\n  bip archive list --search /szkola --size 0 -o ids > strony.txt',
  );

export type ListAddressesOptions = OptionsOf<typeof listAddressesCommand>;

export const listRemovedCommand = (archive: Parent) =>
  withListOptions(
    archive
      .command('gone')
      .aliases(['removed'])
      .description('adresy usunięte z archiwum, których jego serwer nie może już pokazywać')
      .addOption(filterOption(listRemovedArchiveAddressesDefinition)),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip archive gone --filter "removedDate;greaterThan;2026-11-01T00:00:00Z"\n  bip archive gone --size 0 --output ids --out usuniete.txt',
  );

export type ListRemovedOptions = OptionsOf<typeof listRemovedCommand>;

export const removeSiteCommand = (archive: Parent) =>
  withBulkOptions(
    archive
      .command('remove')
      .aliases(['delete', 'rm'])
      .description('usuń strony z archiwum razem z podstronami i plikami, jednym planem')
      .argument('[strony...]', `${siteHelp}; „-” czyta adresy z wejścia, po jednym w wierszu`)
      .option('--file <plik>', 'adresy stron z pliku, po jednym w wierszu')
      .option('--bundle <plik>', 'dokąd zapisać spis usuniętych adresów jako JSON (domyślnie: usuniete-<adres>.json)'),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nBez --yes polecenie prosi o przepisanie adresu strony, a przy wielu stronach słowa „usuwam”. Strona, której adresy ma już inna z listy, nie jest liczona drugi raz.\n\nPrzykłady:\n  bip archive remove http://archiwum.gmina.pl/referaty/finanse --dry-run\n  bip archive remove http://archiwum.gmina.pl/referaty/finanse --yes --bundle finanse.json\n  bip archive remove --file strony.txt --plan plan.ndjson',
    );

export type RemoveSiteOptions = OptionsOf<typeof removeSiteCommand>;
