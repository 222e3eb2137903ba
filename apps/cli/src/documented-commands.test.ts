// Runs every shell block of docs/cli.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { beforeAll, expect, test } from 'vitest';
import { addCommands } from './command-tree.ts';
import { rootCommand } from './shared/command.ts';
import { exitCodes } from './shared/failures/exit-codes.ts';
import { built } from './testing/built.ts';
import { withServer } from './testing/with-server.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

const { server, bip } = withServer();

beforeAll(async () => {
  expect((await bip.run(['archive', 'connect'])).code).toBe(0);
});

test('docs/cli.md has shell blocks', () => expect(blocks.length).toBeGreaterThan(7));

/** Some items of the demo data may be refused (exit code 5); any other failure ends the block. */
async function run(block: string, program = built.program) {
  const script = `set -o pipefail
bip() { local code=0; "${process.execPath}" "${program}" "$@" || code=$?; [ $code -eq 5 ] || return $code; }
set -e
${block}`;
  const { host } = server;
  const shell = spawn('bash', ['-c', script], {
    cwd: bip.home,
    env: { ...bip.env, STARY: host, NOWY: host, ARCHIWUM: `${host}/archiwum` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  shell.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(shell, 'close');
  return { code, stderr: code === 0 ? '' : stderr };
}

test.each(blocks)('%s', async (block) => expect(await run(block)).toEqual({ code: 0, stderr: '' }));

test('a refused part does not end a block, a failure does', async () => {
  const program = bip.file('konczy.mjs', 'process.exit(Number(process.argv[2]))');
  expect(await run('bip 5\nx=$(bip 5)\nbip 5 | cat\nbip 4 || test $? -eq 4', program)).toMatchObject({ code: 0 });
  expect(await run('bip 1\ntrue', program)).toMatchObject({ code: 1 });
});

test('every command is shown with an example', () => {
  const program = rootCommand();
  addCommands(program, () => undefined);
  const leaves = (command: CommandUnknownOpts, above: string): string[] =>
    command.commands.length === 0
      ? [above]
      : command.commands.flatMap((one) => leaves(one, `${above} ${one.name()}`.trim()));
  const names = leaves(program, '').filter((name) => !name.startsWith('_'));
  const examples = [...text.matchAll(/```(?:sh|console)\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');
  expect(names.filter((name) => !new RegExp(`bip (--\\S+ )*${name}(?![\\w-])`).test(examples))).toEqual([]);
});

test('no row of the table of other programs is empty', () => {
  const table = text.slice(text.indexOf('## What known commands'), text.indexOf('## Exit codes'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/^\| `.+` +\| .*`.+` *.*\|$/.test(row))).toEqual([]);
});

test('docs/cli.md lists the exit codes', () => {
  const table = [...text.slice(text.indexOf('## Exit codes')).matchAll(/^\|\s*(\d+)\s*\|/gm)].map(([, code]) =>
    Number(code),
  );
  expect(table).toEqual(Object.values(exitCodes));
});
