// Every command of docs/cli.md is run as it stands there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exitCodes } from './shared/exit-codes.ts';
import { built } from './testing/built.ts';
import { withServer } from './testing/with-server.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

const { server, bip } = withServer();

beforeAll(async () => {
  expect((await bip.run(['archive', 'connect'])).code).toBe(0);
});

test('there are some', () => expect(blocks.length).toBeGreaterThan(7));

test.each(blocks)('%s', async (block) => {
  // some items of the demonstration may be refused; anything worse ends the block
  const script = `set -o pipefail
bip() { "${process.execPath}" "${built.program}" "$@"; code=$?; [ $code -eq 5 ] && return 0; return $code; }
set -e
${block}`;
  const { host } = server;
  const shell = spawn('bash', ['-c', script], {
    cwd: bip.home,
    env: { ...bip.env, STARY: host, NOWY: host, ARCHIWUM: `${host}/archiwum` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shell.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(shell, 'close');
  expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
});

test('the table of exit codes is the one in use', () => {
  const table = [...text.slice(text.indexOf('## Kody wyjścia')).matchAll(/^\|\s*(\d+)\s*\|/gm)].map(([, code]) =>
    Number(code),
  );
  expect(table).toEqual(Object.values(exitCodes));
});
