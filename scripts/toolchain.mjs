// The pinned Node and pnpm: installed through npx where they are missing, and cached for the next start.
// Like run.mjs and generate.mjs this runs on Node 20; every other script runs on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const nodeVersion = '24.21.0';
const pnpmVersion = '12.21.0';

export const root = path.resolve(import.meta.dirname, '..');
/** Cache of the scripts, removed together with node_modules. */
export const cacheFolder = path.join(root, 'node_modules/.cache/redakcja-bip');

export function log(text) {
  process.stderr.write(`${text}\n`);
}

function readCache(name) {
  try {
    return JSON.parse(readFileSync(path.join(cacheFolder, name), 'utf8'));
  } catch {
    return undefined;
  }
}

export function writeCache(name, value) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(path.join(cacheFolder, name), JSON.stringify(value));
}

export class SetupError extends Error {}

/** Runs a setup step; its output goes to stderr, since stdout belongs to the task. */
function runSetup(command, args, explanation) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new SetupError(`${explanation} (${error?.message ?? `exit code ${status}`})`);
}

/** The folder with the pinned node and pnpm, downloaded by npx. */
function downloadTools() {
  const cached = readCache('tools.json');
  if (cached?.node === nodeVersion && cached.pnpm === pnpmVersion && existsSync(path.join(cached.folder, 'node'))) {
    return cached.folder;
  }
  log(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} through npx …`);
  const packages = ['--package', `node@${nodeVersion}`, '--package', `pnpm@${pnpmVersion}`];
  // npx puts the folder of its packages first on the PATH.
  const print = "node -p \"process.env.PATH.split(process.platform === 'win32' ? ';' : ':')[0]\"";
  const result = spawnSync('npx', ['--yes', ...packages, '-c', print], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  const folder = result.stdout?.trim().split('\n').at(-1) ?? '';
  if (result.status !== 0 || !existsSync(path.join(folder, 'node'))) {
    throw new SetupError(`npx could not get Node ${nodeVersion}; is the npm registry reachable?`);
  }
  return folder;
}

function isNewEnough(version) {
  return Number(version.split('.')[0]) >= Number(nodeVersion.split('.')[0]);
}

function hasPnpm() {
  const result = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  return result.status === 0 && result.stdout.trim().split('.')[0] === pnpmVersion.split('.')[0];
}

let folder;

function useDownloadedTools() {
  if (folder !== undefined) return;
  folder = downloadTools();
  process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
}

/** Path of a Node that runs the project; it is also on the PATH. */
export function pinnedNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  useDownloadedTools();
  return path.join(folder, 'node');
}

function installFingerprint() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

/** Installs dependencies when the lockfile has changed since the last installation. */
export function installDependencies() {
  const current = installFingerprint();
  const isInstalled = existsSync(path.join(root, 'node_modules/.modules.yaml'));
  if (!isInstalled || readCache('installed.json') !== current) {
    if (folder === undefined && !hasPnpm()) useDownloadedTools();
    log('Installing dependencies …');
    // Without a terminal pnpm must not ask whether it may replace node_modules.
    const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false', '--reporter=append-only'];
    runSetup('pnpm', args, 'pnpm could not install the dependencies');
    writeCache('installed.json', current);
  }
  if (folder !== undefined) writeCache('tools.json', { node: nodeVersion, pnpm: pnpmVersion, folder });
}
