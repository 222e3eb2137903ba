// Chromium for the tests on screens: an installed one, else the distribution's package, else Playwright's.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The same engine without the browser around it: it needs two thirds of the processor time. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Containers lack the rights for the sandbox; the other flags prevent requests of the browser itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH, else the cheapest one there is. */
export function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...macPaths];
  const configured = process.env.CHROMIUM_PATH;
  return [configured, ...candidates, chromium.executablePath()].find((file) => file !== undefined && existsSync(file));
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
}

function playwrightCli(): string {
  return path.join(path.dirname(import.meta.dirname), 'node_modules/@playwright/test/cli.js');
}

/** Ubuntu's chromium package only installs a snap. */
function isDebianRoot(): boolean {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(system);
}

function apt(...args: string[]): boolean {
  return succeeds('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3', ...args]);
}

const installPackage = (name: string) => apt('install', '-y', '--no-install-recommends', name);

/** Path of the browser, which is installed first if there is none; Debian's headless shell is installed beside another one too. */
export function chromiumForTests(): string {
  const found = installedChromium();
  if (found !== undefined) {
    const isChosen = found === process.env.CHROMIUM_PATH || path.basename(found) === headlessShell;
    if (isChosen || !isDebianRoot() || !installPackage(headlessShell)) return found;
    const installed = installedChromium();
    return installed !== undefined && runs(installed) ? installed : found;
  }
  const steps = [() => succeeds(process.execPath, [playwrightCli(), 'install', 'chromium'])];
  // The package brings the libraries that Playwright's build lacks on a minimal system.
  if (isDebianRoot())
    steps.unshift(() => apt('update') && (installPackage(headlessShell) || installPackage('chromium')));
  for (const step of steps) {
    const installed = step() ? installedChromium() : undefined;
    if (installed !== undefined && runs(installed)) return installed;
  }
  throw new Error('No Chromium found and none could be installed: install chromium, or set CHROMIUM_PATH.');
}

/** Playwright's own build may lack libraries of the system. */
function runs(file: string): boolean {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
}
