// `bip menus`: the built program against the real server.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exitCodes } from '../shared/failures/exit-codes.ts';
import { inTerminal } from '../testing/terminal.ts';
import { TestServer } from '../testing/test-server.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { server, bip } = withSharedServer();
const empty = new TestServer({ isDemo: false });
beforeAll(() => empty.start());
afterAll(() => empty.remove());

const menus = (...args: string[]) => bip.run(['menus', ...args]);
interface Row {
  elementId: number;
  displayText: string;
  parentElementId: number | null;
  isHidden: boolean;
}
const rows = async (...args: string[]) => JSON.parse((await menus('tree', '-o', 'json', ...args)).stdout) as Row[];
const row = async (id: number) => (await rows()).find(({ elementId }) => elementId === id);

async function add(name: string, ...place: string[]): Promise<number> {
  const added = await menus('add', name, ...place);
  expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(`Dodano kategorię „${name}”`) });
  return Number(added.stdout);
}

test('add, move, rename, hide, delete and undo', async () => {
  const parent = await add('Zakładki', '--type', 'pionowe');
  const first = await add('Pierwsza', '--parent', String(parent));
  const second = await add('Druga', '--parent', String(parent), '--first', '--hidden');
  const children = async () =>
    (await rows()).filter(({ parentElementId }) => parentElementId === parent).map(({ elementId }) => elementId);
  expect(await children()).toEqual([second, first]);
  expect(await row(second)).toMatchObject({ isHidden: true });

  expect((await menus('move', String(second), '--after', String(first))).code).toBe(0);
  expect(await children()).toEqual([first, second]);
  expect((await menus('move', String(second), '--parent', String(first))).code).toBe(0);
  expect(await row(second)).toMatchObject({ parentElementId: first });
  expect((await menus('rename', String(second), 'Trzecia')).code).toBe(0);
  expect((await menus('rename', String(second), 'Third', '--lang', 'en')).code).toBe(0);
  expect((await rows('--lang', 'EN')).find(({ elementId }) => elementId === second)?.displayText).toBe('Third');
  expect((await menus('hide', String(second), '--show')).code).toBe(0);
  expect(await row(second)).toMatchObject({ displayText: 'Trzecia', isHidden: false });

  const removed = await menus('delete', String(parent), '--yes');
  const [, undo = ''] = /Cofnięcie: bip (.+)\n$/.exec(removed.stderr) ?? [];
  expect(await row(second)).toBeUndefined();
  expect((await bip.run(undo.split(' '))).code).toBe(0);
  expect(await row(second)).toMatchObject({ displayText: 'Trzecia' });
});

test('sort-articles sets the order and prints it', async () => {
  const id = await add('Uchwały', '--type', 'pionowe');
  const order = async () =>
    JSON.parse((await bip.run(['api', 'getMenuSortConfiguration', '--param', `elementId=${id}`])).stdout);
  expect(await menus('sort-articles', String(id), 'alfabetyczna')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Ustawiono kolejność artykułów'),
  });
  expect(await order()).toMatchObject({ articleSortOnCategoryType: 30 });
  expect((await menus('sort-articles', '999999', 'alfabetyczna')).stderr).toContain('Nie znaleziono kategorii');
  expect((await menus('sort-articles', String(id), 'losowo')).code).toBe(2);
});

test('deleting lists what is deleted and asks', async () => {
  const parent = await add('Do usunięcia', '--type', 'pionowe');
  await add('Pod nią', '--parent', String(parent));
  const terminal = inTerminal(['menus', 'delete', String(parent)], bip.env);
  await terminal.waitFor(
    /Podkategorie \(1\): zostaną usunięte[\s\S]*Usunąć „Do usunięcia” razem z podkategoriami\? \[t\/N\]/,
  );
  terminal.type('n\n');
  expect((await terminal.end).code).toBe(1);
  expect(await row(parent)).toBeDefined();
});

test('a rejected change is reported', async () => {
  const parent = await add('Rodzic', '--type', 'pionowe');
  const child = await add('Dziecko', '--parent', String(parent));
  expect(await menus('move', String(parent), '--parent', String(child))).toMatchObject({
    code: 1,
    stderr: 'Kategorii nie można przenieść do niej samej ani do jej podkategorii\n',
  });
  expect(await menus('rename', '999999', 'X')).toMatchObject({
    code: 1,
    stderr: 'Nie znaleziono kategorii o numerze 999999\n',
  });
});

