// The steps of `npm test`, in their order. Each answers how many of its tests passed and failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumForTests } from '../tests/support/chromium.ts';
import { unexercised } from '../tests/support/exercised.ts';
import { build } from './build.mjs';
import { hasPostgres, startPostgres } from './postgres.mjs';
import { run } from './test-run.mjs';
import { root } from './toolchain.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const playwright = path.join(root, 'tests/node_modules/@playwright/test/cli.js');
/** The largest first, so that both cores have work to the end. */
const packages = ['apps/web', 'apps/api', 'apps/cli', 'tests', 'packages/generated', 'packages/domain', '.'];

/** A tool that only says yes or no counts as one test. */
async function tool(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) process.stdout.write(output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function sum(results) {
  return results.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A run that failed without a failed test (a file that does not load, an error outside tests) is a failure all the same. */
function counted(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function reportOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function inTemporaryFolder(work) {
  return async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bip-test-'));
    try {
      return await work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function vitest(folder, project, env = {}) {
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(bin('vitest'), ['run', '--project', project, ...reporters], { env });
  const report = reportOf(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  return counted(code, report.numPassedTests, report.numFailedTests + unloaded.length);
}

const unit = (project) => inTemporaryFolder((folder) => vitest(folder, project));

/** The API tests, and that they leave out no operation that has a handler. */
async function api(folder, env) {
  const record = path.join(folder, 'exercised');
  const result = await vitest(folder, 'api', { ...env, CHECKED_ANSWERS: record });
  const missing = unexercised(existsSync(record) ? readFileSync(record, 'utf8') : '');
  if (missing.length > 0) process.stdout.write(`No API test exercises: ${missing.join(', ')}\n`);
  return sum([result, { passed: missing.length === 0 ? 1 : 0, failed: missing.length === 0 ? 0 : 1 }]);
}

async function apiOnPostgres(folder) {
  const given = process.env.TEST_DATABASE_URL;
  const own = given === undefined ? await startPostgres() : null;
  const url = given ?? own?.url;
  if (url === undefined) return withoutPostgres('install it, or name a server in TEST_DATABASE_URL');
  try {
    return await api(folder, { TEST_DATABASE_URL: url });
  } finally {
    own?.stop();
  }
}

/** A developer's machine may have none; the run that decides what is released may not. */
function withoutPostgres(remedy) {
  process.stdout.write(`No PostgreSQL here: ${remedy}.\n`);
  return { passed: 0, failed: process.env.CI === undefined ? 0 : 1 };
}

async function faults(folder) {
  return hasPostgres() ? vitest(folder, 'faults') : withoutPostgres('install it');
}

async function endToEnd(folder) {
  build('web', process.execPath);
  const file = path.join(folder, 'report.json');
  const { code } = await run(process.execPath, [playwright, 'test', '-c', 'tests', '--reporter=line,json'], {
    env: { CHROMIUM_PATH: chromiumForTests(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_DATA: path.join(folder, 'data') },
  });
  const report = reportOf(file);
  if (report === undefined) return { passed: 0, failed: 1 };
  return counted(code, report.stats.expected, report.stats.unexpected + report.stats.flaky);
}

/** Redocly ends well with warnings; here they count. */
async function contractLint() {
  const { output } = await run(bin('redocly'), ['lint', '--format=json'], { quiet: true });
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const isClean = report.totals.errors + report.totals.warnings === 0;
  if (!isClean) process.stdout.write(output);
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
}

async function types() {
  const waiting = packages.values();
  const results = [];
  const lane = async () => {
    for (const folder of waiting) results.push(await tool(bin('tsc'), ['-p', folder]));
  };
  // the compiler works on one core most of the time
  await Promise.all([lane(), lane()]);
  return sum(results);
}

export const steps = {
  format: { title: 'Format and lint', run: () => tool(bin('biome'), ['check', '--error-on-warnings', '.']) },
  types: { title: 'Types', run: types },
  imports: { title: 'Import rules', run: () => tool(bin('depcruise'), ['apps', 'packages', 'tests']) },
  'contract-lint': { title: 'Contract lint', run: contractLint },
  domain: { title: 'Domain', run: unit('domain') },
  contract: { title: 'Contract, mocks and house rules', run: unit('tests') },
  api: {
    title: 'API on the embedded database',
    run: inTemporaryFolder((folder) => api(folder, { TEST_DATABASE_URL: '' })),
  },
  'api-postgres': { title: 'API on PostgreSQL', run: inTemporaryFolder(apiOnPostgres) },
  faults: { title: 'Faults', run: inTemporaryFolder(faults) },
  web: { title: 'Screens', run: unit('web') },
  cli: { title: 'CLI', run: unit('cli') },
  e2e: { title: 'End to end', run: inTemporaryFolder(endToEnd) },
};
