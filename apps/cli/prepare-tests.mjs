// Global setup of the tests: builds the program and the server, and makes the demo data that each test file starts from.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { makeDemoData, server } from '../../scripts/demo-data.mjs';

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
