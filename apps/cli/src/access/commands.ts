import type { OptionsOf, Program } from '../shared/command.ts';
import { filterOption, withListOptions } from '../shared/list-options.ts';
import { parsePeriodEdge } from '../shared/moments.ts';
import { repeated } from '../shared/option-parsers.ts';
import { parseEvent } from './audit-event-argument.ts';

export const auditCommand = (program: Program) =>
  program
    .command('audit')
    .description('dziennik zdarzeń: kto się logował, co zmienił, czyje dane oglądał i czego mu odmówiono')
    .addHelpText('after', '\nPrzykład:\n  bip audit list --event nieudane-logowanie');

export const listAuditCommand = (audit: ReturnType<typeof auditCommand>) =>
  withListOptions(
    audit
      .command('list')
      .description('zdarzenia, od najnowszego (dla administratorów)')
      .option('--user <tekst>', 'login tego, kto to zrobił, zawiera tekst')
      .option('--subject <tekst>', 'login lub nazwa roli, której to dotyczy, zawiera tekst')
      .option('--event <zdarzenie>', 'rodzaj zdarzenia, np. zmiana-hasła (można powtarzać)', repeated(parseEvent))
      .option('--since <data>', 'od dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('start'))
      .option('--until <data>', 'do dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('end'))
      .addOption(filterOption()),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip audit list --event nieudane-logowanie --since 2026-11-01 --until 2026-11-30\n  bip audit list --user anna.nowak --size 0 --output csv --out dziennik.csv',
  );

export type ListAuditOptions = OptionsOf<typeof listAuditCommand>;
