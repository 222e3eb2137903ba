// The filters of the list, the same on every command that selects articles.
import { type Command, InvalidArgumentError, Option, type OptionValues } from '@commander-js/extra-typings';
import { listArticlesDefinition } from '@redakcja/generated/lists/listArticles';
import type { GlobalOptions, OptionsOf } from '../../shared/command.ts';
import { langOption } from '../../shared/options/lang-option.ts';
import { filterOption } from '../../shared/options/list-options.ts';
import { parsePeriodEdge } from '../../shared/options/moments.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { parseStatus } from './article-status-argument.ts';

/** What an article may lack. */
export const lacks = ['author', 'attachment'] as const;

function parseLack(text: string): (typeof lacks)[number] {
  const lack = lacks.find((one) => one === text);
  if (lack === undefined) throw new InvalidArgumentError(`dozwolone: ${lacks.join(', ')}`);
  return lack;
}

/** Those of the contract are no words for a person. */
const columnNames = { category: 'mainMenuElementDisplayText', kind: 'baseArticleType', author: 'createdBy' };

export const articleKinds = ['zwykłe', 'systemowe', 'wszystkie'] as const;

export const withFilterOptions = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .addOption(langOption())
    .option('--status <status>', 'status (można powtarzać)', repeated(parseStatus))
    .addOption(new Option('--kind <rodzaj>', 'rodzaj artykułów').choices(articleKinds))
    .option('--title <tekst>', 'tytuł zawiera tekst')
    .option(
      '--created-before <data>',
      'utworzone przed chwilą albo do końca dnia (czas polski)',
      parsePeriodEdge('end'),
    )
    .option(
      '--created-after <data>',
      'utworzone po chwili albo od początku dnia (czas polski)',
      parsePeriodEdge('start'),
    )
    .option(
      '--published-before <data>',
      'opublikowane przed chwilą albo do końca dnia (czas polski)',
      parsePeriodEdge('end'),
    )
    .option(
      '--published-after <data>',
      'opublikowane po chwili albo od początku dnia (czas polski)',
      parsePeriodEdge('start'),
    )
    .option(
      '--category <kategoria>',
      'w tej kategorii albo pod nią: numer albo „Prawo lokalne › Statut” (można powtarzać)',
      repeated(String),
    )
    .option('--tag <nazwa>', 'z tym tagiem (można powtarzać: z którymkolwiek)', repeated(String))
    .option('--author <tekst>', 'kto go utworzył, zawiera tekst')
    .option('--has-attachment', 'z załącznikiem')
    .addOption(
      new Option('--without <czego>', 'bez autora informacji albo bez załącznika (można powtarzać)').argParser(
        repeated(parseLack),
      ),
    )
    .addOption(filterOption(listArticlesDefinition, columnNames));

export type FilterOptions = OptionsOf<typeof withFilterOptions<[], GlobalOptions, GlobalOptions>>;

/** Articles by their ids, as arguments or from a file. */
export const withIds = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  command
    .argument(
      '[id...]',
      'numery albo dokładne tytuły artykułów, albo „-”, aby czytać numery z wejścia; zamiast nich --file lub filtry listy',
    )
    .option('--file <plik>', 'numery artykułów z pliku');

/** Options by which a command selects the articles that it works on. */
export type SelectionOptions = OptionsOf<typeof withIds<[], FilterOptions, GlobalOptions>>;
