// Before the tests of the program: it and the server are built, and a demonstration office is made that each test file starts from.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../scripts/build.mjs';

const server = path.resolve(import.meta.dirname, '../api/dist/main.mjs');

/** Starting on an empty folder takes several times what starting on a copy of this one takes. */
async function makeOffice(folder) {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let printed = '';
  // It is read to its end: a server whose log nobody takes would break off.
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
  const office = path.join(folder, 'office');
  const program = path.join(folder, 'program');
  const buildProgram = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'build.mjs'), program]);
  await Promise.all([buildProgram, makeOffice(office)]);
  project.provide('built', { program: path.join(program, 'bip.mjs'), server, office });
  return () => rmSync(folder, { recursive: true, force: true });
}
