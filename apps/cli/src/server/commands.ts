import { Option } from '@commander-js/extra-typings';
import type { OptionsOf, Program } from '../shared/command.ts';

export const serverCommand = (program: Program) =>
  program
    .command('server')
    .description('dla tego, kto prowadzi serwer: kopia zapasowa, przywrócenie, migracje')
    .addHelpText(
      'after',
      '\nPolecenia działają na komputerze serwera i z jego zmiennymi (DATA_DIR, DATABASE_URL, S3_…). Logowanie nie jest potrzebne.\n\nPrzykład:\n  bip server backup /var/backups/bip-2026-12-01',
    );

type Parent = ReturnType<typeof serverCommand>;

const programOption = () =>
  new Option('--program <plik>', 'program serwera (main.mjs); domyślnie ten z projektu').env('BIP_SERVER_PROGRAM');

export const backupCommand = (server: Parent) =>
  server
    .command('backup')
    .description('zapisz bazę danych i pliki w nowym katalogu, także gdy serwer działa, i sprawdź kopię')
    .argument('<katalog>', 'nowy katalog')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server backup /var/backups/bip-2026-12-01');

export const restoreCommand = (server: Parent) =>
  server
    .command('restore')
    .description('przywróć kopię do pustego folderu danych (DATA_DIR) albo pustej bazy (DATABASE_URL)')
    .argument('<katalog>', 'katalog kopii')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  DATA_DIR=/var/lib/bip bip server restore /var/backups/bip-2026-12-01');

export const migrationsCommand = (server: Parent) =>
  server
    .command('migrations')
    .description('które migracje bazy danych są wykonane, a które czekają na start; serwer z bazą wbudowaną musi stać')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server migrations');

export type ServerOptions = OptionsOf<typeof migrationsCommand>;
