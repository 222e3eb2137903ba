// What `bip config` says of an export that is damaged: file, line and reason, and nothing is written.
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';
import { editText } from './testing/folders.ts';

const { bip } = withServer();
let folder = '';

beforeEach(async () => {
  folder = `${bip.home}/biuletyn`;
  expect(await bip.run(['config', 'export', folder])).toMatchObject({ code: 0 });
});

const faults: [name: string, from: string | RegExp, to: string, message: string][] = [
  ['bip-config.yaml', 'format: 1', 'format: 2', 'bip-config.yaml, wiersz 4: eksport ma format 2'],
  ['bip-config.yaml', '- tags', '- tagi', 'nieznany zasób „tagi”'],
  ['tags.yaml', '- name: budget', '- name: [budget', 'tags.yaml, wiersz'],
  [
    'tags.yaml',
    '- name: budget',
    '- &a {name: &b x, language: EN}\n- *a\n- name: budget',
    'tags.yaml, wiersz 6: odwołania (*a) nie są tu dozwolone',
  ],
  ['tags.yaml', '- name: budget', '- nazwa: budget', 'tags.yaml, wiersz 5: nieznane pole „nazwa”'],
  ['tags.yaml', '- name: budget', '- name: budget\n  name: inny', 'tags.yaml, wiersz 6: to samo pole stoi dwa razy'],
  ['tags.yaml', 'language: EN', 'language: XX', 'tags.yaml, wiersz 6: nie ma pozycji „XX” (languages)'],
  [
    'banners.yaml',
    'target: NewTab',
    'target: Okno',
    'target: „Okno” nie jest żadną z wartości: NotSet, SameTab, NewTab',
  ],
  ['banners.yaml', '"#5e2a79"', 'fiolet', 'color: „fiolet” ma niewłaściwą postać'],
  ['banners.yaml', 'isActive: true', 'isActive: tak', 'isActive: oczekiwano: true albo false'],
  ['banners.yaml', 'file: null', 'file: {file: pliki/brak.png, name: brak.png}', 'file: nie ma pliku pliki/brak.png'],
  ['banners.yaml', 'file: null', 'file: {file: ../../etc/passwd, name: x.png}', 'file: nie ma pliku ../../etc/passwd'],
  ['menus.yaml', 'title: Aktualności', 'tytul: Aktualności', 'menus.yaml, wiersz 3: poziome.0: Nierozpoznane klucze'],
  ['rss-channels.yaml', '- Budżet i podatki', '- Budżet', 'nie ma pozycji „PL / Budżet” (bookmarks)'],
];

test('each mistake is told with its file and line', async () => {
  for (const [name, from, to, message] of faults) {
    const own = `${bip.home}/bledny`;
    rmSync(own, { recursive: true, force: true });
    cpSync(folder, own, { recursive: true });
    editText(own, name, (text) => text.replace(from, to));
    expect(await bip.run(['config', 'apply', own]), message).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
  }
  expect(await bip.run(['config', 'diff', folder])).toMatchObject({ code: 0, stdout: '' });
});

test('missing files and folders, and what is no export, are told', async () => {
  expect(await bip.run(['config', 'diff', `${bip.home}/nic`])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Brak pliku'),
  });
  rmSync(`${folder}/tags.yaml`);
  expect(await bip.run(['config', 'apply', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('tags.yaml'),
  });
  rmSync(`${folder}/bip-config.yaml`);
  expect(await bip.run(['config', 'export', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nie jest eksportem'),
  });
});

test('a file outside the folder is not read through a link', async () => {
  symlinkSync('/etc/hostname', `${folder}/pliki/link.png`);
  editText(folder, 'banners.yaml', (text) => text.replace('file: null', 'file: {file: pliki/link.png, name: x.png}'));
  expect(await bip.run(['config', 'apply', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nie ma pliku pliki/link.png'),
  });
});
