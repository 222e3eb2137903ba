import { Option } from '@commander-js/extra-typings';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import { listInformationMarksDefinition } from '@redakcja/generated/lists/listInformationMarks';
import type { OptionsOf, Program } from '../shared/command.ts';
import { filterOption, withListOptions } from '../shared/options/list-options.ts';
import { parseDay, parsePeriodEdge } from '../shared/options/moments.ts';
import { repeated, wholeNumber } from '../shared/options/option-parsers.ts';
import { parseEvent } from './audit/audit-event-argument.ts';

export const auditCommand = (program: Program) =>
  program
    .command('audit')
    .aliases(['log', 'logs', 'events', 'watchdog'])
    .description('dziennik zdarzeń: kto się logował, co zmienił, czyje dane oglądał i czego mu odmówiono')
    .addHelpText('after', '\nPrzykład:\n  bip audit list --event nieudane-logowanie');

export const listAuditCommand = (audit: ReturnType<typeof auditCommand>) =>
  withListOptions(
    audit
      .command('list', { isDefault: true })
      .aliases(['ls', 'show', 'tail'])
      .description('zdarzenia, od najnowszego (dla administratorów)')
      .option('--user <tekst>', 'login tego, kto to zrobił, zawiera tekst')
      .option('--subject <tekst>', 'login lub nazwa roli, której to dotyczy, zawiera tekst')
      .option('--event <zdarzenie>', 'rodzaj zdarzenia, np. zmiana-hasła (można powtarzać)', repeated(parseEvent))
      .option('--since <data>', 'od dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('start'))
      .option('--until <data>', 'do dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('end'))
      .addOption(
        new Option(
          '-f, --follow',
          'ostatnie zdarzenia (tyle, ile podaje --size; z --since od tej chwili), a potem nowe, gdy tylko się pojawią; kończy Ctrl+C',
        ).conflicts(['until', 'page', 'sort']),
      )
      .addOption(filterOption(listAuditEntriesDefinition)),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip audit list --follow --output ndjson\n  bip audit list --event nieudane-logowanie --since 2026-11-01 --until 2026-11-30\n  bip audit list --user anna.nowak --size 0 --output csv --out dziennik.csv',
  );

export type ListAuditOptions = OptionsOf<typeof listAuditCommand>;

export const auditMarksCommand = (audit: ReturnType<typeof auditCommand>) =>
  withListOptions(
    audit
      .command('art8')
      .aliases(['marks'])
      .description(
        'oznaczenia informacji z art. 8 ust. 6 ustawy: wszystko, co zostało opublikowane, i czego w tym brakuje',
      )
      .option('--since <data>', 'udostępnione od dnia włącznie (rrrr-mm-dd)', parseDay)
      .option('--until <data>', 'udostępnione do dnia włącznie (rrrr-mm-dd)', parseDay)
      .option('--category <numer>', 'tylko z tej kategorii (można powtarzać)', repeated(wholeNumber(1)))
      .option('--incomplete', 'tylko to, w czym czegoś brakuje')
      .addOption(filterOption(listInformationMarksDefinition)),
  ).addHelpText(
    'after',
    '\nKod wyjścia 1: z --incomplete, gdy czegoś brakuje.\n\nPrzykłady:\n  bip audit art8 --since 2026-01-01 --until 2026-12-31 --size 0 --output csv --out metryki.csv\n  bip audit art8 --incomplete --size 0',
  );

export type AuditMarksOptions = OptionsOf<typeof auditMarksCommand>;
