import { Option } from '@commander-js/extra-typings';
import { withApplyOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { outputOption } from '../shared/options/output-option.ts';

export const applyCommand = (program: Program) =>
  withApplyOptions(
    program
      .command('apply')
      .description('wykonaj plan zapisany opcją --plan; pozycje zmienione od tego czasu są odrzucane')
      .argument('<plik>', 'plik planu'),
  )
    .addOption(
      new Option('--dry-run', 'tylko pokaż, co zostałoby zrobione i co zmieniło się od czasu planu').conflicts(
        'resume',
      ),
    )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles set-status zatwierdzony --status roboczy --plan plan.ndjson\n  bip apply plan.ndjson --dry-run\n  bip apply plan.ndjson',
    );

export type ApplyOptions = OptionsOf<typeof applyCommand>;
