import type { Command } from 'commander';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import { type Done, wholeNumber } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { withListOptions } from '../shared/list-options.ts';
import { parsePeriodEdge } from '../shared/moments.ts';
import { outputOption } from '../shared/output-option.ts';
import { parseStatus } from './article-status-argument.ts';
import { withFilterOptions } from './filter-options.ts';

const idsHelp = 'numery artykułów albo „-”, aby czytać je z wejścia; zamiast nich --file lub filtry listy';

export function addArticleCommands(program: Command, context: Context, done: Done): void {
  const articles = program
    .command('articles')
    .description('artykuły')
    .addHelpText('after', '\nPrzykład:\n  bip articles list --status roboczy');

  withListOptions(withFilterOptions(articles.command('list').description('lista artykułów')))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles list --status roboczy --sort "createdDate;desc"\n  bip articles list --title uchwała --output ids',
    )
    .action(async (_, command: Command) =>
      done(await (await import('./list.ts')).listArticleRows(context, command.optsWithGlobals())),
    );

  articles
    .command('show')
    .description('pokaż artykuł')
    .argument('<id>', 'numer artykułu', wholeNumber(1))
    .option('--json', 'cały artykuł jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip articles show 12 --json')
    .action(async (id: number, _, command: Command) =>
      done(await (await import('./show.ts')).showArticle(context, id, command.optsWithGlobals())),
    );

  withBulkOptions(
    withFilterOptions(
      articles
        .command('set-status')
        .description('zmień status artykułów')
        .argument(
          '<status>',
          'nowy status: roboczy, zatwierdzony, do-publikacji, opublikowany, wycofany, zarchiwizowany',
          parseStatus,
        )
        .argument('[id...]', idsHelp)
        .option('--file <plik>', 'numery artykułów z pliku')
        .option('--reason <tekst>', 'powód zmiany (przy wycofaniu wymagany)')
        .option(
          '--publish-start <data>',
          'publikacja od (np. „2026-12-01 08:00”, czas polski)',
          parsePeriodEdge('start'),
        )
        .option('--publish-end <data>', 'publikacja do (sam dzień: do jego końca)', parsePeriodEdge('end'))
        .option('--archive-after', 'zarchiwizuj po zakończeniu publikacji'),
    ),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles set-status zatwierdzony 12 13 14\n  bip articles set-status zatwierdzony --status roboczy --created-before 2026-10-01 --dry-run\n  bip articles list --status roboczy --output ids | bip articles set-status zatwierdzony -\n  bip articles set-status wycofany 12 --reason "omyłka w treści"',
    )
    .action(async (status, words: string[], _, command: Command) =>
      done(await (await import('./set-status.ts')).setStatus(context, status, words, command.optsWithGlobals())),
    );

  withBulkOptions(
    withFilterOptions(
      articles
        .command('delete')
        .description('usuń wersje robocze artykułów')
        .argument('[id...]', idsHelp)
        .option('--file <plik>', 'numery artykułów z pliku'),
    ),
  )
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles delete 12 13\n  bip articles delete --status roboczy --created-before 2020-01-01 --plan usuwanie.ndjson\n  bip apply usuwanie.ndjson',
    )
    .action(async (words: string[], _, command: Command) =>
      done(await (await import('./delete.ts')).deleteDrafts(context, words, command.optsWithGlobals())),
    );

  withFilterOptions(
    articles
      .command('export')
      .description('wypisz całe artykuły jako NDJSON, po jednym w wierszu')
      .argument('[id...]', idsHelp)
      .option('--file <plik>', 'numery artykułów z pliku')
      .option('--retries <n>', 'ile razy ponawiać, gdy serwer chwilowo nie odpowiada', wholeNumber(0, 20), 6),
  )
    .addHelpText('after', '\nPrzykład:\n  bip articles export --status opublikowany > artykuly.ndjson')
    .action(async (words: string[], _, command: Command) =>
      done(await (await import('./export.ts')).exportArticles(context, words, command.optsWithGlobals())),
    );
}
