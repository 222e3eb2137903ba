import type { OptionsOf, Program } from '../shared/command.ts';

export const loginCommand = (program: Program) =>
  program
    .command('login')
    .description('zaloguj się w przeglądarce')
    .option('--device', 'pokaż kod do potwierdzenia na dowolnym urządzeniu (np. przy pracy przez ssh)')
    .addHelpText('after', '\nPrzykład:\n  bip login --host https://redakcja-api.gmina.pl');

export type LoginOptions = OptionsOf<typeof loginCommand>;

export const logoutCommand = (program: Program) =>
  program
    .command('logout')
    .description('wyloguj się i unieważnij dostęp')
    .addHelpText('after', '\nPrzykład:\n  bip logout --profile gmina');

export type LogoutOptions = OptionsOf<typeof logoutCommand>;

export const whoamiCommand = (program: Program) =>
  program
    .command('whoami')
    .description('pokaż serwer, użytkownika i uprawnienia')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip whoami --json');

export type WhoamiOptions = OptionsOf<typeof whoamiCommand>;
