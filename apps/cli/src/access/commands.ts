import type { Command } from 'commander';
import { type Done, repeated } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { parseFilter, withListOptions } from '../shared/list-options.ts';
import { parsePeriodEdge } from '../shared/moments.ts';
import { parseEvent } from './audit-event-argument.ts';

export function addAccessCommands(program: Command, context: Context, done: Done): void {
  const audit = program
    .command('audit')
    .description('dziennik zdarzeń: logowania, role, uprawnienia, hasła, konta')
    .addHelpText('after', '\nPrzykład:\n  bip audit list --event nieudane-logowanie');

  withListOptions(
    audit
      .command('list')
      .description('zdarzenia, od najnowszego (dla administratorów)')
      .option('--user <tekst>', 'login tego, kto to zrobił, zawiera tekst')
      .option('--subject <tekst>', 'login lub nazwa roli, której to dotyczy, zawiera tekst')
      .option('--event <zdarzenie>', 'rodzaj zdarzenia, np. zmiana-hasła (można powtarzać)', repeated(parseEvent))
      .option('--since <data>', 'od dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('start'))
      .option('--until <data>', 'do dnia włącznie (rrrr-mm-dd albo data i godzina)', parsePeriodEdge('end'))
      .option('--filter <filtr>', 'filtr „kolumna;operacja;wartość” (można powtarzać)', repeated(parseFilter)),
  )
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip audit list --event nieudane-logowanie --since 2026-11-01 --until 2026-11-30\n  bip audit list --user anna.nowak --size 0 --output csv > dziennik.csv',
    )
    .action(async (_, command: Command) =>
      done(await (await import('./list-audit.ts')).listAudit(context, command.optsWithGlobals())),
    );
}
