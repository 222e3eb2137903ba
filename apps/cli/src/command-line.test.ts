// Help, suggestions, global options, doctor, api.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { automat } from './testing/bip.ts';
import { built } from './testing/built.ts';
import { withSharedServer } from './testing/with-server.ts';

const { server, bip } = withSharedServer({});

/** All commands, found through their help. */
async function commands(args: readonly string[] = []): Promise<{ args: readonly string[]; help: string }[]> {
  const { stdout: help, code } = await bip.run([...args, '--help']);
  expect(code).toBe(0);
  const list = /\nPolecenia:\n([\s\S]*?)(?:\n\n|$)/.exec(help)?.[1] ?? '';
  const names = [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help');
  const subcommands = await Promise.all(names.map((name) => commands([...args, name])));
  return [{ args, help }, ...subcommands.flat()];
}

test('every command has Polish help with an example', async () => {
  const all = await commands();
  expect(all.length).toBeGreaterThan(15);
  for (const { args, help } of all) {
    expect(help, args.join(' ')).toMatch(/^Użycie: bip/);
    expect(help, args.join(' ')).toMatch(/\nPrzykłady?:\n {2}(?:[A-Z_]+=\S+ )*bip /);
    // names of options are English
    expect(help, args.join(' ')).not.toMatch(
      /(?<!--)\b(default|choices|options|command|arguments?|usage|display help|output the)\b(?!-)/i,
    );
  }
});

test('a full disk is a sentence', async () => {
  for (const args of [['--help'], ['articles', 'list', '--size', '0', '--quiet']]) {
    const [program = '', ...rest] = [built.program, ...args];
    const full = spawn('sh', ['-c', 'exec "$@" > /dev/full', 'sh', process.execPath, program, ...rest], {
      env: { ...bip.env, ...automat, BIP_HOST: server.host },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [stderr, [code]] = await Promise.all([text(full.stderr), once(full, 'close')]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'Nie można zapisać wyniku (ENOSPC)\n' });
  }
});

test('a server that says nothing is given up after --timeout', async () => {
  const silent = createServer(() => undefined).listen(0);
  await once(silent, 'listening');
  const host = `http://localhost:${(silent.address() as AddressInfo).port}`;
  const env = { BIP_HOST: host, ...automat };
  const run = await bip.run(['articles', 'list', '--timeout', '1', '--retries', '0'], { env });
  silent.closeAllConnections();
  silent.close();
  expect(run).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Serwer .* nie odpowiedział w ciągu 1 s.*--timeout\n$/),
  });
});

test('help of a subcommand, in both forms', async () => {
  const [fromHelp, fromOption] = await Promise.all([
    bip.run(['help', 'articles', 'set-status']),
    bip.run(['articles', 'set-status', '--help']),
  ]);
  expect(fromHelp).toEqual(fromOption);
  expect(await bip.run(['help', 'articles', 'lst'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: "błąd: nieznane polecenie 'lst'\n(może chodziło o: list?)\n",
  });
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));
  expect(await bip.run(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test.each([
  [['artcles'], '(może chodziło o: articles?)'],
  [['articles', 'lst'], '(może chodziło o: list?)'],
  [['articles', 'list', '--outptu', 'json'], '(może chodziło o: --output?)'],
  [['articles', 'list', '--output', 'xml'], 'dozwolone: table, json, ndjson, csv, ids'],
  [['articles', 'list', '--size', 'dużo'], 'oczekiwano liczby całkowitej'],
  [['articles', 'show'], "brak argumentu 'id'"],
  [['contract', 'check'], "opcja '--url <adres>' jest wymagana"],
  [['dictionaries', 'import', 'banery', 'x.csv'], 'dozwolone: tags, providing-entities, iso-codes'],
])('%j is a usage error in Polish', async (args, message) => {
  const { stderr, ...rest } = await bip.run(args);
  expect(rest).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/error|Did you mean|invalid/);
});

describe('doctor', () => {
  test('passes all checks', async () => {
    const { code, stdout } = await bip.run(['doctor'], { env: automat });
    expect(stdout).not.toContain('ŹLE');
    for (const name of ['Połączenie', 'Zegar', 'Kontrakt', 'Logowanie'])
      expect(stdout).toMatch(new RegExp(`^dobrze +${name}:`, 'm'));
    expect(code).toBe(0);
  });

  test('reports failed checks', async () => {
    const unreachable = await bip.run(['doctor', '--host', 'http://localhost:9']);
    expect(unreachable).toMatchObject({ code: 1, stdout: expect.stringMatching(/^ŹLE +Połączenie: +Brak połączenia/) });
    const signedOut = await bip.run(['doctor']);
    expect(signedOut).toMatchObject({ code: 1, stdout: expect.stringMatching(/^ŹLE +Logowanie: +Nie zalogowano/m) });
  });
});

test('--verbose lists requests with their ids on stderr, --quiet silences stderr', async () => {
  const list = (...args: string[]) => bip.run(['articles', 'list', '--size', '1', ...args], { env: automat });
  const [normal, quiet, verbose] = await Promise.all([list(), list('--quiet'), list('--verbose')]);
  expect(quiet).toEqual({ code: 0, stdout: normal.stdout, stderr: '' });
  expect(verbose.stdout).toBe(normal.stdout);
  expect(verbose.stderr).toMatch(/^GET \/api\/articles 200 \([\w-]{8,}\)$/m);
  const anonymous = await bip.run(['contract', 'check', '--anonymous', '--url', server.host, '--verbose']);
  expect(anonymous.stderr).toMatch(/^GET \/api\/application\/languages 200 \([\w-]{8,}\)$/m);
});

test.each(['1', ''])('prints no colours with NO_COLOR=%j', async (NO_COLOR) => {
  const { stdout, stderr } = await bip.run(['--help'], { env: { NO_COLOR, FORCE_COLOR: '1', CLICOLOR_FORCE: '1' } });
  expect(stdout + stderr).not.toContain('\u001b');
});

test('bip api calls an operation and prints its response', async () => {
  const { code, stdout, stderr } = await bip.run(['api', 'listTags', '--param', 'size=2'], { env: automat });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toHaveLength(2);
  expect(stderr).toMatch(/^Razem: \d+\n$/);
  const missing = await bip.run(['api', 'getArticle', '--param', 'id=999999'], { env: automat });
  expect(missing).toMatchObject({ code: 1, stdout: '', stderr: 'Nie znaleziono artykułu o numerze 999999\n' });
});

test('login with the browser of this computer', async () => {
  const formBrowser = path.join(import.meta.dirname, 'testing/form-browser.ts');
  const browser = bip.file(
    'browser',
    `#!${process.execPath}
import { FormBrowser } from ${JSON.stringify(formBrowser)};
await new FormBrowser().signIn(process.argv[2], 'anna.nowak');
`,
  );
  chmodSync(browser, 0o755);
  const done = await bip.run(['login'], { env: { BROWSER: browser } });
  expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('Zalogowano do') });
  expect((await bip.run(['whoami'])).stdout).toContain('anna.nowak');
});
