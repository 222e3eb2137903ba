import type { OptionsOf, Program } from '../shared/command.ts';
import { outputOption } from '../shared/options/output-option.ts';

export const loginCommand = (program: Program) =>
  program
    .command('login')
    .aliases(['signin', 'sign-in'])
    .description('zaloguj się w przeglądarce')
    .option('--device', 'pokaż kod do potwierdzenia na dowolnym urządzeniu (np. przy pracy przez ssh)')
    .addHelpText('after', '\nPrzykład:\n  bip login --host https://redakcja-api.gmina.pl');

export type LoginOptions = OptionsOf<typeof loginCommand>;

export const logoutCommand = (program: Program) =>
  program
    .command('logout')
    .aliases(['signout', 'sign-out'])
    .description('wyloguj się i unieważnij dostęp')
    .addHelpText('after', '\nPrzykład:\n  bip logout --profile gmina');

export type LogoutOptions = OptionsOf<typeof logoutCommand>;

export const whoamiCommand = (program: Program) =>
  program
    .command('whoami')
    .aliases(['me'])
    .description('pokaż serwer, użytkownika i uprawnienia')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip whoami --json');

export type WhoamiOptions = OptionsOf<typeof whoamiCommand>;

export const authCommand = (program: Program) =>
  program
    .command('auth')
    .description('logowania zapisane na tym komputerze')
    .addHelpText('after', '\nPrzykład:\n  bip auth list');

export const authStatusCommand = (auth: ReturnType<typeof authCommand>) =>
  auth
    .command('status')
    .description('profil, serwer i sposób logowania następnego polecenia')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip auth status');

export type AuthStatusOptions = OptionsOf<typeof authStatusCommand>;

export const listProfilesCommand = (auth: ReturnType<typeof authCommand>) =>
  auth
    .command('list')
    .aliases(['ls'])
    .description('profile i ich serwery')
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip auth list');

export type ListProfilesOptions = OptionsOf<typeof listProfilesCommand>;

export const switchProfileCommand = (auth: ReturnType<typeof authCommand>) =>
  auth
    .command('switch')
    .aliases(['use'])
    .description('wybierz profil następnych poleceń')
    .argument('<profil>', 'nazwa profilu')
    .addHelpText('after', '\nPrzykład:\n  bip auth switch gmina');

export type SwitchProfileOptions = OptionsOf<typeof switchProfileCommand>;
