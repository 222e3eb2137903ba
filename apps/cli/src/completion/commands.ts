import { Argument, type Command } from 'commander';
import type { Done } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

export function addCompletionCommands(program: Command, context: Context, done: Done): void {
  program
    .command('completion')
    .description('wypisz skrypt dopełniania poleceń w powłoce')
    .addArgument(new Argument('<powłoka>', 'powłoka').choices(shells))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip completion bash >> ~/.bashrc\n  bip completion zsh >> ~/.zshrc\n  bip completion fish > ~/.config/fish/completions/bip.fish',
    )
    .action(async (shell: (typeof shells)[number]) => {
      context.stdout.write((await import('./scripts.ts')).completionScripts[shell]);
      done();
    });

  // Asked by the scripts with the words typed so far, the last one unfinished.
  program
    .command('__complete', { hidden: true })
    .argument('[słowa...]')
    .helpOption(false)
    .action(async (words: string[]) => {
      const { candidates } = await import('./candidates.ts');
      for (const word of await candidates(context, program, words)) context.stdout.write(`${word}\n`);
      done();
    });
}
