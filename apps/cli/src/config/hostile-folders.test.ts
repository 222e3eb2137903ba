// Configurations of a stranger: nothing outside the folder is read, and each attack is refused in a sentence.
import { cpSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';
import { contentsOf, editText } from './testing/folders.ts';

const { bip } = withServer();
let whole = '';
let folder = '';

beforeAll(async () => {
  whole = `${bip.home}/biuletyn`;
  folder = `${bip.home}/obcy`;
  expect(await bip.run(['config', 'export', whole])).toMatchObject({ code: 0 });
  writeFileSync(`${bip.home}/tajne.png`, 'secret');
});

function sparse(file: string, size: number): void {
  writeFileSync(file, '');
  truncateSync(file, size);
}

const names = (file: string, name = 'x.png') =>
  editText(folder, 'banners.yaml', (text) =>
    text.replace('file: null', `file: {file: ${JSON.stringify(file)}, name: ${JSON.stringify(name)}}`),
  );

/** Nine levels of nine references: 400 million texts. */
const laughs = Array.from({ length: 9 }, (_, at) =>
  at === 0 ? '- &a0 [x, x, x]' : `- &a${at} [${Array.from({ length: 9 }, () => `*a${at - 1}`).join(', ')}]`,
).join('\n');

const attacks: [name: string, attack: () => void, message: string][] = [
  ['a path upwards', () => names('../tajne.png'), 'plik ../tajne.png leży poza katalogiem konfiguracji'],
  ['a path upwards inside', () => names('pliki/../../tajne.png'), 'leży poza katalogiem konfiguracji'],
  ['an absolute path', () => names(`${bip.home}/tajne.png`), 'tajne.png leży poza katalogiem konfiguracji'],
  ['an absolute path into the folder', () => names(`${folder}/pliki`), 'leży poza katalogiem konfiguracji'],
  [
    'a link to a file',
    () => {
      symlinkSync(`${bip.home}/tajne.png`, `${folder}/pliki/link.png`);
      names('pliki/link.png');
    },
    'do pliku pliki/link.png prowadzi dowiązanie, a te nie są dozwolone',
  ],
  [
    'a link to a folder',
    () => {
      symlinkSync(bip.home, `${folder}/linki`);
      names('linki/tajne.png');
    },
    'do pliku linki/tajne.png prowadzi dowiązanie, a te nie są dozwolone',
  ],
  [
    'a link in place of a resource',
    () => {
      rmSync(`${folder}/tags.yaml`);
      symlinkSync(`${bip.home}/tajne.png`, `${folder}/tags.yaml`);
    },
    'do pliku tags.yaml prowadzi dowiązanie, a te nie są dozwolone',
  ],
  [
    'a folder in place of a file',
    () => {
      mkdirSync(`${folder}/pliki/katalog.png`);
      names('pliki/katalog.png');
    },
    'pliki/katalog.png nie jest plikiem',
  ],
  ['a very long path', () => names(`pliki/${'a'.repeat(5000)}.png`), 'nazwa pliku może mieć najwyżej 250 znaków'],
  ['a control character', () => names('pliki/a\u0007.png'), 'niedozwolony znak U+0007 za „pliki/a”'],
  ['a text turned around', () => names('pliki/\u202egnp.exe'), 'niedozwolony znak U+202E za „pliki/”'],
  [
    'a turned name beside a good path',
    () => {
      writeFileSync(`${folder}/pliki/a.png`, '');
      names('pliki/a.png', 'logo\u202egnp.exe');
    },
    'niedozwolony znak U+202E za „logo”',
  ],
  [
    'an invisible character in a name',
    () => {
      writeFileSync(`${folder}/pliki/a.png`, '');
      names('pliki/a.png', 'lo\u200bgo.png');
    },
    'name: nazwa pliku ma niewidoczny znak U+200B',
  ],
  [
    'a path as a name',
    () => {
      writeFileSync(`${folder}/pliki/a.png`, '');
      names('pliki/a.png', '../../a.png');
    },
    'name: nazwa pliku nie może mieć ukośnika',
  ],
  [
    'another case',
    () => {
      writeFileSync(`${folder}/pliki/Herb.PNG`, '');
      names('pliki/herb.png');
    },
    'nie ma pliku pliki/herb.png (jest Herb.PNG: wielkość liter ma znaczenie)',
  ],
  [
    'a file of 1 GB',
    () => {
      sparse(`${folder}/pliki/duzy.png`, 1e9);
      names('pliki/duzy.png');
    },
    'plik pliki/duzy.png jest za duży (najwyżej 100 MB)',
  ],
  ['a resource of 1 GB', () => sparse(`${folder}/tags.yaml`, 1e9), 'plik tags.yaml jest za duży (najwyżej 20 MB)'],
  [
    'references that multiply',
    () => writeFileSync(`${folder}/tags.yaml`, laughs),
    'odwołania (*a0) nie są tu dozwolone',
  ],
  [
    'millions of entries',
    () => writeFileSync(`${folder}/tags.yaml`, '- a\n'.repeat(4_000_000)),
    'w pliku jest więcej niż 500000 wierszy i pozycji',
  ],
  ['endless depth', () => writeFileSync(`${folder}/tags.yaml`, '['.repeat(100_000)), 'zagnieżdżenie jest za głębokie'],
  [
    'a text turned around in a record',
    () => editText(folder, 'tags.yaml', (text) => text.replace('name: budget', 'name: "bud\u202eteg"')),
    'Pole zawiera niedozwolony znak U+202E za „bud”',
  ],
  [
    'a text turned around in a menu',
    () => editText(folder, 'menus.yaml', (text) => text.replace('displayText: ', 'displayText: "\u202e" # ')),
    'niedozwolony znak',
  ],
];

test('each attack is refused before anything is sent', async () => {
  for (const [name, attack, message] of attacks) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(whole, folder, { recursive: true });
    attack();
    const run = await bip.run(['config', 'apply', folder, '--yes']);
    expect(run, name).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(message) });
    for (const text of ['\u0007', '\u202e', 'secret', '    at ']) expect(run.stderr, name).not.toContain(text);
  }
  expect(await bip.run(['config', 'diff', whole])).toMatchObject({ code: 0, stdout: '' });
});

test('an export does not write through a link', async () => {
  const own = `${bip.home}/wlasny`;
  mkdirSync(own);
  mkdirSync(`${bip.home}/cudzy`);
  symlinkSync(`${bip.home}/cudzy`, `${own}/pliki`);
  expect(await bip.run(['config', 'export', own])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('jest dowiązaniem, a eksport zapisuje tylko w podanym katalogu'),
  });
  expect(contentsOf(`${bip.home}/cudzy`)).toEqual({});
});
