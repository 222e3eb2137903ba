// Defaults of options, own names for commands, saved sign-ins.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSharedServer } from '../testing/with-server.ts';
import { wordsOf } from './expand-arguments.ts';

const { bip, server } = withSharedServer();
const file = () => path.join(bip.home, 'redakcja-bip/bip.yaml');
const json = (text: string) => JSON.parse(text);

test('a default is taken by every command that has the option, and the command line is nearer', async () => {
  await bip.run(['defaults', 'set', 'output', 'json']);
  await bip.run(['defaults', 'set', 'size', '3']);
  expect(json((await bip.run(['articles', 'list'])).stdout)).toHaveLength(3);
  expect((await bip.run(['articles', 'list', '-o', 'ids', '--size', '2'])).stdout.trim().split('\n')).toHaveLength(2);
  const listed = json((await bip.run(['defaults', 'list'])).stdout);
  expect(listed).toEqual([
    { name: 'output', value: 'json' },
    { name: 'size', value: '3' },
  ]);
  for (const name of ['output', 'size']) expect((await bip.run(['defaults', 'unset', name])).code).toBe(0);
  expect((await bip.run(['articles', 'list', '--size', '1'])).stdout).toContain('TYTUŁ');
});

test.each([
  [['defaults', 'set', 'outptu', 'json'], 'może chodziło o: output?'],
  [['defaults', 'set', 'yes', 'tak'], 'nie ma wartości domyślnej'],
  [['defaults', 'unset', 'nie-ma'], 'Opcja „nie-ma” nie jest ustawiona'],
  [['alias', 'set', 'articles', 'users list'], '„articles” to polecenie bip'],
  [['alias', 'set', 'x', 'artcles list'], 'Polecenie ma się zaczynać od jednego z'],
  [
    ['defaults', 'set', 'size', 'abc'],
    'Wartość „abc” opcji size jest niepoprawna: oczekiwano liczby całkowitej od 0 do',
  ],
  [['defaults', 'set', 'size', '99999'], 'oczekiwano liczby całkowitej od 0 do 1000'],
  [['defaults', 'set', 'output', 'xml'], 'Wartość „xml” opcji output jest niepoprawna: dozwolone: table'],
  [['defaults', 'set', 'quiet', 'czasem'], 'dozwolone: tak, nie'],
  [['alias', 'set', 'kasuj', 'articles delete --yes'], 'Alias „kasuj” nie może mieć opcji --yes'],
  [['alias', 'set', 'kasuj', 'articles delete -qy'], 'nie może mieć opcji -qy'],
  [['alias', 'set', 'zastosuj', 'config apply b --prune'], 'nie może mieć opcji --prune'],
  [['alias', 'set', 'plany', "articles list --title 'plan"], "nie ma końca: articles list --title 'plan"],
  [['alias', 'delete', 'nie-ma'], 'Nie ma nazwy „nie-ma”'],
  [['auth', 'switch', 'nie-ma'], 'Nie ma logowania w profilu nie-ma'],
])('%j is refused with code 2', async (args, message) => {
  const { code, stderr } = await bip.run(args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});

test('an own name stands for a command, with its words', async () => {
  await bip.run(['alias', 'set', 'robocze', 'articles list --status roboczy -o ids']);
  await bip.run(['alias', 'set', 'pokaż', 'articles show $1 --json']);
  const drafts = (await bip.run(['articles', 'list', '--status', 'roboczy', '-o', 'ids'])).stdout;
  expect((await bip.run(['robocze'])).stdout).toBe(drafts);
  expect((await bip.run(['--host', server.host, 'robocze', '--size', '1'])).stdout).toBe(`${drafts.split('\n')[0]}\n`);
  const id = drafts.split('\n')[0] ?? '';
  expect(json((await bip.run(['pokaż', id])).stdout).id).toBe(Number(id));
  const without = await bip.run(['pokaż']);
  expect([without.code, without.stderr]).toEqual([2, 'Alias „pokaż” wymaga 1. argumentu\n']);
  await bip.run(['alias', 'delete', 'robocze']);
  expect((await bip.run(['robocze'])).code).toBe(2);
});

test('a settings file that is wrong is refused, not ignored', async () => {
  await bip.run(['defaults', 'set', 'size', '3']);
  const good = readFileSync(file(), 'utf8');
  for (const [text, message] of [
    ['default: {}', 'nieznany klucz „default”'],
    ['- a', 'to nie jest YAML z kluczami'],
    ['defaults: { yes: tak }', 'opcji „yes” nie można ustawić z góry'],
    ['defaults: { size: [1] }', '„defaults.size” to nie tekst'],
    ['defaults: { size: dużo }', 'Wartość „dużo” ustawienia size jest niepoprawna'],
  ] as const) {
    writeFileSync(file(), text);
    const { code, stderr } = await bip.run(['articles', 'list']);
    expect([text, code, stderr]).toEqual([text, 2, expect.stringContaining(message)]);
  }
  writeFileSync(file(), good);
});

test('an alias of the file that confirms in advance is refused', async () => {
  await bip.run(['alias', 'set', 'kasuj', 'articles delete']);
  const text = readFileSync(file(), 'utf8');
  writeFileSync(file(), text.replace('articles delete', 'articles delete --yes'));
  const { code, stderr } = await bip.run(['kasuj', '1']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('Alias „kasuj” nie może mieć opcji --yes')]);
});

