// npm run TASK: first installs and builds what the task needs (Node, dependencies, generated client, web app).
// Requires only Node >= 20, npm and git. `node scripts/run.mjs TASK` is the same without npm's banner.
import { build } from './build.mjs';
import { generate } from './generate.mjs';
import { runAll } from './processes.mjs';
import { installDependencies, log, pinnedNode, root, SetupError } from './toolchain.mjs';

const [task, ...args] = process.argv.slice(2);
const api = `${root}/apps/api/src/main.ts`;
const builtApi = `${root}/apps/api/dist/main.mjs`;
const web = `${root}/apps/web`;
const vite = `${web}/node_modules/vite/bin/vite.js`;
const biome = `${root}/node_modules/@biomejs/biome/bin/biome`;

/** The folder in which npm was called: relative file names on its command line start there. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();

function buildAll(node) {
  build('web', node);
  build('api', node);
  return [];
}

/** Commands of each task (several run in parallel), with their arguments, environment and folder. */
const tasks = {
  build: buildAll,
  start: (node) => {
    buildAll(node);
    return [{ args: [builtApi, ...args], env: { DEMO: '1' } }];
  },
  dev: () => [
    // The development server serves the page and proxies API requests.
    {
      args: ['--import', './scripts/read-tsx.mjs', '--watch', api, ...args],
      env: { DEMO: '1', ALLOWED_ORIGINS: 'http://localhost:5173' },
    },
    {
      args: [vite, '--port', '5173', '--strictPort'],
      cwd: web,
      env: { API_ORIGIN: `http://localhost:${process.env.PORT ?? 4300}` },
    },
  ],
  mocks: () => [
    args.includes('--http')
      ? { args: ['scripts/mock-server.mjs', ...args] }
      : { args: [vite, '--mode', 'mocks', ...args], cwd: web },
  ],
  bip: () => [{ args: [`${root}/apps/cli/src/main.ts`, ...args], cwd: callerFolder }],
  /** The program bip as one file that needs no Node, for this platform. */
  executable: () => [{ args: ['apps/cli/build-executable.mjs', ...args] }],
  seed: () => [{ args: ['scripts/seed.mjs', ...args] }],
  bench: () => [{ args: ['tests/bench/main.ts', ...args] }],
  /** The pictures of the knowledge base, out of the demonstration. */
  pictures: () => [{ args: ['tests/pictures/main.ts', ...args] }],
  /** The long form of the tests of faults; the short one is a step of `test`. */
  faults: () => [
    {
      args: [`${root}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'faults', ...args],
      env: { FAULTS: 'long' },
    },
  ],
  /** Makes small faults in the sources and counts those that the tests see. */
  mutations: () => [{ args: ['tests/mutation/main.ts', ...args] }],
  /** What an office installs. */
  release: () => [{ args: ['scripts/release/main.mjs', ...args] }],
  /** What breaks programs that were written for an earlier contract. */
  'contract:diff': () => [{ args: ['scripts/contract-diff/main.mjs', ...args] }],
  generate: () => [],
  check: () => [{ args: ['scripts/test/main.mjs', 'format', 'types', 'imports', 'contract-lint', ...args] }],
  format: () => [{ args: [biome, 'check', '--write', ...(args.length > 0 ? args : ['.'])] }],
  test: () => [{ args: ['scripts/test/main.mjs', ...args] }],
};

async function main() {
  const commands = tasks[task];
  if (commands === undefined) throw new SetupError(`Tasks: ${Object.keys(tasks).join(', ')}`);
  const node = pinnedNode();
  installDependencies();
  generate();
  return runAll(commands(node).map((command) => ({ node, cwd: root, ...command })));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  log(error.message);
  process.exitCode = 2;
}
