// The list's own filters, the same on every command that chooses articles.
import { isDay, parseMoment } from '@redakcja/domain/shared/dates';
import { type Command, InvalidArgumentError } from 'commander';
import { repeated } from '../shared/command.ts';
import { parseFilter } from '../shared/list-options.ts';
import { parseStatus } from './article-status-argument.ts';

function parseDate(text: string): string {
  if (!isDay(text) && parseMoment(text) === null) {
    throw new InvalidArgumentError('oczekiwano daty rrrr-mm-dd albo daty i godziny ISO 8601');
  }
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
