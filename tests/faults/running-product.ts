// The server as a process, run from its sources, for fault tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../bench/product.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface RunningProduct {
  url: string;
  process: ChildProcess;
  /** Log output of the process so far. */
  log: () => string;
  token: string;
  stop: () => Promise<void>;
}

export async function runProduct(env: Record<string, string>): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bip-faults-'));
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  await isReady(url, () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log}`);
  });
  return {
    url,
    process: child,
    log: () => log,
    token: await automatToken(url),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when /readyz succeeds; `check` may throw in the meantime. */
export async function isReady(url: string, check: () => void = () => undefined): Promise<void> {
  for (;;) {
    check();
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(20);
  }
}

/** Requests a token with the client credentials of the demo. */
export function requestToken(url: string): Promise<Response> {
  return fetch(`${url}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('bip-automat:demo-automat')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'bip-api' }),
  });
}

async function automatToken(url: string): Promise<string> {
  const { access_token } = (await (await requestToken(url)).json()) as { access_token: string };
  return access_token;
}
