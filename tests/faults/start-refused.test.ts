// A database or a data folder that this release cannot use: the start fails with one Polish sentence and exit code 1, and nothing is changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import './demo-product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'bip-refused-'));
const dataDir = path.join(home, 'data');
const database = path.join(dataDir, 'database');
const inDatabase = (...steps: string[]) => path.join(database, ...steps);

beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(path.join(inject('demoData'), 'database'), database, { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.mjs')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return { code, printed: printed.trim() };
}

function largestFile(folder: string): string {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  return files.sort((a, b) => statSync(b).size - statSync(a).size)[0] ?? folder;
}

const damages: [string, () => void, RegExp][] = [
  ['lost PG_VERSION', () => rmSync(inDatabase('PG_VERSION')), /brakuje w nim PG_VERSION/],
  ['comes from another PostgreSQL', () => writeFileSync(inDatabase('PG_VERSION'), '15\n'), /w formacie PostgreSQL 15/],
  ['lost pg_control', () => rmSync(inDatabase('global/pg_control')), /pliki są uszkodzone/],
  ['has a cut pg_control', () => truncateSync(inDatabase('global/pg_control'), 100), /pliki są uszkodzone/],
  ['lost its log', () => rmSync(inDatabase('pg_wal'), { recursive: true }), /pliki są uszkodzone/],
  ['lost its tables', () => rmSync(inDatabase('base'), { recursive: true }), /pliki są uszkodzone/],
  ['has a cut table', () => truncateSync(largestFile(inDatabase('base/5')), 100), /pliki są uszkodzone/],
  ['lost its database beside documents', loseDatabase, /pliki dokumentów, ale nie ma bazy danych/],
  ['is no folder', replaceByFile, /Nie można zapisywać w folderze danych/],
];

function loseDatabase(): void {
  rmSync(database, { recursive: true });
  mkdirSync(path.join(dataDir, 'files/ab'), { recursive: true });
}

function replaceByFile(): void {
  rmSync(dataDir, { recursive: true });
  writeFileSync(dataDir, '');
}

test.each(damages)('the server does not start with a data folder that %s', async (_damage, damage, sentence) => {
  damage();
  const { code, printed } = await start();
  expect(printed).toMatch(sentence);
  expect(printed.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
