// The pinned Node and pnpm, on a machine that may have neither: through npm's own npx, remembered so that the next start skips it.
// Plain JavaScript that Node 20 can run, like run.mjs and generate.mjs; every other script runs on the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const nodeVersion = '24.21.0';
const pnpmVersion = '12.21.0';

export const root = path.resolve(import.meta.dirname, '..');
/** What the scripts remember; goes away with node_modules. */
export const memory = path.join(root, 'node_modules/.cache/redakcja-bip');

export function say(text) {
  process.stderr.write(`${text}\n`);
}

function remembered(name) {
  try {
    return JSON.parse(readFileSync(path.join(memory, name), 'utf8'));
  } catch {
    return undefined;
  }
}

export function remember(name, value) {
  mkdirSync(memory, { recursive: true });
  writeFileSync(path.join(memory, name), JSON.stringify(value));
}

export class SetUpError extends Error {}

/** Everything that a set-up step prints goes to stderr: stdout belongs to the task. */
function setUp(command, args, explanation) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new SetUpError(`${explanation} (${error?.message ?? `exit code ${status}`})`);
}

/** The folder with the pinned node and pnpm, put there by npx. */
function downloadedTools() {
  const known = remembered('tools.json');
  if (known?.node === nodeVersion && known.pnpm === pnpmVersion && existsSync(path.join(known.folder, 'node'))) {
    return known.folder;
  }
  say(`Getting Node ${nodeVersion} and pnpm ${pnpmVersion} through npx …`);
  const packages = ['--package', `node@${nodeVersion}`, '--package', `pnpm@${pnpmVersion}`];
  // npx puts the folder of its packages first on PATH.
  const print = "node -p \"process.env.PATH.split(process.platform === 'win32' ? ';' : ':')[0]\"";
  const answer = spawnSync('npx', ['--yes', ...packages, '-c', print], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  const folder = answer.stdout?.trim().split('\n').at(-1) ?? '';
  if (answer.status !== 0 || !existsSync(path.join(folder, 'node'))) {
    throw new SetUpError(`npx could not get Node ${nodeVersion}; is the npm registry reachable?`);
  }
  return folder;
}

function isNewEnough(version) {
  return Number(version.split('.')[0]) >= Number(nodeVersion.split('.')[0]);
}

function hasPnpm() {
  const answer = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim().split('.')[0] === pnpmVersion.split('.')[0];
}

let folder;

function useDownloadedTools() {
  if (folder !== undefined) return;
  folder = downloadedTools();
  process.env.PATH = `${folder}${path.delimiter}${process.env.PATH}`;
}

/** Path of a Node that runs the project; PATH leads to it too. */
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

/** Installs dependencies when the lock file is not the one that was installed last. */
export function installDependencies() {
  const wanted = installFingerprint();
  const isInstalled = existsSync(path.join(root, 'node_modules/.modules.yaml'));
  if (!isInstalled || remembered('installed.json') !== wanted) {
    if (folder === undefined && !hasPnpm()) useDownloadedTools();
    say('Installing dependencies …');
    // Without a terminal pnpm must not ask whether it may replace node_modules.
    const args = ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false', '--reporter=append-only'];
    setUp('pnpm', args, 'pnpm could not install the dependencies');
    remember('installed.json', wanted);
  }
  if (folder !== undefined) remember('tools.json', { node: nodeVersion, pnpm: pnpmVersion, folder });
}