const withoutArticles = (text: string) => text.replaceAll(/^ *linkToArticle: .*\n/gm, '');

test.each(['yaml', 'csv'])('an export as %s, imported again, changes nothing', async (format) => {
  const file = `${bip.home}/menu.${format}`;
  expect((await menus('export', '-o', format, '--out', file)).code).toBe(0);
  const run = await menus('import', file, '--dry-run', '-o', 'json');
  expect({ code: run.code, rows: run.stdout }).toEqual({ code: 0, rows: '[]\n' });
});

test('an export, imported into an empty office, gives the same tree', async () => {
  const file = `${bip.home}/menu.yaml`;
  await menus('export', '--out', file);
  const wanted = withoutArticles(readFileSync(file, 'utf8')).replaceAll(/^( *)languages:\n(\1 .*\n)+/gm, '');
  const own = bip.file('bez-tlumaczen.yaml', wanted);
  const env = { BIP_HOST: empty.host };
  const run = await bip.run(['menus', 'import', own, '--yes'], { env });
  expect(run).toMatchObject({ code: 0, stderr: expect.stringMatching(/dodać \d+/) });
  expect((await bip.run(['menus', 'export'], { env })).stdout).toBe(wanted);
  expect(await bip.run(['menus', 'check'], { env })).toMatchObject({ code: 0 });
});

test('many categories are added by one call; a name that it refuses keeps no other one back', async () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `      - displayText: Wpis ${at}\n`).join('');
  const tree = (name: string, below: string) => `pionowe:\n  - displayText: ${name}\n    children:\n${below}`;
  const env = { BIP_HOST: empty.host };
  const load = async (text: string) =>
    bip.run(['menus', 'import', bip.file('wiele.yaml', text), '--yes', '-o', 'json'], { env });
  const calls = async () => {
    const { stdout } = await bip.run(['api', 'listAuditEntries', '--param', 'size=3'], { env });
    return (JSON.parse(stdout) as { operation: string }[]).map(({ operation }) => operation);
  };
  expect(await load(tree('Razem', names(150)))).toMatchObject({ code: 0 });
  expect((await calls()).filter((one) => one === 'addMenuElements' || one === 'changeMenu')).toEqual([
    'addMenuElements',
  ]);

  const run = await load(tree('Osobno', `${names(3)}      - displayText: ${'x'.repeat(1001)}\n`));
  expect({ code: run.code, errors: JSON.parse(run.stdout).map((one: { errors: string[] }) => one.errors) }).toEqual({
    code: exitCodes.someFailed,
    errors: [[], [], [], [], [expect.stringContaining('1000'), expect.stringContaining('1000')]],
  });
});

test('a deleted branch in three languages is restored from a file, with its order and links', async () => {
  const file = bip.file(
    'galaz.yaml',
    `pionowe:
  - displayText: Gałąź
    title: Gałąź do sprawdzenia
    languages:
      EN:
        displayText: Branch
        title: A branch
    children:
      - displayText: Trzeci
        title: Trzeci
        linkToCategory:
          - pionowe
          - Gałąź
          - Drugi
      - displayText: Drugi
        title: Drugi
        description: =1+1
        isHidden: true
      - displayText: Pierwszy
        title: Pierwszy
        url: https://example.org/
        target: NewTab
`,
  );
  const branch = async () => {
    const { stdout } = await menus('export', '--type', 'pionowe');
    return `pionowe:\n${stdout.slice(stdout.indexOf('  - displayText: Gałąź'))}`;
  };
  expect(await menus('import', file, '--yes')).toMatchObject({ code: 0 });
  expect(await branch()).toBe(readFileSync(file, 'utf8'));
  const csv = `${bip.home}/galaz.csv`;
  await menus('export', '--type', 'pionowe', '-o', 'csv', '--out', csv);
  const [root] = (await rows()).filter(({ displayText }) => displayText === 'Gałąź');
  expect(root).toBeDefined();
  // a branch with links to other sites is not deleted
  const external = (await rows()).find(({ displayText }) => displayText === 'Pierwszy');
  expect((await menus('delete', String(external?.elementId), '--yes')).code).toBe(0);
  expect((await menus('delete', String(root?.elementId), '--yes')).code).toBe(0);
  expect(await menus('import', csv, '--yes')).toMatchObject({ code: 0 });
  expect(await branch()).toBe(readFileSync(file, 'utf8'));
});

