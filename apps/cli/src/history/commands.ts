import type { OptionsOf, Program } from '../shared/command.ts';
import { withListOptions } from '../shared/options/list-options.ts';
import { wholeNumber } from '../shared/options/option-parsers.ts';
import { yesOption } from '../shared/options/yes-option.ts';
import { kindNames, parseKind } from './record-kinds.ts';

export const historyCommand = (program: Program) =>
  withListOptions(
    program
      .command('history')
      .aliases(['revisions', 'changes'])
      .description('historia pozycji: kto, kiedy i co zmienił; z --undo cofnięcie zmiany')
      .argument('<rodzaj>', `rodzaj pozycji: ${kindNames.join(', ')}`, parseKind)
      .argument('[pozycja]', 'numer albo nazwa pozycji (parametr: klucz); bez niej historia wszystkich tego rodzaju')
      .option(
        '--undo <wpis>',
        'cofnij zmianę o tym numerze; odrzucana, gdy ktoś zmienił to samo później; bez terminala wymaga --yes',
        wholeNumber(1),
      )
      .addOption(yesOption()),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip history baner 5\n  bip history kategoria "Referat Finansowy"\n  bip history parametr MaxFileSize\n  bip history baner --undo 5127 --yes',
  );

export type HistoryOptions = OptionsOf<typeof historyCommand>;
