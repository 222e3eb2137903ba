import { Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf } from '../../shared/command.ts';
import { outputOption } from '../../shared/options/output-option.ts';
import { manyRetries, retriesOption } from '../../shared/options/retries-option.ts';
import type { ArticlesParent } from '../commands.ts';
import { withFilterOptions, withIds } from '../selection/filter-options.ts';

export const newVersionCommand = (articles: ArticlesParent) =>
  withBulkOptions(
    withFilterOptions(
      withIds(
        articles
          .command('new-version')
          .aliases(['version'])
          .description('utwórz nowe wersje robocze artykułów opublikowanych i wycofanych'),
      ),
    ),
  )
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip articles new-version --status opublikowany --title regulamin --dry-run');

export type NewVersionOptions = OptionsOf<typeof newVersionCommand>;

export const translateCommand = (articles: ArticlesParent) =>
  withBulkOptions(
    withFilterOptions(
      withIds(
        articles.command('translate').description('skopiuj artykuły do innego języka, jako robocze do przetłumaczenia'),
      ),
    ).addOption(new Option('--to <kod>', 'język kopii, np. EN').makeOptionMandatory()),
  )
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip articles translate 12 13 --to EN');

export type TranslateOptions = OptionsOf<typeof translateCommand>;

export const previewCommand = (articles: ArticlesParent) =>
  withFilterOptions(
    withIds(
      articles.command('preview').aliases(['link']).description('linki do podglądu artykułów, dla osób bez konta'),
    ).addOption(retriesOption(manyRetries)),
  )
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip articles preview --status zatwierdzony --output csv --out podglad.csv');

export type PreviewOptions = OptionsOf<typeof previewCommand>;
