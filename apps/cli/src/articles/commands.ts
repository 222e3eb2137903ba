import { Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { withListOptions } from '../shared/options/list-options.ts';
import { parsePeriodEdge } from '../shared/options/moments.ts';
import { repeated } from '../shared/options/option-parsers.ts';
import { outputOption } from '../shared/options/output-option.ts';
import { manyRetries, retriesOption } from '../shared/options/retries-option.ts';
import { whyDescription } from '../shared/options/why-option.ts';
import { alsoFor } from '../shared/synonyms.ts';
import { parseOwnReason } from './own-reason.ts';
import { parseStatus } from './selection/article-status-argument.ts';
import { withFilterOptions, withIds } from './selection/filter-options.ts';

export const articlesCommand = (program: Program) =>
  program
    .command('articles')
    .aliases(['article', 'posts', 'post', 'pages', 'page'])
    .description('artykuły')
    .addHelpText('after', '\nPrzykład:\n  bip articles list --status roboczy');

/** By what the list is counted. */
export const countings = ['status', 'category', 'author'] as const;

type Parent = ReturnType<typeof articlesCommand>;
export type ArticlesParent = Parent;

export const listArticlesCommand = (articles: Parent) =>
  alsoFor(
    withListOptions(
      withFilterOptions(articles.command('list').aliases(['ls', 'find', 'search']).description('lista artykułów')),
    )
      .addOption(new Option('--count-by <co>', 'zamiast wierszy: ile ich jest').choices(countings))
      .addHelpText(
        'after',
        '\nPrzykłady:\n  bip articles list --status roboczy --sort "createdDate;desc"\n  bip articles list --title uchwała --output ids\n  bip articles list --category "Prawo lokalne" --created-before "2 lata temu"\n  bip articles list --count-by status',
      ),
    { count: '--count-by status', stats: '--count-by status' },
  );

export type ListArticlesOptions = OptionsOf<typeof listArticlesCommand>;

export const showArticleCommand = (articles: Parent) =>
  articles
    .command('show')
    .aliases(['get', 'view'])
    .description('pokaż artykuł')
    .argument('<id>', 'numer artykułu, jego tytuł albo część tytułu')
    .addOption(
      new Option('-o, --output <postać>', 'postać wyniku; json to cały artykuł')
        .choices(['text', 'json'])
        .default('text'),
    )
    .option('--json', 'to samo co --output json')
    .option('--why', 'pokaż, co możesz zrobić z artykułem, a czego nie, dlaczego i co pomoże')
    .addHelpText('after', '\nPrzykłady:\n  bip articles show 12 --json\n  bip articles show 12 --why');

export type ShowArticleOptions = OptionsOf<typeof showArticleCommand>;

export const setStatusCommand = (articles: Parent) => {
  const command = articles
    .command('set-status')
    .description('zmień status artykułów')
    .argument(
      '<status>',
      'nowy status: roboczy, zatwierdzony, do-publikacji, opublikowany, wycofany, zarchiwizowany',
      parseStatus,
    );
  const withSettings = withIds(command)
    .option('--reason <tekst>', 'powód zmiany (przy wycofaniu wymagany)')
    .option('--remove-title <powód>', 'przy wycofaniu: usuwa też tytuł z rejestru zmian, z tym powodem')
    .option(
      '--reason-for <numer=tekst>',
      'powód publikacji jednego z artykułów mimo błędów w jego treści (można powtarzać); wspólny --reason ich nie obejmuje',
      repeated(parseOwnReason),
    )
    .option(
      '--publish-start <data>',
      'publikacja od (np. „2026-12-01 08:00”, czas polski); daty, których nie podasz, zostają jak na kartach',
      parsePeriodEdge('start'),
    )
    .addOption(new Option('--publish-now', 'opublikuj od razu (status do-publikacji)').conflicts('publishStart'))
    .option('--publish-end <data>', 'publikacja do (sam dzień: do jego końca)', parsePeriodEdge('end'))
    .option('--archive-after', 'zarchiwizuj po zakończeniu publikacji')
    .option('--why', whyDescription);
  const defined = withBulkOptions(withFilterOptions(withSettings))
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip articles set-status zatwierdzony 12 13 14\n  bip articles set-status zatwierdzony --status roboczy --created-before 2026-10-01 --dry-run\n  bip articles list --status roboczy --output ids | bip articles set-status zatwierdzony -\n  bip articles set-status wycofany 12 --reason "omyłka w treści"\n  bip articles set-status do-publikacji 12 --publish-now\n  bip articles set-status do-publikacji 12 13 --reason-for "13=wyrok nakazuje publikację"\n  bip articles set-status do-publikacji 12 --why',
    );
  return alsoFor(defined, {
    approve: 'zatwierdzony <id...>',
    publish: 'do-publikacji <id...> --publish-now',
    schedule: 'do-publikacji <id...> --publish-start <data>',
    withdraw: 'wycofany <id...> --reason <tekst>',
    unpublish: 'wycofany <id...> --reason <tekst>',
    archive: 'zarchiwizowany <id...>',
    status: '<status> <id...>',
  });
};

