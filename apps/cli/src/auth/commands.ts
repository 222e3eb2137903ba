import type { Command } from 'commander';
import type { Done } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';

export function addAuthCommands(program: Command, context: Context, done: Done): void {
  program
    .command('login')
    .description('zaloguj się w przeglądarce')
    .option('--device', 'pokaż kod do potwierdzenia na dowolnym urządzeniu (np. przy pracy przez ssh)')
    .addHelpText('after', '\nPrzykład:\n  bip login --host https://redakcja-api.gmina.pl')
    .action(async (_, command: Command) =>
      done(await (await import('./login.ts')).login(context, command.optsWithGlobals())),
    );
  program
    .command('logout')
    .description('wyloguj się i unieważnij dostęp')
    .addHelpText('after', '\nPrzykład:\n  bip logout --profile gmina')
    .action(async (_, command: Command) =>
      done(await (await import('./login.ts')).logout(context, command.optsWithGlobals())),
    );
  program
    .command('whoami')
    .description('pokaż serwer, użytkownika i uprawnienia')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip whoami --json')
    .action(async (_, command: Command) =>
      done(await (await import('./whoami.ts')).whoami(context, command.optsWithGlobals())),
    );
}
