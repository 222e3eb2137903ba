// Builds the web app and the server when something that goes into them has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memory, remember, root, SetUpError, say } from './toolchain.mjs';

const shared = ['packages/domain/src', 'packages/generated/runtime'];

const builds = {
  web: {
    what: 'the web app',
    sources: ['apps/web', ...shared],
    result: 'apps/web/dist/index.html',
    folder: 'apps/web',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  // one file starts faster and needs less memory than hundreds of modules (docs/decisions)
  api: {
    what: 'the server',
    sources: ['apps/api', ...shared],
    result: 'apps/api/dist/main.mjs',
    folder: 'apps/api',
    command: ['build.mjs'],
  },
};

const single = ['pnpm-lock.yaml', 'packages/generated/src/.stamp'];
const left = new Set(['node_modules', 'dist', 'dist-mocks', 'mockServiceWorker.js']);

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesUnder), ...single]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function lastBuild(name) {
  try {
    return JSON.parse(readFileSync(path.join(memory, `${name}-build.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

export function build(name, node) {
  const { what, sources, result, folder, command } = builds[name];
  const current = fingerprint(sources);
  if (existsSync(path.join(root, result)) && lastBuild(name) === current) return;
  say(`Building ${what} …`);
  const [script, ...args] = command;
  const cwd = path.join(root, folder);
  const { status } = spawnSync(node, [path.join(cwd, script), ...args], { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new SetUpError(`Could not build ${what}`);
  remember(`${name}-build.json`, current);
}
