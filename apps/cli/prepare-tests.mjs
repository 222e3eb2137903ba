// Global setup of the tests: builds the program and the server, and makes the data that servers of tests start from.

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { demonstration, makeData } from '../../scripts/server-data.mjs';
import { officeAdministrator } from './src/testing/office-administrator.ts';

const inThisFolder = (name) => path.join(import.meta.dirname, name);

export default async function prepareTests(project) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-cli-'));
  build('api', process.execPath);
  const [program, demo, office] = ['program', 'demo', 'office'].map((name) => path.join(folder, name));
  const args = [inThisFolder('build.mjs'), program, inThisFolder('src/testing/resident/resident.ts')];
  await Promise.all([
    promisify(execFile)(process.execPath, args),
    makeData(demo, demonstration, true),
    makeData(office, officeAdministrator),
  ]);
  const [bip, resident] = ['bip.mjs', 'resident.mjs'].map((name) => path.join(program, name));
  const server = inThisFolder('quick-server.mjs');
  project.provide('built', { folder, program: bip, resident, server, demo, office });
  return () => rmSync(folder, { recursive: true, force: true });
}