export type SetStatusOptions = OptionsOf<typeof setStatusCommand>;

export const checkArticlesCommand = (articles: Parent) =>
  withFilterOptions(
    withIds(
      articles
        .command('check')
        .aliases(['validate', 'lint'])
        .description('czego artykułom brakuje do publikacji i co jest nie tak w ich treści'),
    ),
  )
    .option('--all', 'wszystkie artykuły w języku z --lang')
    .option('--errors', 'bez uwag')
    .option(
      '--resume <plik>',
      'dopisuj do pliku, co sprawdzono; ponowne uruchomienie bierze to z niego i sprawdza resztę',
    )
    .addOption(retriesOption(manyRetries))
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nKod wyjścia 1: czegoś brakuje albo są błędy.\n\nPrzykłady:\n  bip articles check 12 13\n  bip articles check --status zatwierdzony --errors\n  bip articles check --all --resume sprawdzone.txt --output csv --out uwagi.csv',
    );

export type CheckArticlesOptions = OptionsOf<typeof checkArticlesCommand>;

export const deleteArticlesCommand = (articles: Parent) =>
  withBulkOptions(
    withFilterOptions(
      withIds(articles.command('delete').aliases(['remove', 'rm']).description('usuń wersje robocze artykułów')),
    ),
  )
    .option('--why', whyDescription)
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nBez terminala potrzebna jest opcja --yes.\n\nPrzykłady:\n  bip articles delete 12 13\n  bip articles delete --status roboczy --created-before 2020-01-01 --plan usuwanie.ndjson\n  bip apply usuwanie.ndjson --yes',
    );

export type DeleteArticlesOptions = OptionsOf<typeof deleteArticlesCommand>;

export const exportArticlesCommand = (articles: Parent) =>
  withFilterOptions(
    withIds(
      articles
        .command('export')
        .aliases(['dump'])
        .description('wypisz całe artykuły jako NDJSON, po jednym w wierszu, albo zapisz je w katalogu'),
    )
      .option('--all', 'wszystkie artykuły, we wszystkich językach')
      .option(
        '--folder <katalog>',
        'zapisz wszystkie języki i wersje z załącznikami i obrazami, dla „bip articles import”',
      )
      .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['ndjson', 'json']).default('ndjson'))
      .addOption(retriesOption(manyRetries)),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip articles export --status opublikowany --out artykuly.ndjson\n  bip articles export --all --fields id,title,content\n  bip articles export --all --folder kopia',
  );

export type ExportArticlesOptions = OptionsOf<typeof exportArticlesCommand>;

export const listAwaitingCommand = (articles: Parent) =>
  withListOptions(
    articles
      .command('to-approve')
      .aliases(['pending', 'queue'])
      .description('artykuły innych osób, które czekają na Twoje zatwierdzenie'),
  ).addHelpText('after', '\nPrzykłady:\n  bip articles to-approve\n  bip articles to-approve --output ids');

export type ListAwaitingOptions = OptionsOf<typeof listAwaitingCommand>;

export const listCommentsCommand = (articles: Parent) =>
  articles
    .command('comments')
    .aliases(['notes'])
    .description('uwagi do artykułu')
    .argument('<id>', 'numer artykułu, jego tytuł albo część tytułu')
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip articles comments 12');

export type ListCommentsOptions = OptionsOf<typeof listCommentsCommand>;

export const commentArticleCommand = (articles: Parent) =>
  articles
    .command('comment')
    .aliases(['note'])
    .description('dodaj uwagę do artykułu')
    .argument('<id>', 'numer artykułu, jego tytuł albo część tytułu')
    .argument('<tekst>', 'treść uwagi')
    .addHelpText('after', '\nPrzykład:\n  bip articles comment 12 "W załączniku brakuje podpisu"');

export type CommentArticleOptions = OptionsOf<typeof commentArticleCommand>;
