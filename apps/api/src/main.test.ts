// The process as an administrator meets it: start, second start, signals.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateFolder } from './testing/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'redakcja-main-'));
const running: ChildProcess[] = [];

beforeAll(async () => cpSync(await templateFolder(), path.join(folder, 'database'), { recursive: true }));
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  /** Everything it has printed so far. */
  printed: () => string;
  exit: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '../dist/main.mjs')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  return { child, printed: () => printed, exit: once(child, 'close').then(([code]) => code as number | null) };
}

async function untilStarted({ child, printed, exit }: Started): Promise<void> {
  while (!printed().includes('Redakcja BIP działa:')) {
    await Promise.race([child.stdout && once(child.stdout, 'data'), exit]);
    if (child.exitCode !== null) throw new Error(printed());
  }
}

test('a process starts, refuses a second one on its folder, and ends cleanly', async () => {
  const first = start({});
  await untilStarted(first);
  await expect.poll(first.printed).toContain(path.join(folder, 'pierwszy-administrator.txt'));
  expect(first.printed()).not.toContain('token');
  const second = start({});
  expect(await second.exit).toBe(1);
  expect(second.printed()).toContain('jest używany przez inny proces');
  first.child.kill('SIGINT');
  expect(await first.exit).toBe(0);
});

test.each([
  [{ PORT: 'abc' }, 'PORT: oczekiwano liczby całkowitej'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, 'Serwer bazy danych nie odpowiada'],
  [{ DATABASE_URL: 'postgres://nobody@nie-ma.invalid/x' }, 'Nie ma serwera bazy danych o takiej nazwie'],
  [{ HOST: 'nie-ma.invalid' }, 'Nie ma komputera o nazwie nie-ma.invalid'],
])('%j is explained in one line', async (env, line) => {
  const { exit, printed } = start(env as Record<string, string>);
  expect(await exit).toBe(1);
  expect(printed().trim()).toMatch(new RegExp(`^${line}[^\n]*$`));
});
