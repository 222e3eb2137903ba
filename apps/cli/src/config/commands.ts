import { Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { summaryOutputOption } from '../shared/options/output-option.ts';

export const configCommand = (program: Program) =>
  program
    .command('config')
    .aliases(['configuration'])
    .description('konfiguracja biuletynu w plikach: eksport, różnice, wprowadzenie')
    .addHelpText('after', '\nPrzykład:\n  bip config export biuletyn');

type Parent = ReturnType<typeof configCommand>;
const folderHelp = 'katalog z eksportem';
const skipMissingLinks = () =>
  new Option(
    '--skip-missing-links',
    'pomiń to, co prowadzi do artykułów i pozycji systemowych, których urząd nie ma; każde pominięcie jest wymienione',
  ).default(false);

export const exportConfigCommand = (config: Parent) =>
  config
    .command('export')
    .aliases(['dump', 'pull'])
    .description('zapisz konfigurację w katalogu plików YAML; bez zmian w urzędzie pliki są co do bajtu takie same')
    .argument('<katalog>', 'katalog; powstanie, jeżeli go nie ma')
    .addHelpText('after', '\nPrzykład:\n  bip config export biuletyn');

export type ExportConfigOptions = OptionsOf<typeof exportConfigCommand>;

export const diffConfigCommand = (config: Parent) =>
  config
    .command('diff')
    .aliases(['compare'])
    .description(
      'pokaż, co w urzędzie jest inaczej niż w katalogu; albo czym różnią się urzędy (--profile A --profile B)',
    )
    .argument('[katalog]', folderHelp)
    .addOption(skipMissingLinks())
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      '\nKod 0: bez różnic, 1: są różnice, 2: błąd w poleceniu albo w plikach.\n\nPrzykłady:\n  bip config diff biuletyn\n  bip config diff --profile jasionka --profile rzeszow',
    );

export type DiffConfigOptions = OptionsOf<typeof diffConfigCommand>;

export const applyConfigCommand = (config: Parent) =>
  withBulkOptions(
    config
      .command('apply')
      .aliases(['import', 'load', 'push'])
      .description('wprowadź konfigurację z katalogu; bez --prune niczego nie usuwa')
      .argument('<katalog>', folderHelp)
      .option('--prune', 'usuń to, czego w katalogu nie ma', false)
      .addOption(skipMissingLinks()),
  )
    .addOption(summaryOutputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip config apply biuletyn --dry-run -o table\n  bip config apply biuletyn --plan zmiany.ndjson',
    );

export type ApplyConfigOptions = OptionsOf<typeof applyConfigCommand>;
