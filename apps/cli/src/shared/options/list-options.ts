// Options of every command that prints a list: paging, sorting, filters, formats.
import { type Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import type { GlobalOptions, OptionsOf } from '../command.ts';
import { repeated, wholeNumber } from './option-parsers.ts';
import { outputOption } from './output-option.ts';
import { fewRetries, retriesOption } from './retries-option.ts';

function parseFilter(text: string): string {
  if (!/^[A-Za-z]+;[A-Za-z]+;./.test(text)) throw new InvalidArgumentError('oczekiwano „kolumna;operacja;wartość”');
  return text;
}

/** `--filter`, the same on every command that filters a list. */
export const filterOption = () =>
  new Option('--filter <filtr>', 'filtr „kolumna;operacja;wartość” (można powtarzać)').argParser(repeated(parseFilter));

function parseSorting(text: string): string {
  if (!/^[A-Za-z]+;(asc|desc)$/.test(text))
    throw new InvalidArgumentError('oczekiwano „kolumna;asc” lub „kolumna;desc”');
  return text;
}

export const withListOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .option('--sort <sortowanie>', 'sortowanie „kolumna;asc|desc” (można powtarzać)', repeated(parseSorting))
    .option('--page <n>', 'numer strony', wholeNumber(1), 1)
    .option('--size <n>', 'wierszy na stronie, 0 = wszystkie', wholeNumber(0, 1000), 20)
    .addOption(retriesOption(fewRetries))
    .addOption(outputOption());

export type ListOptions = OptionsOf<typeof withListOptions<[], GlobalOptions, GlobalOptions>>;
