// Who has named no server is told by every command how to name one. A new command has to be classified here.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCommands } from './command-tree.ts';
import { rootCommand } from './shared/command.ts';
import { automat, Bip } from './testing/bip.ts';

/** Nothing answers there: what the product runs on this computer is not asked. */
const unreachable = { HTTP_PROXY: 'http://localhost:9', http_proxy: 'http://localhost:9', NO_PROXY: '', no_proxy: '' };
const bip = new Bip(() => unreachable);

/** Arguments with which a command gets as far as its server; null for one that needs none. */
const samples: Readonly<Record<string, string | null>> = {
  __complete: null,
  'alias delete': null,
  'alias list': null,
  'alias set': null,
  api: 'listTags',
  apply: 'plan.ndjson',
  'archive check': 'https://archiwum.example/strona',
  'archive connect': '',
  'archive gone': '',
  'archive list': '',
  'archive remove': 'https://archiwum.example/strona --yes',
  'archive status': '',
  'articles attach': '1 tagi.csv',
  'articles check': '1',
  'articles comment': '1 tekst',
  'articles comments': '1',
  'articles create': 'Statut --summary Statut --author Jan --entity Urząd',
  'articles delete': '1 --yes',
  'articles edit': '1 --add-tag sport',
  'articles export': '1',
  'articles fetch': '1 --folder pobrane',
  'articles import': 'katalog',
  'articles list': '',
  'articles new-version': '1',
  'articles preview': '1',
  'articles replace': 'stare nowe 1 --yes',
  'articles set-status': 'roboczy 1 --yes',
  'articles show': '1',
  'articles to-approve': '',
  'articles translate': '1 --to EN',
  'audit art8': '',
  'audit list': '',
  'auth list': null,
  'auth status': null,
  'auth switch': null,
  completion: null,
  'config apply': 'katalog',
  'config diff': 'katalog',
  'config export': 'nowy-katalog',
  // its server is an argument
  'contract check': null,
  'defaults list': null,
  'defaults set': null,
  'defaults unset': null,
  'dictionaries delete': 'tags sport --yes',
  'dictionaries export': 'tags',
  'dictionaries import': 'tags tagi.csv',
  'dictionaries list': 'tags',
  'dictionaries merge-tags': 'oświata sport --yes',
  'dictionaries rename': 'tags sport kultura',
  doctor: '',
  history: 'baner',
  // it writes a folder
  'import read wordpress': null,
  'languages activate': 'EN',
  'languages add': 'DE --name niemiecki --local-name Deutsch',
  'languages export': 'EN',
  'languages import': 'EN tlumaczenia.csv',
  'languages list': '',
  'links check': '',
  login: '--device',
  logout: null,
  'menus add': 'Nowa --type pionowe',
  'menus check': '',
  'menus delete': '1 --yes',
  'menus export': '',
  'menus hide': '1',
  'menus import': 'menu.yaml --yes',
  'menus move': '1 --first',
  'menus rename': '1 Nowa',
  'menus sort-articles': '1 alfabetyczna',
  'menus tree': '',
  'menus undo': '1 --type pionowe',
  'parameters get': 'MaxFileSize',
  'parameters list': '',
  'parameters set': 'MaxFileSize 7',
  'roles create': 'Nowa --description opis --permission ManageMenus',
  'roles delete': 'Nowa --yes',
  'roles list': '',
  'roles show': 'Redaktor',
  'roles update': 'Redaktor --description opis',
  // they work on the server's own computer
  'server backup': null,
  'server cleanup': null,
  'server doctor': null,
  'server first-admin': null,
  'server migrations': null,
  'server restore': null,
  'server schedule run': null,
  'server status': null,
  'site export': 'kopia',
  'users activate': 'jan.nowy',
  'users create': 'jan.nowy --firstname Jan --surname Nowy --email jan@gmina.example --role Redaktor',
  'users deactivate': 'jan.nowy',
  'users end-sessions': 'jan.nowy',
  'users import': 'konta.csv',
  'users list': '',
  'users reset': 'jan.nowy --yes',
  'users roles': 'jan.nowy --add Redaktor',
  'users show': 'jan.nowy',
  'users unlock': 'jan.nowy',
  whoami: '',
};

const leaves = (command: CommandUnknownOpts, above: readonly string[] = []): string[] =>
  command.commands.length === 0
    ? [above.join(' ')]
    : command.commands.flatMap((one) => leaves(one, [...above, one.name()]));

beforeAll(() => {
  bip.file(
    'plan.ndjson',
    '{"bip":"plan","version":2,"kind":"articles.set-status","host":"https://urzad.example","settings":{},"made":"2026-11-20T08:00:00.000Z"}\n',
  );
  bip.file('tagi.csv', 'name,language\nsport,PL\n');
});
afterAll(() => bip.remove());

test('every command is known', () => {
  const program = rootCommand();
  addCommands(program, () => undefined);
  expect(leaves(program).toSorted()).toEqual(Object.keys(samples).toSorted());
});

const asking = Object.entries(samples).flatMap(([name, args]) => (args === null ? [] : [`${name} ${args}`.trim()]));

test.each(asking)('bip %s', async (line) => {
  for (const env of [{}, automat]) {
    const { code, stdout, stderr } = await bip.run(line.split(' '), { env });
    expect([code === 0, `${stdout}${stderr}`]).toEqual([false, expect.stringContaining('--host')]);
  }
});
