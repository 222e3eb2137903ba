import { Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf } from '../../shared/command.ts';
import { parsePeriodEdge } from '../../shared/options/moments.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { outputOption } from '../../shared/options/output-option.ts';
import { alsoFor } from '../../shared/synonyms.ts';
import type { ArticlesParent } from '../commands.ts';
import { withFilterOptions, withIds } from '../selection/filter-options.ts';

export const replaceCommand = (articles: ArticlesParent) =>
  withBulkOptions(
    withFilterOptions(
      withIds(
        articles
          .command('replace')
          .aliases(['search-replace'])
          .description('zamień tekst w tytułach, krótkich opisach i treściach artykułów')
          .argument('<szukane>', 'szukany tekst; odstęp znajdzie też twardą spację')
          .argument('<nowe>', 'nowy tekst'),
      ),
    ),
  )
    .option('--all', 'wszystkie artykuły w języku z --lang')
    .option('--regex', 'szukane jest wyrażeniem regularnym, a nowe może mieć $1, $<nazwa> i $&')
    .option('--ignore-case', 'nie rozróżniaj wielkich i małych liter')
    .option('--attributes', 'także w adresach i tytułach łączy oraz w opisach obrazów')
    .option('--reason <tekst>', 'powód zmiany, do historii artykułów')
    .addOption(outputOption())
    .addHelpText(
      'after',
      '\nZnaczniki zostają, jakie były: zmienia się tylko tekst między nimi. Próba (--dry-run) pokazuje każde miejsce. Artykuł opublikowany potrzebuje najpierw nowej wersji (bip articles new-version). Bez terminala potrzebna jest opcja --yes.\n\nPrzykłady:\n  bip articles replace "Wójt Gminy" "Burmistrz Miasta" --status roboczy --dry-run\n  bip articles replace "http://stary.example" "https://nowy.example" --all --attributes --plan zamiana.ndjson\n  bip articles replace "(\\d+)/2025" "$1/2026" 12 13 --regex --reason "omyłka w numerach" --yes',
    );

export type ReplaceOptions = OptionsOf<typeof replaceCommand>;

const text = (value: string) => value;
/** Takes a date away. */
export const noDate = 'brak';
const edge = (kind: 'start' | 'end') => (value: string) => (value === noDate ? value : parsePeriodEdge(kind)(value));

export const editCommand = (articles: ArticlesParent) =>
  alsoFor(
    withBulkOptions(
      withFilterOptions(
        withIds(
          articles
            .command('edit')
            .aliases(['update', 'change'])
            .description('zmień tagi, kategorie i daty publikacji artykułów'),
        ),
      ),
    )
      .option('--add-tag <nazwa>', 'dodaj tag (można powtarzać)', repeated(text))
      .option('--remove-tag <nazwa>', 'odbierz tag (można powtarzać)', repeated(text))
      .option('--set-tag <nazwa>', 'zostaw tylko ten tag (można powtarzać)', repeated(text))
      .option(
        '--add-category <kategoria>',
        'dodaj kategorię: numer albo „Prawo › Statut” (można powtarzać)',
        repeated(text),
      )
      .option('--remove-category <kategoria>', 'wyjmij z kategorii (można powtarzać)', repeated(text))
      .option(
        '--set-category <kategoria>',
        'zostaw tylko tę kategorię; pierwsza jest główna (można powtarzać)',
        repeated(text),
      )
      .option(
        '--publish-start <data>',
        'publikacja od (np. „2026-12-01 08:00”, czas polski); „brak” usuwa datę',
        edge('start'),
      )
      .option('--publish-end <data>', 'publikacja do (sam dzień: do jego końca); „brak” usuwa datę', edge('end'))
      .addOption(
        new Option('--archive-after <tak|nie>', 'czy zarchiwizować po zakończeniu publikacji').choices(['tak', 'nie']),
      )
      .option('--reason <tekst>', 'powód zmiany, do historii artykułów')
      .addOption(outputOption())
      .addHelpText(
        'after',
        '\nArtykuły, w których nic się nie zmienia, są pomijane.\n\nPrzykłady:\n  bip articles edit 12 13 --add-tag oświata --remove-tag sport\n  bip articles edit --status roboczy --title regulamin --set-category "Prawo lokalne › Regulaminy" --dry-run\n  bip articles edit --file numery.txt --publish-end "2026-12-31" --archive-after tak --plan daty.ndjson',
      ),
    {
      tag: '<id...> --add-tag <nazwa>',
      untag: '<id...> --remove-tag <nazwa>',
      categorize: '<id...> --set-category <kategoria>',
      move: '<id...> --set-category <kategoria>',
    },
  );

export type EditOptions = OptionsOf<typeof editCommand>;

export const createArticleCommand = (articles: ArticlesParent) =>
  articles
    .command('create')
    .aliases(['new', 'add'])
    .description('utwórz artykuł roboczy; wypisuje jego numer')
    .argument('<tytuł>', 'tytuł')
    .requiredOption('--summary <tekst>', 'krótki opis')
    .requiredOption('--author <osoba>', 'kto wytworzył informację')
    .requiredOption('--entity <nazwa>', 'podmiot udostępniający')
    .option('--text <plik>', 'treść: plik Markdown albo HTML')
    .option('--created <data>', 'kiedy wytworzono informację (domyślnie: teraz)', parsePeriodEdge('start'))
    .option('--category <kategoria>', 'kategoria; pierwsza jest główna (można powtarzać)', repeated(text))
    .option('--tag <nazwa>', 'tag (można powtarzać)', repeated(text))
    .addHelpText(
      'after',
      '\nWiele artykułów z plików: bip articles import.\n\nPrzykład:\n  bip articles create "Nabór na stanowisko" --summary "Konkurs w referacie finansowym" --author "Jan Kowalski" --entity "Urząd Gminy" --text nabor.md --category "Praca"',
    );

export type CreateArticleOptions = OptionsOf<typeof createArticleCommand>;

export const attachCommand = (articles: ArticlesParent) =>
  articles
    .command('attach')
    .description('dodaj załączniki do artykułu, na końcu')
    .argument('<id>', 'numer artykułu, jego tytuł albo część tytułu')
    .argument('<plik...>', 'pliki')
    .option('--name <nazwa>', 'wyświetlana nazwa, gdy plik jest jeden (domyślnie: nazwa pliku)')
    .option('--reason <tekst>', 'powód zmiany, do historii artykułu')
    .addHelpText('after', '\nPrzykład:\n  bip articles attach 12 uchwala.pdf --name "Uchwała nr 1"');

export type AttachOptions = OptionsOf<typeof attachCommand>;
