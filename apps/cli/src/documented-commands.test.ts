// Every command of docs/cli.md is run as it stands there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { exitCodes } from './shared/exit-codes.ts';
import { automat, Bip, program } from './testing/bip.ts';
import { type RunningServer, startServer } from './testing/running-server.ts';

vi.setConfig({ testTimeout: 60_000 });

const text = readFileSync(path.resolve(import.meta.dirname, '../../../docs/cli.md'), 'utf8');
const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);

let server: RunningServer;
const bip = new Bip();

beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  bip.remove();
});

test('there are some', () => expect(blocks.length).toBeGreaterThan(7));

test.each(blocks)('%s', async (block) => {
  // some items of the demonstration may be refused; anything worse ends the block
  const script = `set -o pipefail
bip() { "${process.execPath}" "${program}" "$@"; code=$?; [ $code -eq 5 ] && return 0; return $code; }
set -e
${block}`;
  const { host } = server;
  const env = {
    PATH: process.env.PATH,
    HOME: bip.home,
    BIP_HOST: host,
    STARY: host,
    NOWY: host,
    ARCHIWUM: `${host}/archiwum`,
  };
  const shell = spawn('bash', ['-c', script], {
    cwd: bip.home,
    env: { ...env, ...automat },
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
