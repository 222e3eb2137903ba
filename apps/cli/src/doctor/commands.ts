import type { Command } from 'commander';
import type { Done } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';

export function addDoctorCommand(program: Command, context: Context, done: Done): void {
  program
    .command('doctor')
    .description('sprawdź połączenie, zegar, certyfikat, zgodność z kontraktem i logowanie')
    .addHelpText('after', '\nPrzykład:\n  bip doctor --host https://redakcja-api.gmina.pl')
    .action(async (_, command: Command) =>
      done(await (await import('./doctor.ts')).doctor(context, command.optsWithGlobals())),
    );
}
