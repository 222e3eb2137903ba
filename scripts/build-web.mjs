// Builds the web app when something that goes into it has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { memory, remember, root, SetUpError, say } from './toolchain.mjs';

const sources = ['apps/web', 'packages/domain/src', 'packages/generated/runtime'];
const single = ['pnpm-lock.yaml', 'packages/generated/src/.stamp'];
const result = path.join(root, 'apps/web/dist/index.html');
const left = new Set(['node_modules', 'dist', 'dist-mocks', 'mockServiceWorker.js']);

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => !left.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...sources.flatMap(filesUnder), ...single]) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function lastBuild() {
  try {
    return JSON.parse(readFileSync(path.join(memory, 'web-build.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

export function buildWeb(node) {
  const current = fingerprint();
  if (existsSync(result) && lastBuild() === current) return;
  say('Building the web app …');
  const vite = path.join(root, 'apps/web/node_modules/vite/bin/vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'apps/web'),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new SetUpError('The web app could not be built');
  remember('web-build.json', current);
}
