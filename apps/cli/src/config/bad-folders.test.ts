// Damaged exports: `bip config` reports file, line and reason, and writes nothing.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';
import { contentsOf, editText, helpPicture } from './testing/folders.ts';

const { bip } = withServer();
let folder = '';

beforeEach(async () => {
  folder = `${bip.home}/biuletyn`;
  expect(await bip.run(['config', 'export', folder])).toMatchObject({ code: 0 });
});

const faults: [name: string, from: string | RegExp, to: string, message: string | RegExp][] = [
  ['bip-config.yaml', 'format: 1', 'format: 2', 'bip-config.yaml, wiersz 4: eksport ma format 2'],
  [
    'bip-config.yaml',
    /^ {2}- tags\n[\s\S]*/m,
    '',
    /bip-config.yaml, wiersz 5: pole „count” mówi o \d+ zasobach, a „resources” wymienia \d+. Nie ma w nim: tags, /,
  ],
  ['bip-config.yaml', /^[^#][\s\S]*/m, '', 'oczekiwano pól „format” i „resources”'],
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
  ['translations.yaml', 'translation: Date published', `translation: ${'x'.repeat(101)}`, 'najwyżej 100 znaków'],
  ['menus.yaml', 'title: Aktualności', 'tytul: Aktualności', 'menus.yaml, wiersz 4: poziome.0: nieznane pole „tytul”'],
  ['rss-channels.yaml', '- Budżet i podatki', '- Budżet', 'nie ma pozycji „PL / Budżet” (bookmarks)'],
];

test('each mistake is reported with its file and line', async () => {
  for (const [name, from, to, message] of faults) {
    const own = `${bip.home}/bledny`;
    rmSync(own, { recursive: true, force: true });
    cpSync(folder, own, { recursive: true });
    editText(own, name, (text) => text.replace(from, to));
    expect(await bip.run(['config', 'apply', own]), String(message)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        typeof message === 'string' ? message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : message,
      ),
    });
  }
  expect(await bip.run(['config', 'diff', folder])).toMatchObject({ code: 0, stdout: '' });
});

test('a file of which only comments are left is refused, in place of emptying the office', async () => {
  const names = readdirSync(folder).filter((one) => one.endsWith('.yaml') && one !== 'bip-config.yaml');
  for (const [index, name] of names.entries()) {
    const comments = readFileSync(`${folder}/${name}`, 'utf8').match(/^#.*$/gm) ?? [];
    writeFileSync(`${folder}/${name}`, ['', 'null\n', `${comments.join('\n')}\n`][index % 3] ?? '');
  }
  const refused = await bip.run(['config', 'apply', folder, '--prune', '--dry-run']);
  expect(refused.code).toBe(2);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(refused.stderr).toContain(`${name}: plik nie ma danych`);
});

test('references are checked before differences are shown, those of menus too', async () => {
  editText(folder, 'menus.yaml', (text) => {
    const [first = '', ...rest] = text.split(/^(?= {2}- displayText)/m);
    const [link, article, ...others] = rest;
    return [
      first,
      `${link?.trimEnd()}\n    linkToCategory: [pionowe, Nie ma]\n`,
      `${article?.trimEnd()}\n    linkToArticle: [PL, Nie ma]\n`,
      ...others,
    ].join('');
  });
  expect(await bip.run(['config', 'diff', folder])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `Katalog ${folder} ma błędy, niczego nie zmieniono:
  menus.yaml, wiersz 12: nie ma pozycji „pionowe / Nie ma” (menus), ani w plikach, ani w urzędzie
  menus.yaml, wiersz 22: nie ma pozycji „PL / Nie ma” (articles), ani w plikach, ani w urzędzie
  Artykułów i pozycji systemowych ten plik nie wniesie. Pominąć to, co do nich prowadzi: --skip-missing-links
`,
  });
});

test('files that the server would refuse are named before anything is changed', async () => {
  const whole = `${bip.home}/caly`;
  cpSync(folder, whole, { recursive: true });
  writeFileSync(`${folder}/pliki/uciety.png`, readFileSync(helpPicture('archiwum.png')).subarray(0, 2000));
  writeFileSync(`${folder}/pliki/rysunek.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  writeFileSync(`${folder}/pliki/duzy.png`, Buffer.alloc(11_000_000));
  const named = (name: string) => `file: {file: pliki/${name}, name: ${name}}`;
  editText(folder, 'banners.yaml', (text) =>
    text
      .replace('"#5e2a79"', '"#000000"')
      .replace('file: null', named('uciety.png'))
      .replace('file: null', named('rysunek.svg')),
  );
  editText(folder, 'tiles.yaml', (text) => text.replace('file: null', named('duzy.png')));
  for (const args of [['--dry-run'], ['--yes']])
    expect(await bip.run(['config', 'apply', folder, ...args])).toEqual({
      code: 2,
      stdout: '',
      stderr: `Plików z katalogu ${folder} urząd nie przyjmie, niczego nie zmieniono:
  Kafle: PL / Ogłoszenia (file): pliki/duzy.png: Rozmiar pliku przekracza dopuszczalny limit (10 MB)
  Banery: PL / Budżet obywatelski (color, file): pliki/uciety.png: Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu; Obraz jest uszkodzony albo za duży
  Banery: PL / Czyste Powietrze (file): pliki/rysunek.svg: Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu; Dozwolone są obrazy: BMP, PNG, JPG, GIF
`,
    });
  expect(await bip.run(['config', 'diff', whole])).toMatchObject({ code: 0, stdout: '' });
});

test('missing files and folders, and a folder that is no export, are reported', async () => {
  expect(await bip.run(['config', 'diff', `${bip.home}/nic`])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Brak pliku'),
  });
  const file = `${folder}/bip-config.yaml`;
  expect(await bip.run(['config', 'diff', file])).toMatchObject({ code: 2, stderr: `${file} nie jest katalogiem\n` });
  rmSync(`${folder}/tags.yaml`);
  expect(await bip.run(['config', 'apply', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('tags.yaml'),
  });
  rmSync(`${folder}/bip-config.yaml`);
  rmSync(`${folder}/pliki`, { recursive: true });
  expect(await bip.run(['config', 'export', folder])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nie jest eksportem'),
  });
  expect(existsSync(`${folder}/pliki`)).toBe(false);
});

test('an interrupted export can be repeated, files of others are left alone', async () => {
  const whole = contentsOf(folder);
  for (const name of readdirSync(folder)) if (name !== 'pliki') rmSync(`${folder}/${name}`);
  writeFileSync(`${folder}/pliki/${'0'.repeat(20)}.png.123`, 'half');
  writeFileSync(`${folder}/pliki/umowa.pdf`, 'of another program');
  expect(await bip.run(['config', 'export', folder])).toMatchObject({ code: 2 });
  rmSync(`${folder}/pliki/umowa.pdf`);
  expect(await bip.run(['config', 'export', folder])).toMatchObject({ code: 0 });
  expect(contentsOf(folder)).toEqual(whole);
});
