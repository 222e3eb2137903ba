// Files of people in other encodings and with damaged characters, with the real program against the real server.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();

/** UTF-8, with „§” for a byte that is damaged. */
const damaged = (text: string) => {
  const bytes = [...Buffer.from(text.replaceAll('§', '\0'))];
  return Buffer.from(bytes.map((byte) => (byte === 0 ? 0xb3 : byte)));
};
const isoCodes: Readonly<Record<string, number>> = { ś: 0xb6, ą: 0xb1, ł: 0xb3, ó: 0xf3 };
const iso = (text: string) => Buffer.from([...text].map((one) => isoCodes[one] ?? one.charCodeAt(0)));

const utf8 = 'uszkodzony znak: tekst musi być w UTF-8';
test.each<[string, string, string, (file: string) => string[], number, string]>([
  [
    'languages import',
    'en.csv',
    'language;id;text;description\nEN;standard-2;żółć;§',
    (file) => ['languages', 'import', 'EN', file, '--yes'],
    1,
    'en.csv: Wiersz 2: uszkodzony znak, bo plik jest w UTF-8',
  ],
  [
    'menus import',
    'menu.yaml',
    'pionowe:\n  - displayText: żółć\n    title: §',
    (file) => ['menus', 'import', file, '--yes'],
    1,
    'menu.yaml: Wiersz 3: uszkodzony znak, bo plik jest w UTF-8',
  ],
  [
    'articles import, NDJSON',
    'a.ndjson',
    '{"key":"a","title":"ż"}\n{"key":"b","title":"§"}',
    (file) => ['articles', 'import', file],
    5,
    `a.ndjson, wiersz 2: ${utf8}`,
  ],
  [
    'articles import, Markdown',
    'a.md',
    '# A\n\nż§',
    (file) => ['articles', 'import', file],
    5,
    `a.md: wiersz 3: ${utf8}`,
  ],
  [
    'api',
    'tag.json',
    '{\n"name": "ż§",\n"languageIsoCode": "PL"}',
    (file) => ['api', 'createTag', '--body', `@${file}`],
    1,
    `tag.json, wiersz 2: ${utf8}`,
  ],
  [
    'parameters set',
    'c.html',
    '<p>ż§</p>',
    (file) => ['parameters', 'set', 'CookieInformation', 'tak', `description=@${file}`],
    1,
    `c.html, wiersz 1: ${utf8}`,
  ],
  [
    'archive remove',
    'strony.txt',
    'https://a.example/ż\nhttps://a.example/§',
    (file) => ['archive', 'remove', '--file', file, '--yes'],
    1,
    `strony.txt, wiersz 2: ${utf8}`,
  ],
  [
    'articles check --resume',
    'check.ndjson',
    '{"id":1,"rows":[]}\n{"id":2,"rows":[{"id":2,"title":"§"}]}\n',
    (file) => ['articles', 'check', '--all', '--resume', file],
    1,
    `check.ndjson, wiersz 2: ${utf8}`,
  ],
])('%s names the line of a damaged character', async (_, name, text, args, code, message) => {
  const answer = await bip.run(args(bip.file(name, damaged(text))));
  expect([answer.code, answer.stderr]).toEqual([code, expect.stringContaining(message)]);
});

test('a damaged character in the order of an export', async () => {
  const folder = path.join(bip.home, 'eksport');
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  writeFileSync(path.join(folder, 'bip-articles.json'), '{"format":1,"articles":0}');
  writeFileSync(path.join(folder, 'order.json'), damaged('[\n"§"]'));
  writeFileSync(path.join(folder, 'articles/a.json'), '{}');
  const answer = await bip.run(['articles', 'import', folder]);
  expect([answer.code, answer.stderr]).toEqual([1, expect.stringContaining(`order.json, wiersz 2: ${utf8}`)]);
});

test('--encoding of translations and menus', async () => {
  const text = 'language;id;text;description\nEN;standard-2;świąteczny;ół';
  const dry = (args: string[]) => bip.run([...args, '--dry-run', '-o', 'json']);
  const planned = async (args: string[]) => JSON.parse((await dry(args)).stdout)[0];
  const translations = ['languages', 'import', 'EN', bip.file('iso.csv', iso(text))];
  expect(await planned(translations)).toMatchObject({ to: 'świąteczny / ół' });
  expect(await planned([...translations, '--encoding', 'iso-8859-2'])).toMatchObject({ to: 'świąteczny / ół' });
  const menu = bip.file('iso.yaml', iso('pionowe:\n  - displayText: świąt\n'));
  expect(await planned(['menus', 'import', menu, '--encoding', 'iso-8859-2'])).toMatchObject({
    name: 'pionowe / świąt',
  });
  const wrong = await dry(['menus', 'import', menu, '--encoding', 'utf-8']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('To nie jest tekst w kodowaniu utf-8')]);
});
