// Completion: the candidates, and the scripts in real shells.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { automat } from '../testing/bip.ts';
import { built } from '../testing/built.ts';
import { runInTerminal } from '../testing/terminal.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { bip } = withSharedServer();

const complete = async (...args: string[]) => {
  const { stdout } = await bip.run(['__complete', '--', ...args]);
  return stdout.split('\n').filter((line) => line !== '');
};

test.each([
  [['art'], ['articles']],
  [['articles', 'set'], ['set-status']],
  [
    ['articles', 'set-status', 'za'],
    ['zatwierdzony', 'zarchiwizowany'],
  ],
  [['articles', 'list', '--status', 'rob'], ['roboczy']],
  [['articles', 'list', '--status=rob'], ['--status=roboczy']],
  [['articles', 'list', '--output', 'j'], ['json']],
  [['audit', 'list', '--event', 'zmiana-h'], ['zmiana-hasła']],
  [['archive', 'r'], ['remove']],
  [
    ['--profile', 'gmina', 'audit', ''],
    ['list', 'art8'],
  ],
  [
    ['--profile=gmina', 'audit', ''],
    ['list', 'art8'],
  ],
  [
    ['articles', 'list', '--crea'],
    ['--created-before', '--created-after'],
  ],
  [['dictionaries', 'import', 'pr'], ['providing-entities']],
  [['dictionaries', 'import', 'tags', ''], [':files']],
  [['articles', 'set-status', 'roboczy', '--file', 'num'], [':files']],
  [['archive', 'remove', '--bundle='], [':files']],
  [['articles', 'list', '--size', ''], []],
  [['api', 'getArticleP'], ['getArticlePreview']],
  [
    ['api', 'listTags', '--param', 's'],
    ['size=', 'sortings='],
  ],
  [
    ['articles', 'list', '--filter', 'title;'],
    ['title;contains;', 'title;startsWith;', 'title;equal;'],
  ],
  [['roles', 'list', '--sort=name;d'], ['--sort=name;desc']],
  [['whoami', '--profile', ''], []],
  [['history', 'nag'], ['nagłówek']],
  [['articles', 'import', 'ko'], [':files']],
  [['articles', 'export', '--folder=ko'], [':files']],
])('candidates for %j', async (args, expected) => {
  expect(await complete(...args)).toEqual(expected);
});

test('article ids and logins come from the server with titles and names, for delete only drafts', async () => {
  const listed = async (...args: string[]) => {
    const { stdout } = await bip.run(['articles', 'list', '-o', 'json', '--size', '50', ...args]);
    const rows = JSON.parse(stdout) as { id: number; title: string }[];
    return rows.map(({ id, title }) => `${id}\t${title.slice(0, 60)}`);
  };
  expect(await complete('articles', 'set-status', 'zatwierdzony', '')).toEqual(await listed());
  expect(await complete('articles', 'delete', '')).toEqual(await listed('--status', 'roboczy'));
  expect(await complete('users', 'show', 'anna')).toEqual(['anna.nowak\tAnna Nowak']);
  expect(await complete('users', 'create', 'anna')).toEqual([]);
  expect(await complete('menus', 'move', '')).toContain('6\tUrząd Gminy › Kierownictwo urzędu');
  expect(await complete('parameters', 'get', 'MaxFile')).toEqual([expect.stringMatching(/^MaxFileSize\t/)]);
});

test('without a sign-in there are no candidates and no errors', async () => {
  const result = await bip.run(['__complete', '--', 'articles', 'show', ''], { env: { BIP_CLIENT_ID: 'nikt' } });
  expect(result).toEqual({ code: 0, stdout: '', stderr: '' });
});

/** Environment of a shell with `bip` on its PATH. */
function shellEnvironment(): Record<string, string> {
  const folder = path.join(bip.home, 'bin');
  mkdirSync(folder);
  const launcher = path.join(folder, 'bip');
  writeFileSync(launcher, `#!/bin/sh\nexec '${process.execPath}' '${built.program}' "$@"\n`);
  chmodSync(launcher, 0o755);
  bip.file('tagi.csv', 'name\n');
  return { ...bip.env, ...automat, PATH: `${folder}:${process.env.PATH}` };
}

const lines: readonly (readonly [string, RegExp])[] = [
  ['bip articles set-status ro', /set-status roboczy/],
  ['bip articles list --status=ro', /--status=roboczy/],
  ['bip dictionaries import tags ta', /import tags tagi\.csv/],
  ['bip users show anna', /users show anna\.nowak(?!.*Nowak)/],
];

/** Types each line and Tab in a terminal, and waits for its completion. */
async function completeIn(shell: readonly string[], script: string) {
  const file = bip.file('skrypt', script);
  const terminal = runInTerminal(shell, { ...shellEnvironment(), HISTFILE: '' });
  terminal.type(`cd '${bip.home}'; . '${file}'; PS1='$ '; echo rea''dy\r`);
  await terminal.waitFor(/ready/);
  for (const [line, pattern] of lines) {
    terminal.type(`${line}\t`);
    await terminal.waitFor(pattern);
    // Ctrl-U clears the line.
    terminal.type('\u0015');
  }
  terminal.type('exit\r');
  await terminal.end;
}

const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

/** Whether the shell is installed; a missing one is reported, since its script is not tested then. */
function isTested(shell: 'zsh' | 'fish'): boolean {
  const isPresent = isInstalled(shell);
  if (!isPresent) process.stderr.write(`${shell} is not installed: its completion script is not tested\n`);
  return isPresent;
}

describe('in a shell', () => {
  test('bash', async () => {
    const { stdout: script } = await bip.run(['completion', 'bash']);
    await completeIn(['bash', '--noprofile', '--norc', '-i'], script);
  });

  test('zsh', async () => {
    const { stdout: script } = await bip.run(['completion', 'zsh']);
    expect(script).toMatch(/^#compdef bip\n/);
    if (isTested('zsh')) await completeIn(['zsh', '-f', '-i'], `autoload -Uz compinit; compinit -u -D\n${script}`);
  });

  test('fish', async () => {
    const { stdout: script } = await bip.run(['completion', 'fish']);
    expect(script).toMatch(/complete -c bip -f -a '\(__bip_complete\)'\n$/);
    if (!isTested('fish')) return;
    const env = shellEnvironment();
    const file = bip.file('bip.fish', script);
    const offered = (line: string) =>
      execFileSync('fish', ['--no-config', '-c', `source ${file}; complete -C '${line}'`], { env, cwd: bip.home })
        .toString()
        .trim()
        .split('\n');
    expect(offered('bip articles set-status ro')).toEqual(['roboczy']);
    expect(offered('bip articles list --status=ro')).toEqual(['--status=roboczy']);
    expect(offered('bip --profile gmina audit ')).toEqual(['art8', 'list']);
    expect(offered('bip dictionaries import tags ta')).toEqual(['tagi.csv']);
  });
});
