// The filters of the list, the same on every command that selects articles.
import { type Command, InvalidArgumentError, type OptionValues } from '@commander-js/extra-typings';
import { isDay, parseMoment } from '@redakcja/domain/shared/dates';
import type { GlobalOptions, OptionsOf } from '../shared/command.ts';
import { langOption } from '../shared/lang-option.ts';
import { filterOption } from '../shared/list-options.ts';
import { repeated } from '../shared/option-parsers.ts';
import { parseStatus } from './article-status-argument.ts';

function parseDate(text: string): string {
  if (!isDay(text) && parseMoment(text) === null) {
    throw new InvalidArgumentError('oczekiwano daty rrrr-mm-dd albo daty i godziny ISO 8601');
  }
  return text;
}

export const withFilterOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .addOption(langOption())
    .option('--status <status>', 'status (można powtarzać)', repeated(parseStatus))
    .option('--title <tekst>', 'tytuł zawiera tekst')
    .option('--created-before <data>', 'utworzone przed datą (rrrr-mm-dd)', parseDate)
    .option('--created-after <data>', 'utworzone po dacie (rrrr-mm-dd)', parseDate)
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
