// npm run TASK: whatever the task needs (Node, dependencies, generated client, built web app) is put in place first.
// Works with the machine's own Node >= 20, npm and git alone. `node scripts/run.mjs TASK` is the same without npm's banner.
import { copyFileSync } from 'node:fs';
import { buildWeb } from './build-web.mjs';
import { generate } from './generate.mjs';
import { runAll } from './processes.mjs';
import { installDependencies, pinnedNode, root, SetUpError, say } from './toolchain.mjs';

const [task, ...args] = process.argv.slice(2);
const api = `${root}/apps/api/src/main.ts`;
const web = `${root}/apps/web`;
const vite = `${web}/node_modules/vite/bin/vite.js`;
const biome = `${root}/node_modules/@biomejs/biome/bin/biome`;

/** Where the person stands who called npm: relative file names of theirs start there. */
const standing = process.env.INIT_CWD ?? process.cwd();

/** Each task: what to run (side by side when several), with which variables, and where. */
const tasks = {
  start: (node) => {
    buildWeb(node);
    return [{ args: [api, ...args], env: { DEMO: '1' } }];
  },
  dev: () => [
    // The page's address is the development server's, which passes calls and sign-in on to the API.
    { args: ['--watch', api, ...args], env: { DEMO: '1', PORT: '4301', PUBLIC_URL: 'http://localhost:5173' } },
    { args: [vite, '--port', '5173', '--strictPort'], cwd: web },
  ],
  mocks: () => {
    if (args.includes('--http')) return [{ args: ['scripts/mock-server.mjs', ...args] }];
    // The page's service worker is msw's own file, of the very version that is installed.
    copyFileSync(`${web}/node_modules/msw/lib/mockServiceWorker.js`, `${web}/public/mockServiceWorker.js`);
    return [{ args: [vite, '--mode', 'mocks', ...args], cwd: web }];
  },
  bip: () => [{ args: [`${root}/apps/cli/src/main.ts`, ...args], cwd: standing }],
  seed: () => [{ args: ['scripts/seed.mjs', ...args] }],
  bench: () => [{ args: ['tests/bench/main.ts', ...args] }],
  generate: () => [],
  check: () => [{ args: ['scripts/test.mjs', 'format', 'types', 'contract-lint', ...args] }],
  format: () => [{ args: [biome, 'check', '--write', ...(args.length > 0 ? args : ['.'])] }],
  test: () => [{ args: ['scripts/test.mjs', ...args] }],
};

async function main() {
  const commands = tasks[task];
  if (commands === undefined) throw new SetUpError(`Tasks: ${Object.keys(tasks).join(', ')}`);
  const node = pinnedNode();
  installDependencies();
  generate();
  return runAll(commands(node).map((command) => ({ node, cwd: root, ...command })));
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  say(error.message);
  process.exitCode = 2;
}
