// Global setup of the tests: builds the program and the server, and makes the demo data that each test file starts from.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../scripts/build.mjs';

const server = path.resolve(import.meta.dirname, '../api/dist/main.mjs');

/** Starting on a copy of this folder is several times faster than starting on an empty one. */
async function makeDemoData(folder) {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let printed = '';
  // Read to its end: a server whose stdout is closed would fail.
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('Redakcja BIP działa:')) resolve();
    });
  });
  await Promise.race([ready, closed]);
  child.kill('SIGTERM');
  const [code] = await closed;
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${printed}`);
}

export default async function prepareTests(project) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-cli-built-'));
  build('api', process.execPath);
  const dataFolder = path.join(folder, 'data');
  const program = path.join(folder, 'program');
  const buildProgram = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'build.mjs'), program]);
  await Promise.all([buildProgram, makeDemoData(dataFolder)]);
  project.provide('built', { program: path.join(program, 'bip.mjs'), server, dataFolder });
  return () => rmSync(folder, { recursive: true, force: true });
}