test('the order of the file becomes the order of the menu', async () => {
  const tree = (...names: string[]) =>
    `pionowe:\n  - displayText: Kolejność\n    children:\n${names.map((name) => `      - displayText: ${name}\n`).join('')}`;
  const file = bip.file('kolejnosc.yaml', tree('a', 'b', 'c', 'd'));
  await menus('import', file, '--yes');
  bip.file('kolejnosc.yaml', tree('d', 'b', 'nowa', 'a', 'c'));
  expect(await menus('import', file, '--yes', '-o', 'json')).toMatchObject({ code: 0 });
  const parent = (await rows()).find(({ displayText }) => displayText === 'Kolejność');
  const children = (await rows()).filter(({ parentElementId }) => parentElementId === parent?.elementId);
  expect(children.map(({ displayText }) => displayText)).toEqual(['d', 'b', 'nowa', 'a', 'c']);
});

test.each([
  ['zly.yaml', 'pionowe:\n  - displayText: a\n    kolor: red\n', 'wiersz 3: pionowe.0: nieznane pole „kolor”'],
  [
    'zly.yaml',
    'pionowe:\n  - url: a\n    displaytext: a\n',
    'wiersz 3: pionowe.0: nieznane pole „displaytext” (może chodziło o: displayText?)',
  ],
  ['zly.yaml', 'pionowe:\n  - url: a\n', 'wiersz 2: pionowe.0.displayText: jest wymagane'],
  ['zly.yaml', 'pionowe:\n  - displayText: 5\n', 'wiersz 2: pionowe.0.displayText: oczekiwano tekstu'],
  ['zly.yaml', 'pionowe:\n  - displayText: a\n    articleOrder: x\n', 'articleOrder: oczekiwano jednego z: ręczna'],
  ['zly.yaml', 'pionowe:\n  - displayText: a\n    languages: {en: {displayText: a}}\n', 'to nie jest kod języka'],
  ['zly.yaml', 'pionowe: [', 'wiersz 1: to nie jest poprawny YAML'],
  ['pusty.yaml', '{}', 'nie ma żadnej kategorii'],
  ['zly.csv', 'menu,level,displayText\npionowe,2,a\n', 'Kategoria 1: poziom pomija jeden z wyższych'],
  ['zly.csv', 'menu,level,displayText,barwa\n', 'nie ma żadnej kategorii'],
])('%s with %j is rejected', async (name, text, message) => {
  const run = await menus('import', bip.file(name, text), '--yes');
  expect(run).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
});

test('check finds nothing in the menus of the demonstration', async () => {
  expect(await menus('check', '-o', 'json')).toMatchObject({ code: 0, stdout: '[]\n' });
  expect(server.host).not.toBe(empty.host);
});

test('a category by its path, and a move that is only shown', async () => {
  const [first, second] = ['Ścieżka A', 'Ścieżka B'];
  for (const name of [first, second]) await bip.run(['menus', 'add', name, '--type', 'pionowe']);
  await bip.run(['menus', 'add', 'Ścieżka dolna', '--parent', first]);
  const move = ['menus', 'move', `${first} › Ścieżka dolna`, '--parent', second];
  expect(await bip.run([...move, '--dry-run'])).toMatchObject({
    code: 0,
    stdout: `${first} › Ścieżka dolna → ${second} › Ścieżka dolna, na początku\n`,
    stderr: 'Próba. Niczego nie zmieniono\n',
  });
  expect(await bip.run(['menus', 'rename', `${first} › Ścieżka dolna`, '--why'])).toMatchObject({ code: 0 });
  expect((await bip.run(move)).code).toBe(0);
  expect(await bip.run(['menus', 'hide', `${second} › ścieżka dolna`])).toMatchObject({ code: 0 });
  expect(await bip.run(['menus', 'hide', `${first} › Ścieżka dolna`])).toMatchObject({
    code: 2,
    stderr: `Nie ma kategorii „${first} › Ścieżka dolna” (może chodziło o: Ścieżka dolna?)\n`,
  });
  for (const name of [first, second]) expect((await bip.run(['menus', 'delete', name, '--yes'])).code).toBe(0);
});
