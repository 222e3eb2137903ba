// The list's own filters, the same on every command that chooses articles.
import { type Command, InvalidArgumentError } from 'commander';
import { repeated } from '../shared/command.ts';
import { parseStatus } from './article-status-argument.ts';

function parseDate(text: string): string {
  if (!/^\d{4}-\d\d-\d\d(T\S+)?$/.test(text) || Number.isNaN(Date.parse(text))) {
    throw new InvalidArgumentError('oczekiwano daty rrrr-mm-dd albo daty i godziny ISO 8601');
  }
  return text;
}

/** A moment as the contract wants it. */
export function parseMoment(text: string): string {
  return new Date(parseDate(text)).toISOString();
}

function parseFilter(text: string): string {
  if (!/^[A-Za-z]+;[A-Za-z]+;./.test(text)) throw new InvalidArgumentError('oczekiwano „kolumna;operacja;wartość”');
  return text;
}

function parseSorting(text: string): string {
  if (!/^[A-Za-z]+;(asc|desc)$/.test(text))
    throw new InvalidArgumentError('oczekiwano „kolumna;asc” lub „kolumna;desc”');
  return text;
}

export function withFilterOptions(command: Command): Command {
  return command
    .option('--lang <kod>', 'wersja językowa (domyślnie: PL)')
    .option('--status <status>', 'status (można powtarzać)', repeated(parseStatus))
    .option('--title <tekst>', 'tytuł zawiera tekst')
    .option('--created-before <data>', 'utworzone przed datą (rrrr-mm-dd)', parseDate)
    .option('--created-after <data>', 'utworzone po dacie (rrrr-mm-dd)', parseDate)
    .option('--filter <filtr>', 'filtr „kolumna;operacja;wartość” (można powtarzać)', repeated(parseFilter));
}

export function withSortOption(command: Command): Command {
  return command.option(
    '--sort <sortowanie>',
    'sortowanie „kolumna;asc|desc” (można powtarzać)',
    repeated(parseSorting),
  );
}
