// The steps of `npm test`, in order. Each returns its result in the shape of test-report.mjs.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumForTests } from '../tests/support/chromium.ts';
import { unexercised } from '../tests/support/exercised.ts';
import { build } from './build.mjs';
import { hasPostgres, startPostgres } from './postgres.mjs';
import { check, failed, playwrightResult, sum, vitestResult } from './test-report.mjs';
import { run } from './test-run.mjs';
import { root } from './toolchain.mjs';

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const playwright = path.join(root, 'tests/node_modules/@playwright/test/cli.js');
/** Largest first, so that both workers stay busy. */
const packages = [
  'apps/web',
  'apps/api',
  'apps/cli',
  'tests',
  'packages/generated',
  'packages/domain',
  'packages/site',
  '.',
];

/** A command whose exit code counts as one test. */
async function singleCheck(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) process.stdout.write(output);
  return check(code === 0, [path.basename(command), ...args].join(' '), output);
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

async function vitest(folder, project, { env = {}, args = [] } = {}) {
  const file = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run(bin('vitest'), ['run', '--project', project, ...reporters, ...args], { env });
  return vitestResult(file, code);
}

const unit = (project, args) => inTemporaryFolder((folder) => vitest(folder, project, { args }));

/** The API tests, and a check that they exercise every operation with a handler. */
async function api(folder, { env, args }) {
  const record = path.join(folder, 'exercised');
  const result = await vitest(folder, 'api', { env: { ...env, CHECKED_RESPONSES: record }, args });
  const missing = unexercised(existsSync(record) ? readFileSync(record, 'utf8') : '');
  return sum([result, check(missing.length === 0, 'Operations that no API test exercises', missing.join(', '))]);
}

/** What needs no database of the test: the template of the embedded one, and the bucket. */
const withoutDatabase = /^.*(?:\{ templateFolder \}|\/testing\/test-bucket\.ts).*$/gm;

/** Tests that import no database or server of `testing/` give the same result on PostgreSQL and run once. */
function apiTestsWithDatabase() {
  const folder = path.join(root, 'apps/api/src');
  const tests = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  return tests
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').replaceAll(withoutDatabase, '').includes('/testing/'));
}

async function apiOnPostgres(folder) {
  const configured = process.env.TEST_DATABASE_URL;
  const own = configured === undefined ? await startPostgres() : null;
  const url = configured ?? own?.url;
  if (url === undefined) return withoutPostgres('install it, or name a server in TEST_DATABASE_URL');
  try {
    return await api(folder, { env: { TEST_DATABASE_URL: url }, args: apiTestsWithDatabase() });
  } finally {
    own?.stop();
  }
}

/** A developer's machine may have none; the run that decides what is released may not. */
function withoutPostgres(remedy) {
  const missing = `No PostgreSQL here: ${remedy}.`;
  process.stdout.write(`${missing}\n`);
  return process.env.CI === undefined ? sum([]) : failed(missing);
}

async function faults(folder) {
  return hasPostgres() ? vitest(folder, 'faults') : withoutPostgres('install it');
}

async function endToEnd(folder) {
  build('web', process.execPath);
  build('api', process.execPath);
  const file = path.join(folder, 'report.json');
  const { code } = await run(process.execPath, [playwright, 'test', '-c', 'tests', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromiumForTests(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_DATA: path.join(folder, 'data') },
  });
  return playwrightResult(file, code);
}

/** Redocly's exit code ignores warnings; here they are failures. */
async function contractLint() {
  const { output } = await run(bin('redocly'), ['lint', '--format=json'], { quiet: true });
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const isClean = report.totals.errors + report.totals.warnings === 0;
  if (!isClean) process.stdout.write(output);
  return check(isClean, 'redocly lint', report.problems.map((problem) => problem.message).join('\n'));
}

async function types() {
  const queue = packages.values();
  const results = [];
  const worker = async () => {
    for (const folder of queue) results.push(await singleCheck(bin('tsc'), ['-p', folder]));
  };
  // The compiler mostly uses one core.
  await Promise.all([worker(), worker()]);
  return sum(results);
}

export const steps = {
  format: { title: 'Format and lint', run: () => singleCheck(bin('biome'), ['check', '--error-on-warnings', '.']) },
  types: { title: 'Types', run: types },
  imports: { title: 'Import rules', run: () => singleCheck(bin('depcruise'), ['apps', 'packages', 'tests']) },
  'contract-lint': { title: 'Contract lint', run: contractLint },
  domain: { title: 'Domain', run: unit('domain') },
  site: { title: 'Pages of the bulletin', run: unit('site') },
  contract: { title: 'Contract, mocks and repository rules', run: unit('tests') },
  api: {
    title: 'API on the embedded database',
    run: inTemporaryFolder((folder) => api(folder, { env: { TEST_DATABASE_URL: '' } })),
  },
  'api-postgres': { title: 'API on PostgreSQL', run: inTemporaryFolder(apiOnPostgres) },
  faults: { title: 'Faults', run: inTemporaryFolder(faults) },
  web: { title: 'Screens', run: unit('web') },
  // They wait for the processes of the program and the server: more workers than cores.
  cli: { title: 'CLI', run: unit('cli', [`--maxWorkers=${availableParallelism() + 2}`]) },
  e2e: { title: 'End to end', run: inTemporaryFolder(endToEnd) },
};
