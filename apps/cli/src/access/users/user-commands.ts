import { type Command, Option, type OptionValues } from '@commander-js/extra-typings';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { withBulkOptions } from '../../shared/bulk/bulk-options.ts';
import type { OptionsOf, Program } from '../../shared/command.ts';
import { encodingOption } from '../../shared/options/encoding-option.ts';
import { filterOption, withListOptions } from '../../shared/options/list-options.ts';
import { repeated } from '../../shared/options/option-parsers.ts';
import { outputOption, summaryOutputOption } from '../../shared/options/output-option.ts';
import { whyDescription } from '../../shared/options/why-option.ts';
import { alsoFor } from '../../shared/synonyms.ts';

export const usersCommand = (program: Program) =>
  program
    .command('users')
    .aliases(['user', 'accounts', 'account'])
    .description('konta użytkowników')
    .addHelpText('after', '\nPrzykład:\n  bip users list --inactive');

type Parent = ReturnType<typeof usersCommand>;

export const listUsersCommand = (users: Parent) =>
  withListOptions(
    users
      .command('list')
      .aliases(['ls'])
      .description('lista kont; numery osobowe są zasłonięte')
      .option('--login <tekst>', 'login zawiera tekst')
      .option('--surname <tekst>', 'nazwisko zawiera tekst')
      .addOption(new Option('--inactive', 'tylko nieaktywne').conflicts('active'))
      .option('--active', 'tylko aktywne')
      .addOption(filterOption(listUsersDefinition)),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip users list --active --size 0 --output csv\n  bip users list --surname kowal',
  );

export type ListUsersOptions = OptionsOf<typeof listUsersCommand>;

export const showUserCommand = (users: Parent) =>
  users
    .command('show')
    .aliases(['get', 'view'])
    .description('pokaż konto, jego role i uprawnienia (odczyt danych osobowych trafia do dziennika zdarzeń)')
    .argument('<login>', 'login albo jego część, imię lub nazwisko')
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['text', 'json']).default('text'))
    .addHelpText('after', '\nPrzykład:\n  bip users show anna.nowak');

export type ShowUserOptions = OptionsOf<typeof showUserCommand>;

const linksOption = () =>
  new Option('--links <plik>', 'plik na jednorazowe linki do ustawienia hasła, gdy serwer nie wysyła poczty').default(
    'linki-do-hasel.csv',
  );

export const createUserCommand = (users: Parent) =>
  users
    .command('create')
    .aliases(['add', 'new', 'invite'])
    .description('utwórz konto; hasło ustawi użytkownik linkiem z poczty albo z pliku')
    .argument('<login>', 'login')
    .requiredOption('--firstname <imię>', 'imię')
    .requiredOption('--surname <nazwisko>', 'nazwisko')
    .requiredOption('--email <adres>', 'adres e-mail')
    .requiredOption('--role <nazwa>', 'rola (można powtarzać)', repeated(String))
    .option('--pesel <numer>', 'PESEL')
    .option('--phone <numer>', 'telefon')
    .addOption(linksOption())
    .addHelpText(
      'after',
      '\nPrzykład:\n  bip users create jan.kowalski --firstname Jan --surname Kowalski --email j.kowalski@gmina.pl --role Redaktor',
    );

export type CreateUserOptions = OptionsOf<typeof createUserCommand>;

export const importUsersCommand = (users: Parent) =>
  withBulkOptions(
    users
      .command('import')
      .aliases(['load'])
      .description('utwórz konta z pliku; login, który już jest, zostaje pominięty')
      .argument('<plik>', 'plik CSV, JSON albo NDJSON')
      .addOption(encodingOption())
      .option('--skip-invalid', 'utwórz konta z poprawnych wierszy mimo błędnych', false)
      .addOption(linksOption()),
  )
    .addOption(summaryOutputOption())
    .addHelpText(
      'after',
      '\nPlik CSV ma w pierwszym wierszu nazwy kolumn: userName (login), firstname (imię), surname (nazwisko), email (e-mail), roles (role: nazwy po przecinku), także pesel i phone (telefon).\n\nPrzykłady:\n  bip users import konta.csv --dry-run --output table\n  bip users import konta.csv --links linki.csv',
    );

export type ImportUsersOptions = OptionsOf<typeof importUsersCommand>;

/** A command that does the same to every account that it is given. */
const withLogins = <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Options, Globals>,
) =>
  withBulkOptions(command.argument('[login...]', 'loginy (też ich część: „anna”) albo „-”, aby czytać je z wejścia'))
    .option('--why', whyDescription)
    .addOption(outputOption());

export const userRolesCommand = (users: Parent) =>
  alsoFor(
    withLogins(
      users
        .command('roles')
        .description('nadaj i odbierz role')
        .option('--add <nazwa>', 'nadaj rolę (można powtarzać)', repeated(String))
        .option('--remove <nazwa>', 'odbierz rolę (można powtarzać)', repeated(String)),
    ).addHelpText('after', '\nPrzykład:\n  bip users roles anna.nowak ewa.kubiak --add Redaktor --dry-run'),
    { grant: '<login...> --add <rola>', revoke: '<login...> --remove <rola>', role: '<login...> --add <rola>' },
  );

export type UserRolesOptions = OptionsOf<typeof userRolesCommand>;

export const activateUsersCommand = (users: Parent) =>
  withLogins(users.command('activate').aliases(['enable']).description('aktywuj konta')).addHelpText(
    'after',
    '\nPrzykład:\n  bip users activate jan.kowalski',
  );

export const deactivateUsersCommand = (users: Parent) =>
  alsoFor(
    withLogins(
      users
        .command('deactivate')
        .aliases(['disable', 'block', 'suspend'])
        .description('dezaktywuj konta i zakończ ich sesje'),
    ).addHelpText(
      'after',
      '\nPrzykłady:\n  bip users deactivate jan.kowalski\n  bip users deactivate jan.kowalski --why\n  cat odeszli.txt | bip users deactivate - --dry-run',
    ),
    { delete: '<login...>', remove: '<login...>' },
  );

export const endSessionsCommand = (users: Parent) =>
  withLogins(
    users
      .command('end-sessions')
      .aliases(['logout', 'kick'])
      .description('zakończ sesje; hasło zostaje')
      .option('--all', 'wszystkich poza Tobą'),
  ).addHelpText(
    'after',
    '\nPrzykłady:\n  bip users end-sessions jan.kowalski\n  bip users end-sessions --all --dry-run',
  );

export const unlockUsersCommand = (users: Parent) =>
  withLogins(
    users
      .command('unlock')
      .aliases(['unblock'])
      .description('zakończ przerwę w logowaniu po zbyt wielu błędnych hasłach; hasło zostaje'),
  ).addHelpText('after', '\nPrzykład:\n  bip users unlock jan.kowalski');

export type EndSessionsOptions = OptionsOf<typeof endSessionsCommand>;
export type ChangeUsersOptions = OptionsOf<typeof activateUsersCommand>;

export const resetPasswordsCommand = (users: Parent) =>
  withLogins(
    users
      .command('reset')
      .aliases(['reset-password', 'password'])
      .description('unieważnij hasła: nowe ustawi użytkownik jednorazowym linkiem z poczty albo z pliku')
      .addOption(linksOption()),
  ).addHelpText(
    'after',
    '\nBez terminala potrzebna jest opcja --yes.\n\nPrzykład:\n  bip users reset jan.kowalski --links linki.csv --yes',
  );

export type ResetPasswordsOptions = OptionsOf<typeof resetPasswordsCommand>;
