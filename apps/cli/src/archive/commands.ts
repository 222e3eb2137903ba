import type { Command } from 'commander';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import { type Done, repeated, wholeNumber } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { parseFilter, withListOptions } from '../shared/list-options.ts';
import { outputOption } from '../shared/output-option.ts';

const siteHelp = 'adres strony w archiwum (http://…)';

export function addArchiveCommands(program: Command, context: Context, done: Done): void {
  const archive = program
    .command('archive')
    .description('archiwalny BIP: połączenie, sprawdzanie i usuwanie stron, spis usuniętych')
    .addHelpText('after', '\nPrzykład:\n  bip archive status');

  archive
    .command('status')
    .description('adres archiwum i czy wczytano jego mapę strony')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip archive status --json')
    .action(async (_, command: Command) =>
      done(await (await import('./connection.ts')).archiveStatus(context, command.optsWithGlobals())),
    );

  archive
    .command('connect')
    .description('połącz z archiwum: wczytaj jego mapę strony')
    .option('--client-id <n>', 'numer urzędu w archiwum (domyślnie: z parametrów systemu)', wholeNumber(1))
    .addHelpText('after', '\nPrzykład:\n  bip archive connect')
    .action(async (_, command: Command) =>
      done(await (await import('./connection.ts')).connectArchive(context, command.optsWithGlobals())),
    );

  archive
    .command('check')
    .description('pokaż, co zniknie razem ze stroną; niczego nie zmienia')
    .argument('<strona>', siteHelp)
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip archive check http://archiwum.gmina.pl/referaty/finanse')
    .action(async (site: string, _, command: Command) =>
      done(await (await import('./check-site.ts')).checkSite(context, site, command.optsWithGlobals())),
    );

  withListOptions(
    archive
      .command('gone')
      .description('adresy usunięte z archiwum, których jego serwer nie może już pokazywać')
      .option('--filter <filtr>', 'filtr „kolumna;operacja;wartość” (można powtarzać)', repeated(parseFilter)),
  )
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip archive gone --filter "removedDate;greaterThan;2026-11-01T00:00:00Z"\n  bip archive gone --size 0 --output ids > usuniete.txt',
    )
    .action(async (_, command: Command) =>
      done(await (await import('./list-gone.ts')).listGone(context, command.optsWithGlobals())),
    );

  withBulkOptions(
    archive
      .command('remove')
      .description('usuń stronę z archiwum razem z podstronami i plikami')
      .argument('<strona>', siteHelp)
      .option('--bundle <plik>', 'dokąd zapisać spis usuniętych adresów jako JSON (domyślnie: usuniete-<adres>.json)'),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nBez --yes polecenie prosi o przepisanie adresu strony.\n\nPrzykłady:\n  bip archive remove http://archiwum.gmina.pl/referaty/finanse --dry-run\n  bip archive remove http://archiwum.gmina.pl/referaty/finanse --yes --bundle finanse.json',
    )
    .action(async (site: string, _, command: Command) =>
      done(await (await import('./remove-site.ts')).removeSite(context, site, command.optsWithGlobals())),
    );
}
