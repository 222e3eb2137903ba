// The server as a process of its own, from its sources, that faults are done to.
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
  /** What the process has written to its log. */
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
    token: await programToken(url),
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

/** Resolves when /readyz says yes; `check` may throw in between. */
export async function isReady(url: string, check: () => void = () => undefined): Promise<void> {
  for (;;) {
    check();
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(20);
  }
}

/** Asks for a token of the demonstration's program. */
export function askForToken(url: string): Promise<Response> {
  return fetch(`${url}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('bip-automat:demo-automat')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'bip-api' }),
  });
}

async function programToken(url: string): Promise<string> {
  const { access_token } = (await (await askForToken(url)).json()) as { access_token: string };
  return access_token;
}
