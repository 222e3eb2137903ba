import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startOfficeProvider } from '../support/office-provider.ts';

/** Below the ephemeral ports, so that it is still free when the server has started. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer().listen(port, 'localhost');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Starts the product with an external identity provider and one administrator. */
async function startProduct(port: number, issuer: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-e2e-'));
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '',
      LOG_LEVEL: 'warn',
      OIDC_ISSUER: issuer,
      ADMIN_LOGIN: 'administrator',
      ADMIN_PASSWORD: 'Poczatek2026',
      ADMIN_EMAIL: 'administrator@gmina.example',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  return async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

test('with an external provider sign-in and password change happen there', async ({ page }) => {
  // Starting a separate product takes time.
  test.setTimeout(600_000);
  const port = await freePort();
  const product = `http://localhost:${port}`;
  const provider = await startOfficeProvider('administrator', product);
  const stopProduct = await startProduct(port, provider.issuer);
  try {
    await expect
      .poll(async () => (await fetch(`${product}/readyz`).catch(() => null))?.status, { timeout: 300_000 })
      .toBe(200);
    await page.goto(product);
    await expect(page.getByText('Do końca sesji')).toBeVisible();

    await page.getByRole('button', { name: /Konto:/ }).click();
    await page.getByRole('menuitem', { name: 'Zmiana hasła' }).click();
    await expect(page.getByRole('heading', { name: 'Zmiana hasła u dostawcy' })).toBeVisible();
    expect(page.url()).toBe(`${provider.issuer}/.well-known/change-password`);
  } finally {
    await stopProduct();
    await provider.stop();
  }
});
