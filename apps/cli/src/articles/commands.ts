import type { Command } from 'commander';
import { type Done, repeated, wholeNumber } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { outputOption } from '../shared/output.ts';
import { parseStatus } from './article-status-argument.ts';

export function addArticleCommands(program: Command, context: Context, done: Done): void {
  const articles = program.command('articles').description('artykuły');

  articles
    .command('list')
    .description('lista artykułów')
    .option('--lang <kod>', 'wersja językowa', 'PL')
    .option('--status <status>', 'status (można powtarzać)', repeated(parseStatus))
    .option('--title <tekst>', 'tytuł zawiera tekst')
    .option('--created-before <data>', 'utworzone przed datą (rrrr-mm-dd)')
    .option('--created-after <data>', 'utworzone po dacie (rrrr-mm-dd)')
    .option('--filter <filtr>', 'filtr „kolumna;operacja;wartość” (można powtarzać)', repeated(String))
    .option('--sort <sortowanie>', 'sortowanie „kolumna;asc|desc” (można powtarzać)', repeated(String))
    .option('--page <n>', 'numer strony', wholeNumber(1), 1)
    .option('--size <n>', 'wierszy na stronie, 0 = wszystkie', wholeNumber(0), 20)
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles list --status roboczy --sort "createdDate;desc"\n  bip articles list --title uchwała --output ids',
    )
    .action(async (_, command: Command) =>
      done(await (await import('./list.ts')).listArticleRows(context, command.optsWithGlobals())),
    );

  articles
    .command('set-status')
    .description('zmień status artykułów')
    .argument(
      '<status>',
      'nowy status: roboczy, zatwierdzony, do-publikacji, opublikowany, wycofany, zarchiwizowany',
      parseStatus,
    )
    .argument('<id...>', 'numery artykułów albo „-”, aby czytać je z wejścia')
    .option('--reason <tekst>', 'powód zmiany (przy wycofaniu wymagany)')
    .option('--publish-start <data>', 'publikacja od (ISO 8601, np. 2026-12-01T08:00:00Z)')
    .option('--publish-end <data>', 'publikacja do (ISO 8601)')
    .option('--archive-after', 'zarchiwizuj po zakończeniu publikacji')
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles set-status zatwierdzony 12 13 14\n  bip articles list --status roboczy --output ids | bip articles set-status zatwierdzony -',
    )
    .action(async (status, words: string[], _, command: Command) => {
      const { readIds } = await import('../shared/read-ids.ts');
      const { setStatus } = await import('./set-status.ts');
      done(await setStatus(context, status, await readIds(context, words), command.optsWithGlobals()));
    });
}
