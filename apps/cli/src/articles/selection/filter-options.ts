// The filters of the list, the same on every command that selects articles.
import { type Command, Option, type OptionValues } from '@commander-js/extra-typings';
import type { GlobalOptions, OptionsOf } from '../../shared/command.ts';
import { langOption } from '../../shared/options/lang-option.ts';
import { filterOption } from '../../shared/options/list-options.ts';
import { parsePeriodEdge } from '../../shared/options/moments.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { parseStatus } from './article-status-argument.ts';

export const articleKinds = ['zwykłe', 'systemowe', 'wszystkie'] as const;

export const withFilterOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .addOption(langOption())
    .option('--status <status>', 'status (można powtarzać)', repeated(parseStatus))
    .addOption(new Option('--kind <rodzaj>', 'rodzaj artykułów').choices(articleKinds))
    .option('--title <tekst>', 'tytuł zawiera tekst')
    .option(
      '--created-before <data>',
      'utworzone przed chwilą albo do końca dnia (czas polski)',
      parsePeriodEdge('end'),
    )
    .option(
      '--created-after <data>',
      'utworzone po chwili albo od początku dnia (czas polski)',
      parsePeriodEdge('start'),
    )
    .addOption(filterOption());

export type FilterOptions = OptionsOf<typeof withFilterOptions<[], GlobalOptions, GlobalOptions>>;

/** Articles by their ids, as arguments or from a file. */
export const withIds = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .argument('[id...]', 'numery artykułów albo „-”, aby czytać je z wejścia; zamiast nich --file lub filtry listy')
    .option('--file <plik>', 'numery artykułów z pliku');

/** Options by which a command selects the articles that it works on. */
export type SelectionOptions = OptionsOf<typeof withIds<[], FilterOptions, GlobalOptions>>;
