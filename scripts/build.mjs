// Builds the web app and the server when one of their inputs has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, log, root, SetupError, writeCache } from './toolchain.mjs';

const shared = ['packages/domain/src', 'packages/generated/runtime', 'packages/site/src'];

const builds = {
  web: {
    label: 'the web app',
    sources: ['apps/web', ...shared],
    result: 'apps/web/dist/index.html',
    folder: 'apps/web',
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  },
  // One file starts faster and needs less memory than hundreds of modules (decision 5).
  api: {
    label: 'the server',
    sources: ['apps/api', ...shared],
    result: 'apps/api/dist/main.mjs',
    folder: 'apps/api',
    command: ['build.mjs'],
  },
};

const singleFiles = ['pnpm-lock.yaml', 'packages/generated/src/.stamp'];
const ignored = new Set(['node_modules', 'dist', 'dist-mocks', 'mockServiceWorker.js']);

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesUnder), ...singleFiles]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function lastBuild(name) {
  try {
    return JSON.parse(readFileSync(path.join(cacheFolder, `${name}-build.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

export function build(name, node) {
  const { label, sources, result, folder, command } = builds[name];
  const current = fingerprint(sources);
  if (existsSync(path.join(root, result)) && lastBuild(name) === current) return;
  log(`Building ${label} …`);
  const [script, ...args] = command;
  const cwd = path.join(root, folder);
  const { status } = spawnSync(node, [path.join(cwd, script), ...args], { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new SetupError(`Could not build ${label}`);
  writeCache(`${name}-build.json`, current);
}
