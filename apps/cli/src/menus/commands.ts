import { Argument, Option } from '@commander-js/extra-typings';
import { withBulkOptions } from '../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../shared/command.ts';
import { encodingOption } from '../shared/options/encoding-option.ts';
import { langOption } from '../shared/options/lang-option.ts';
import { repeated, wholeNumber } from '../shared/options/option-parsers.ts';
import { outputOption, summaryOutputOption } from '../shared/options/output-option.ts';
import { whyDescription } from '../shared/options/why-option.ts';
import { yesOption } from '../shared/options/yes-option.ts';
import { alsoFor } from '../shared/synonyms.ts';
import { articleOrderNames } from './read/article-orders.ts';
import { menuNames } from './read/menu-names.ts';
import { parseTranslation } from './translation-option.ts';

const typeOption = (text = 'które menu (domyślnie: oba)') => new Option('--type <menu>', text).choices(menuNames);
const categoryHelp = 'numer kategorii albo jej ścieżka, „Prawo lokalne › Statut”';
const afterOption = () => new Option('--after <kategoria>', 'za którą kategorią (domyślnie: na końcu)');
const firstOption = () => new Option('--first', 'na początku').conflicts('after');

export const menusCommand = (program: Program) =>
  program
    .command('menus')
    .aliases(['menu', 'categories', 'category'])
    .description('menu poziome i pionowe: kategorie, ich kolejność i nazwy')
    .addHelpText('after', '\nPrzykład:\n  bip menus tree --type pionowe');

type Parent = ReturnType<typeof menusCommand>;

export const menuTreeCommand = (menus: Parent) =>
  menus
    .command('tree')
    .aliases(['list', 'ls', 'show'])
    .description('kategorie w kolejności menu')
    .addOption(typeOption())
    .addOption(langOption())
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykłady:\n  bip menus tree\n  bip menus tree --type poziome --lang EN -o csv');

export type MenuTreeOptions = OptionsOf<typeof menuTreeCommand>;

export const addCategoryCommand = (menus: Parent) =>
  menus
    .command('add')
    .aliases(['create', 'new'])
    .description('dodaj kategorię; wypisuje jej numer')
    .argument('<nazwa>', 'wyświetlana nazwa')
    .addOption(typeOption('menu, do którego na pierwszy poziom ją dodać').conflicts('parent'))
    .option('--parent <kategoria>', 'kategoria nadrzędna: numer albo ścieżka')
    .addOption(afterOption())
    .addOption(firstOption())
    .option('--title <tekst>', 'tekst dla czytników ekranu (domyślnie: nazwa)')
    .option('--url <adres>', 'adres, do którego prowadzi, także w innych językach')
    .option('--hidden', 'ukryta')
    .option('--translation <kod=nazwa>', 'nazwa w innym języku (można powtarzać)', repeated(parseTranslation))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip menus add "Ogłoszenia" --type pionowe --translation EN=Announcements\n  bip menus add "Przetargi" --parent 20 --first',
    );

export type AddCategoryOptions = OptionsOf<typeof addCategoryCommand>;

export const moveCategoryCommand = (menus: Parent) =>
  menus
    .command('move')
    .aliases(['mv', 'reorder'])
    .description('przenieś kategorię razem z podkategoriami')
    .argument('<kategoria>', categoryHelp)
    .option('--parent <kategoria>', 'do której kategorii: numer albo ścieżka (domyślnie: zostaje w swojej)')
    .addOption(new Option('--root', 'na pierwszy poziom').conflicts('parent'))
    .addOption(afterOption())
    .addOption(firstOption())
    .addOption(new Option('--dry-run', 'tylko pokaż, gdzie się znajdzie').conflicts('why'))
    .option('--why', whyDescription)
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip menus move "Ogłoszenia › Przetargi" --parent "Prawo lokalne" --dry-run\n  bip menus move 23 --parent 20\n  bip menus move 23 --after 22\n  bip menus move 23 --why',
    );

export type MoveCategoryOptions = OptionsOf<typeof moveCategoryCommand>;

