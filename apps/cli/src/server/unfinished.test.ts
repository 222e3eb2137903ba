// A backup or a restore that is refused leaves the folder as it was; one that is killed says so, and is repeated.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { built } from '../testing/built.ts';

const home = mkdtempSync(path.join(tmpdir(), 'bip-unfinished-'));
const at = (name: string) => path.join(home, name);

/** The server's own program: `bip server` starts it so. */
const start = (args: readonly string[], DATA_DIR: string) =>
  spawn(process.execPath, [built.server, ...args], { env: { PATH: process.env.PATH, DATA_DIR } });

async function task(args: readonly string[], DATA_DIR: string) {
  const child = start(args, DATA_DIR);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code: code as number | null, stdout, stderr };
}

beforeAll(async () => {
  cpSync(built.demo, at('wzor'), { recursive: true });
  expect((await task(['backup', at('cala')], at('wzor'))).code).toBe(0);
});
beforeEach(() => {
  for (const [from, to] of [
    ['wzor', 'dane'],
    ['cala', 'kopia'],
  ] as const)
    cpSync(at(from), at(to), { recursive: true });
});
afterEach(() => {
  for (const name of readdirSync(home))
    if (!['wzor', 'cala'].includes(name)) rmSync(at(name), { recursive: true, force: true });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Kills it while it fills the folder. */
async function killed(args: string[], DATA_DIR: string, filled: string): Promise<void> {
  const child = start(args, DATA_DIR);
  const ended = once(child, 'exit');
  await expect.poll(() => existsSync(path.join(filled, 'bip-niedokonczone'))).toBe(true);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('a backup that was killed is no backup, and is made again in its place', async () => {
  rmSync(at('kopia'), { recursive: true });
  await killed(['backup', at('kopia')], at('dane'), at('kopia'));
  expect(await task(['restore', at('kopia')], at('nowe'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nie ma całej kopii: jej tworzenie przerwano albo jeszcze trwa'),
  });
  expect(await task(['backup', at('kopia')], at('dane'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Poprzednią kopię przerwano, ta zaczęła od nowa\. Kopia sprawdzona: /),
  });
  expect(readdirSync(at('kopia')).sort()).toEqual(['bip-backup.json', 'database', 'files']);
});

test('a restore that was killed keeps the server from starting, and is repeated', async () => {
  await killed(['restore', at('kopia')], at('nowe'), at('nowe'));
  for (const args of [['backup', at('inna')], ['schedule'], []])
    expect(await task(args, at('nowe'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Przywracanie kopii do folderu \S+ zostało przerwane .*\n$/),
    });
  expect(await task(['restore', at('kopia')], at('nowe'))).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Poprzednie przywracanie przerwano, to zaczęło od nowa\. Przywrócono: /),
  });
  expect(readdirSync(at('nowe')).sort()).toEqual(['database', 'files']);
});

const contents = () =>
  readdirSync(at('kopia/files'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));
const inPlaceOf = (file: string, make: (file: string) => void) => {
  rmSync(file, { recursive: true });
  make(file);
};

const head = () => JSON.parse(readFileSync(at('kopia/bip-backup.json'), 'utf8'));

const plain = /nie jest zwykłym plikiem ani katalogiem, a kopia ma tylko takie/;
const damages: [string, () => void, RegExp][] = [
  [
    'a link in place of a content',
    () => inPlaceOf(contents()[0] ?? '', (file) => symlinkSync('/etc/passwd', file)),
    plain,
  ],
  [
    'a pipe in place of a content',
    () => inPlaceOf(contents()[0] ?? '', (file) => execFileSync('mkfifo', [file])),
    plain,
  ],
  [
    'a link in place of the database',
    () => inPlaceOf(at('kopia/database'), (file) => symlinkSync(at('dane/database'), file)),
    plain,
  ],
  [
    'a link in place of its head',
    () => inPlaceOf(at('kopia/bip-backup.json'), (file) => symlinkSync(at('dane'), file)),
    plain,
  ],
  [
    'a folder in place of a content',
    () => inPlaceOf(contents()[0] ?? '', mkdirSync),
    /^Kopia ma \d+ plików, a powinna mieć \d+/,
  ],
  ['another content', () => writeFileSync(contents().at(-1) ?? '', 'inna'), /jest uszkodzony/],
  [
    'a head that is no JSON',
    () => writeFileSync(at('kopia/bip-backup.json'), '{'),
    /jest uszkodzony: nie opisuje kopii/,
  ],
  ['a head of another shape', () => writeFileSync(at('kopia/bip-backup.json'), '{"format":1}'), /nie opisuje kopii/],
  ['a head of 1 GB', () => truncateSync(at('kopia/bip-backup.json'), 1e9), /nie opisuje kopii/],
  ['a folder in place of its head', () => inPlaceOf(at('kopia/bip-backup.json'), mkdirSync), /nie opisuje kopii/],
  [
    'a head with what a terminal obeys',
    () => writeFileSync(at('kopia/bip-backup.json'), JSON.stringify({ ...head(), migration: '\u001b[31m0001.sql' })),
    /nie opisuje kopii/,
  ],
  ['a file in place of the backup', () => inPlaceOf(at('kopia'), (file) => writeFileSync(file, '')), /brak pliku/],
  [
    'a file in place of the contents',
    () => inPlaceOf(at('kopia/files'), (file) => writeFileSync(file, '')),
    /jest uszkodzona: files nie jest katalogiem$/m,
  ],
  ['no database', () => rmSync(at('kopia/database'), { recursive: true }), /jest uszkodzona: database nie istnieje$/m],
  [
    'a file in place of the database',
    () => inPlaceOf(at('kopia/database'), (file) => writeFileSync(file, '')),
    /jest uszkodzona: database nie jest katalogiem$/m,
  ],
  [
    'a folder in place of a file of the database',
    () => inPlaceOf(at('kopia/database/global/pg_control'), mkdirSync),
    /nie można otworzyć/,
  ],
  [
    'a link inside the database',
    () => inPlaceOf(at('kopia/database/PG_VERSION'), (file) => symlinkSync(at('dane/database/PG_VERSION'), file)),
    plain,
  ],
  ['a database without its log', () => rmSync(at('kopia/database/pg_wal'), { recursive: true }), /nie można otworzyć/],
];

test.each(damages)('%s is refused in one sentence, and the folder stays empty', async (_name, damage, sentence) => {
  mkdirSync(at('nowe'));
  damage();
  const refused = await task(['restore', at('kopia')], at('nowe'));
  expect(refused).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(at('nowe'))).toEqual([]);
});

test('a database with other things than files is not backed up, and one behind a link is', async () => {
  rmSync(at('kopia'), { recursive: true });
  execFileSync('mkfifo', [at('dane/database/rura')]);
  const refused = await task(['backup', at('kopia')], at('dane'));
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(plain) });
  expect(existsSync(at('kopia'))).toBe(false);
  rmSync(at('dane/database/rura'));
  cpSync(at('dane/database'), at('dysk'), { recursive: true });
  rmSync(at('dane/database'), { recursive: true });
  symlinkSync(at('dysk'), at('dane/database'));
  expect(await task(['backup', at('kopia')], at('dane'))).toMatchObject({ code: 0, stderr: '' });
  expect(await task(['restore', at('kopia')], at('nowe'))).toMatchObject({ code: 0, stderr: '' });
});
