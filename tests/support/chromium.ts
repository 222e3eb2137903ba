// A Chromium for the end-to-end tests: one that is installed, else Playwright's, else the distribution's package.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const places = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Sandboxes need rights that containers do not give; the rest keeps the browser from talking to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...places];
  const given = process.env.CHROMIUM_PATH;
  return [given, ...candidates, chromium.executablePath()].find((file) => file !== undefined && existsSync(file));
}

function tried(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
}

function playwrightCli(): string {
  return path.join(path.dirname(import.meta.dirname), 'node_modules/@playwright/test/cli.js');
}

/** Ubuntu's package of this name only points to its shop. */
function isDebianRoot(): boolean {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID="?debian"?$/m.test(system);
}

function apt(...args: string[]): boolean {
  return tried('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3', ...args]);
}

/** The browser's path, which is installed first where there is none. */
export function chromiumForTests(): string {
  const found = installedChromium();
  if (found !== undefined) return found;
  const steps = [() => tried(process.execPath, [playwrightCli(), 'install', 'chromium'])];
  // with the libraries that it needs, which Playwright's build lacks on a bare system
  if (isDebianRoot()) steps.unshift(() => apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium'));
  for (const step of steps) {
    const now = step() ? installedChromium() : undefined;
    if (now !== undefined && runs(now)) return now;
  }
  throw new Error(
    'No Chromium here and none could be installed: install chromium, or say where it is in CHROMIUM_PATH.',
  );
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