export const renameCategoryCommand = (menus: Parent) =>
  menus
    .command('rename')
    .aliases(['edit', 'update'])
    .description('zmień nazwę kategorii')
    .argument('<kategoria>', categoryHelp)
    .argument('[nazwa]', 'nowa nazwa')
    .option('--title <tekst>', 'tekst dla czytników ekranu (domyślnie: bez zmian, a gdy był nazwą: nowa nazwa)')
    .addOption(langOption())
    .option('--why', whyDescription)
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip menus rename 23 "Wydział Finansowy"\n  bip menus rename 23 "Finance" --lang EN\n  bip menus rename 23 --why',
    );

export type RenameCategoryOptions = OptionsOf<typeof renameCategoryCommand>;

export const hideCategoryCommand = (menus: Parent) =>
  alsoFor(
    menus
      .command('hide')
      .description('ukryj kategorię albo pokaż ukrytą')
      .argument('<kategoria>', categoryHelp)
      .option('--show', 'pokaż')
      .option('--why', whyDescription)
      .addHelpText('after', '\nPrzykłady:\n  bip menus hide 23\n  bip menus hide 23 --show\n  bip menus hide 23 --why'),
    { unhide: '<kategoria> --show' },
  );

export type HideCategoryOptions = OptionsOf<typeof hideCategoryCommand>;

export const deleteCategoryCommand = (menus: Parent) =>
  menus
    .command('delete')
    .aliases(['remove', 'rm'])
    .description('usuń kategorię razem z podkategoriami; pokazuje, co jej używa')
    .argument('<kategoria>', categoryHelp)
    .option('--why', whyDescription)
    .addOption(yesOption())
    .addHelpText(
      'after',
      '\nBez terminala potrzebna jest opcja --yes.\n\nPrzykłady:\n  bip menus delete 23\n  bip menus delete 23 --why',
    );

export type DeleteCategoryOptions = OptionsOf<typeof deleteCategoryCommand>;

export const undoCategoryCommand = (menus: Parent) =>
  menus
    .command('undo')
    .aliases(['revert'])
    .description('cofnij zmianę menu, także usunięcie; numer wpisu wypisuje każda zmiana')
    .argument('<wpis>', 'numer wpisu w dzienniku', wholeNumber(1))
    .addOption(typeOption('menu, którego dotyczy wpis').makeOptionMandatory())
    .addHelpText('after', '\nPrzykład:\n  bip menus undo 5127 --type pionowe');

export type UndoCategoryOptions = OptionsOf<typeof undoCategoryCommand>;

export const exportMenusCommand = (menus: Parent) =>
  menus
    .command('export')
    .aliases(['dump'])
    .description('wypisz menu we wszystkich językach w postaci, którą wczytuje import')
    .addOption(typeOption())
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['yaml', 'csv']).default('yaml'))
    .addHelpText('after', '\nPrzykład:\n  bip menus export --out menu.yaml');

export type ExportMenusOptions = OptionsOf<typeof exportMenusCommand>;

export const importMenusCommand = (menus: Parent) =>
  withBulkOptions(
    menus
      .command('import')
      .aliases(['load'])
      .description('dodaj, zmień i ustaw kategorie tak, jak są w pliku; żadnej nie usuwa')
      .argument('<plik>', 'plik YAML albo CSV z polecenia export')
      .addOption(encodingOption()),
  )
    .addOption(summaryOutputOption())
    .addHelpText(
      'after',
      '\nKategorie są rozpoznawane po nazwach od pierwszego poziomu.\n\nPrzykłady:\n  bip menus import menu.yaml --dry-run -o table\n  bip menus import menu.yaml --plan plan.ndjson',
    );

export type ImportMenusOptions = OptionsOf<typeof importMenusCommand>;

export const checkMenusCommand = (menus: Parent) =>
  menus
    .command('check')
    .aliases(['validate'])
    .description('sprawdź, czy menu nie ma niczego, czego mieć nie powinno')
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip menus check');

export type CheckMenusOptions = OptionsOf<typeof checkMenusCommand>;

export const sortArticlesCommand = (menus: Parent) =>
  menus
    .command('sort-articles')
    .aliases(['sort'])
    .description('ustaw kolejność artykułów kategorii')
    .argument('<kategoria>', categoryHelp)
    .addArgument(new Argument('<kolejność>', 'kolejność').choices(articleOrderNames))
    .addHelpText('after', '\nPrzykład:\n  bip menus sort-articles 23 od-najnowszych');
