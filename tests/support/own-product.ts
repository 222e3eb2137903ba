// A separate product for one test, next to the one that all tests share.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

export { freePort } from '../../scripts/free-port.mjs';

/** Starts a separate product with this environment; returns the function that stops it. */
export async function startProduct(port: number, env: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-e2e-'));
  const server = spawn(process.execPath, ['apps/api/dist/main.mjs'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      SITE_PORT: '0',
      // a machine for tests may be busy
      SITE_TIMEOUT: '60000',
      DATA_DIR: folder,
      DEMO: '',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => null))?.status;
  await expect.poll(isReady, { timeout: 300_000 }).toBe(200);
  return stop;
}

/** The environment of an office that has nothing but its administrator. */
export const emptyOffice = {
  ADMIN_LOGIN: 'administrator',
  ADMIN_PASSWORD: 'Poczatek2026',
  ADMIN_EMAIL: 'administrator@gmina.example',
} as const;

/** The environment of an office with an external identity provider and one administrator. */
export const withProvider = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  ...emptyOffice,
});
