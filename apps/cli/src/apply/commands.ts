import type { Command } from 'commander';
import { withRunOptions } from '../shared/bulk/bulk-options.ts';
import type { Done } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { outputOption } from '../shared/output-option.ts';

export function addApplyCommand(program: Command, context: Context, done: Done): void {
  withRunOptions(
    program
      .command('apply')
      .description('wykonaj plan zapisany opcją --plan; pozycje zmienione od tego czasu są odrzucane')
      .argument('<plik>', 'plik planu'),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles set-status zatwierdzony --status roboczy --plan plan.ndjson\n  bip apply plan.ndjson',
    )
    .action(async (file: string, _, command: Command) =>
      done(await (await import('./apply-plan.ts')).applyPlan(context, file, command.optsWithGlobals())),
    );
}