test('a settings file that cannot be read stops neither the help nor what mends it', async () => {
  await bip.run(['defaults', 'set', 'size', '3']);
  writeFileSync(file(), 'defaults: [');
  for (const help of [['--help'], ['articles', '--help'], ['articles', 'list', '--help'], ['--version']])
    expect((await bip.run(help)).code).toBe(0);
  for (const other of [['articles', 'list'], ['robocze']])
    expect(await bip.run(other)).toMatchObject({ code: 2, stderr: expect.stringContaining('to nie jest YAML') });
  expect(await bip.run(['defaults', 'list'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('to nie jest YAML'),
  });
  const set = await bip.run(['alias', 'set', 'robocze', 'articles list']);
  expect(set).toMatchObject({ code: 0, stderr: expect.stringContaining('bip.yaml.uszkodzony') });
  expect(readFileSync(`${file()}.uszkodzony`, 'utf8')).toBe('defaults: [');
  expect((await bip.run(['robocze'])).code).toBe(0);
});

test('a wrong default of every command can be taken away', async () => {
  await bip.run(['defaults', 'set', 'jq', '.[']);
  writeFileSync(file(), `${readFileSync(file(), 'utf8').replace('jq:', 'timeout: x\n  jq:')}`);
  expect((await bip.run(['articles', 'list'])).code).toBe(2);
  for (const name of ['jq', 'timeout']) expect((await bip.run(['defaults', 'unset', name])).code).toBe(0);
  expect((await bip.run(['articles', 'list'])).code).toBe(0);
});

test('saved sign-ins: which there are, which is used, which is next', async () => {
  const folder = path.join(bip.home, 'redakcja-bip');
  mkdirSync(folder, { recursive: true });
  const signIn = { host: server.host, issuer: server.host, accessToken: 'x', expiresAt: 0, refreshToken: null };
  for (const profile of ['gmina', 'powiat'])
    writeFileSync(path.join(folder, `${profile}.json`), JSON.stringify(signIn), { mode: 0o600 });
  expect((await bip.run(['auth', 'switch', 'powiat'])).code).toBe(0);
  const listed = json((await bip.run(['auth', 'list', '-o', 'json'])).stdout);
  expect(listed).toEqual([
    { profile: 'gmina', host: server.host, isCurrent: false },
    { profile: 'powiat', host: server.host, isCurrent: true },
  ]);
  const status = json((await bip.run(['auth', 'status', '--json'])).stdout);
  expect(status).toMatchObject({ profile: 'powiat', host: server.host, isSignedIn: true });
  const other = await bip.run(['auth', 'status', '--json'], { env: { BIP_PROFILE: 'gmina' } });
  expect(json(other.stdout).profile).toBe('gmina');
});

test.each([
  ['a b', ['a', 'b']],
  ['--title "sesja rady" x', ['--title', 'sesja rady', 'x']],
  [`--filter='a;b;c d'`, ['--filter=a;b;c d']],
  ['', []],
])('words of %s', (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});
