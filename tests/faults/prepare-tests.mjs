// Global setup of these tests: builds the server, and makes the demo data that they start from, on both databases.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';
import { requirePostgres } from '../../scripts/postgres.mjs';
import { demonstration, makeData } from '../../scripts/server-data.mjs';

export default async function prepareTests(project) {
  build('api', process.execPath);
  const home = mkdtempSync(path.join(tmpdir(), 'bip-demo-data-'));
  const embedded = path.join(home, 'embedded');
  const files = path.join(home, 'files');
  const postgres = await requirePostgres();
  try {
    await Promise.all([
      makeData(embedded, demonstration),
      makeData(files, { ...demonstration, DATABASE_URL: postgres.url }),
    ]);
  } finally {
    postgres.halt('fast');
  }
  project.provide('demoData', embedded);
  project.provide('demoOnPostgres', { cluster: postgres.cluster, files });
  return () => {
    postgres.stop();
    rmSync(home, { recursive: true, force: true });
  };
}
