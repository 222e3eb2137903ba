// Options of every command that prints a list: paging, sorting, filters, formats.
import { type Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import type { GlobalOptions, OptionsOf } from '../command.ts';
import { closestMatch } from '../failures/closest-match.ts';
import { repeated, wholeNumber } from './option-parsers.ts';
import { outputOption } from './output-option.ts';
import { fewRetries, retriesOption } from './retries-option.ts';

/** What a list can be filtered by: the part of its definition that stands in help and messages. */
interface FilteredList {
  columns: Readonly<Record<string, { operations: readonly string[] }>>;
}

const parseFilter =
  ({ columns }: FilteredList, names: Readonly<Record<string, string>>) =>
  (text: string): string => {
    const [, typed = '', operation = '', value] = /^(\p{L}+);([A-Za-z]+);(.+)$/su.exec(text) ?? [];
    if (value === undefined) throw new InvalidArgumentError('oczekiwano „kolumna;operacja;wartość”');
    const column = names[typed] ?? typed;
    const operations = Object.hasOwn(columns, column) ? columns[column]?.operations : undefined;
    if (operations === undefined) {
      const known = columnNames(columns, names);
      const similar = closestMatch(typed, known);
      const hint = similar === undefined ? '' : ` (może chodziło o: ${similar}?)`;
      throw new InvalidArgumentError(`nie ma kolumny „${typed}”${hint}; kolumny: ${known.join(', ')}`);
    }
    if (!operations.includes(operation))
      throw new InvalidArgumentError(`operacje kolumny „${typed}”: ${operations.join(', ')}`);
    return `${column};${operation};${value}`;
  };

/** Each under the name that is meant for people. */
function columnNames(columns: FilteredList['columns'], names: Readonly<Record<string, string>>): string[] {
  const renamed = new Map(Object.entries(names).map(([name, column]) => [column, name]));
  return Object.keys(columns).map((column) => renamed.get(column) ?? column);
}

/**
 * `--filter`, the same on every command that filters a list.
 * @param names names for people of columns that have another one in the contract
 */
export const filterOption = (list: FilteredList, names: Readonly<Record<string, string>> = {}) =>
  new Option(
    '--filter <filtr>',
    `filtr „kolumna;operacja;wartość” (można powtarzać); kolumny: ${columnNames(list.columns, names).join(', ')}`,
  ).argParser(repeated(parseFilter(list, names)));

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
