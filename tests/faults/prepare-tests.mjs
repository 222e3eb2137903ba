// Global setup of these tests: builds the server, and makes the demo data that most test files start from.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';
import { makeDemoData } from '../../scripts/demo-data.mjs';

export default async function prepareTests(project) {
  build('api', process.execPath);
  const demoData = mkdtempSync(path.join(tmpdir(), 'bip-demo-data-'));
  await makeDemoData(demoData);
  project.provide('demoData', demoData);
  return () => rmSync(demoData, { recursive: true, force: true });
}
