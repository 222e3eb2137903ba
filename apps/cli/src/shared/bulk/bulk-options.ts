import { type Command, Option, type OptionValues } from '@commander-js/extra-typings';
import type { GlobalOptions, OptionsOf } from '../command.ts';
import { wholeNumber } from '../options/option-parsers.ts';
import { manyRetries, retriesOption } from '../options/retries-option.ts';
import { yesOption } from '../options/yes-option.ts';
import type { OutputFormat } from '../output/output.ts';

/** Options of carrying out a plan. */
export const withApplyOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .option('--resume', 'dokończ przerwane wykonanie tego samego polecenia')
    .addOption(yesOption())
    .option('--concurrency <n>', 'ile żądań naraz (1-8)', wholeNumber(1, 8), 2)
    .addOption(retriesOption(manyRetries));

/** Options that every bulk command takes. */
export const withBulkOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  withApplyOptions(command)
    .addOption(new Option('--dry-run', 'tylko pokaż, co zostałoby zrobione').conflicts('resume'))
    .addOption(
      new Option('--plan <plik>', 'zapisz plan do pliku zamiast go wykonywać (potem: bip apply PLIK)').conflicts([
        'resume',
        'dryRun',
      ]),
    );

/** Options of a bulk run; each command defines its own output formats. */
export type BulkOptions = OptionsOf<typeof withBulkOptions<[], GlobalOptions, GlobalOptions>> & {
  output: OutputFormat | 'summary';
};
