import { Option } from '@commander-js/extra-typings';
import type { OptionsOf, Program } from '../shared/command.ts';

export const serverCommand = (program: Program) =>
  program
    .command('server')
    .description(
      'dla tego, kto prowadzi serwer: kopia zapasowa, przywrócenie, migracje, pierwszy administrator, porządki, sprawdzenie',
    )
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
    .aliases(['dump'])
    .description('zapisz bazę danych i pliki w nowym katalogu, także gdy serwer działa, i sprawdź kopię')
    .argument('<katalog>', 'nowy katalog')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server backup /var/backups/bip-2026-12-01');

export const restoreCommand = (server: Parent) =>
  server
    .command('restore')
    .aliases(['load'])
    .description('przywróć kopię do pustego folderu danych (DATA_DIR) albo pustej bazy (DATABASE_URL)')
    .argument('<katalog>', 'katalog kopii')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  DATA_DIR=/var/lib/bip bip server restore /var/backups/bip-2026-12-01');

export const migrationsCommand = (server: Parent) =>
  server
    .command('migrations')
    .aliases(['migrate', 'updatedb'])
    .description('które migracje bazy danych są wykonane, a które czekają na start; serwer z bazą wbudowaną musi stać')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server migrations');

export type ServerOptions = OptionsOf<typeof migrationsCommand>;

export const firstAdminCommand = (server: Parent) =>
  server
    .command('first-admin')
    .description(
      'jednorazowy link dla pierwszego administratora; odmawia, gdy serwer go ma; serwer z bazą wbudowaną musi stać',
    )
    .option('--links <plik>', 'plik na link, z prawami tylko dla właściciela (na terminalu link się pojawia)')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server first-admin --links link-administratora.txt');

export type FirstAdminOptions = OptionsOf<typeof firstAdminCommand>;

export const scheduleCommand = (server: Parent) =>
  server
    .command('schedule')
    .aliases(['cron'])
    .description('harmonogram: publikacje i ich końce, banery i kafle')
    .addHelpText('after', '\nPrzykład:\n  bip server schedule run');

export const runScheduleCommand = (schedule: ReturnType<typeof scheduleCommand>) =>
  schedule
    .command('run')
    .description('wykonaj raz to, czego termin minął; serwer z bazą wbudowaną musi stać')
    .addOption(programOption())
    .addHelpText('after', '\nPrzykład:\n  bip server schedule run');

export const cleanUpCommand = (server: Parent) =>
  server
    .command('cleanup')
    .aliases(['clean', 'prune'])
    .description(
      'usuń to, co serwer sam usuwa co sześć godzin: niezapisane pliki, wygasłe sesje i klucze, resztki przesyłań',
    )
    .option('--dry-run', 'tylko wymień, co zostałoby usunięte')
    .option('--json', 'wynik jako JSON')
    .addOption(programOption())
    .addHelpText('after', '\nSerwer z bazą wbudowaną musi stać.\n\nPrzykład:\n  bip server cleanup --dry-run');

export type CleanUpOptions = OptionsOf<typeof cleanUpCommand>;

export const serverStatusCommand = (server: Parent) =>
  server
    .command('status')
    .description('co czeka w serwerze: artykuły dla wyszukiwarki, załączniki do przeczytania, spóźnienie harmonogramu')
    .option('--json', 'wynik jako JSON')
    .addOption(programOption())
    .addHelpText(
      'after',
      '\nTe same liczby, dla systemu nadzoru, podaje /metrics (METRICS_PORT albo METRICS_TOKEN).\n\nPrzykład:\n  bip server status',
    );

export type ServerStatusOptions = OptionsOf<typeof serverStatusCommand>;

export const examineServerCommand = (server: Parent) =>
  server
    .command('doctor')
    .aliases(['check', 'health'])
    .description(
      'sprawdź serwer: folder danych, dysk, bazę, migracje, zegar, pliki, pocztę, porty; niczego nie zmienia',
    )
    .option(
      '--hashes',
      'przeczytaj też treść wszystkich plików i porównaj z sumami kontrolnymi (bez tego tylko rozmiary)',
    )
    .option('--json', 'wynik jako JSON')
    .addOption(programOption())
    .addHelpText(
      'after',
      '\nKod wyjścia 1: coś jest nie tak.\n\nPrzykłady:\n  bip server doctor\n  bip server doctor --hashes',
    );

export type ExamineServerOptions = OptionsOf<typeof examineServerCommand>;
