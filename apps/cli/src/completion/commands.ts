import { Argument } from '@commander-js/extra-typings';
import type { Program } from '../shared/command.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

export const completionCommand = (program: Program) =>
  program
    .command('completion')
    .description('wypisz skrypt dopełniania poleceń w powłoce')
    .addArgument(new Argument('<powłoka>', 'powłoka').choices(shells))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip completion bash >> ~/.bashrc\n  bip completion zsh >> ~/.zshrc\n  bip completion fish > ~/.config/fish/completions/bip.fish',
    );

/** Called by the completion scripts with the words of the command line up to the cursor. */
export const completeCommand = (program: Program) =>
  program.command('__complete', { hidden: true }).argument('[słowa...]').helpOption(false);
