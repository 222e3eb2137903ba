// End-to-end tests: Chromium against the real server with the embedded database, on a free port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../scripts/free-port.mjs';
import { chromiumFlags, installedChromium } from './support/chromium.ts';

// Every worker evaluates this file again; the first evaluation sets the values for all.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SITE_PORT ??= String(await freePort());
if (process.env.E2E_DATA === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-e2e-'));
  process.env.E2E_DATA = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Without a UTF-8 locale Chromium changes Polish letters in names of downloads.
process.env.LC_ALL = 'C.UTF-8';

const address = `http://localhost:${process.env.E2E_PORT}`;
const executablePath = installedChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // One more than cores are needed: tests wait for pages about a third of the time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous, for busy machines.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    baseURL: address,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    // axe would measure the contrast of a colour in transition.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
    screenshot: 'only-on-failure',
    // Recording doubles the duration of a run; use `--trace on` to record a single one.
    trace: 'off',
    // The process of the page and its compiled scripts stay: the storage of the browser is emptied between tests.
    reuseContext: true,
  },
  webServer: {
    command: 'exec node apps/api/dist/main.mjs',
    cwd: path.dirname(import.meta.dirname),
    url: `${address}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      SITE_PORT: process.env.E2E_SITE_PORT,
      // a machine for tests may be busy
      SITE_TIMEOUT: '60000',
      DATA_DIR: process.env.E2E_DATA,
      DEMO: '1',
      LOG_LEVEL: 'warn',
    },
  },
});
