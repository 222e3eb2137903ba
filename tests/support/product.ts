// The built server as a process, as `npm start` runs it, with the demonstration's data.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';

const root = path.resolve(import.meta.dirname, '../..');

export interface Product {
  url: string;
  process: ChildProcess;
  /** Milliseconds from the start of the process to its first response. */
  coldStart: number;
  /** A token of the demo's client for unattended use. */
  token: string;
  /** The output of the process so far. */
  log: () => string;
  /** Resident memory now, MiB. */
  memory: () => number;
  stop: () => Promise<void>;
  /** Ends the process as a crash does. */
  kill: () => Promise<void>;
}

/**
 * Without DATA_DIR in `env` it uses a temporary folder, which `fill` may fill before the start and which is removed at the end.
 * @param place where `apps` is, the project unless given
 */
export async function startProduct(
  env: Readonly<Record<string, string>>,
  fill?: (folder: string) => void,
  place = root,
): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ownFolder = env.DATA_DIR === undefined ? mkdtempSync(path.join(tmpdir(), 'bip-product-')) : null;
  if (ownFolder !== null) fill?.(ownFolder);
  const started = performance.now();
  const child = spawn(process.execPath, ['apps/api/dist/main.mjs'], {
    cwd: place,
    env: {
      ...process.env,
      ...(ownFolder && { DATA_DIR: ownFolder }),
      PORT: String(port),
      SITE_PORT: '0',
      // a machine for tests may be busy
      SITE_TIMEOUT: '60000',
      DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  await isReady(url, () => {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log}`);
  });
  const coldStart = performance.now() - started;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    url,
    process: child,
    coldStart,
    token: await unattendedToken(url),
    log: () => log,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      if (ownFolder !== null) rmSync(ownFolder, { recursive: true, force: true });
    },
  };
}

/** Resolves when /readyz succeeds; `check` may throw in the meantime. */
export async function isReady(url: string, check: () => void = () => undefined): Promise<void> {
  for (;;) {
    check();
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(5);
  }
}

/** Requests a token with the client credentials of the demo, or of an entry of AUTOMATS. */
export function requestToken(url: string, credentials = 'bip-automat:demo-automat'): Promise<Response> {
  return fetch(`${url}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(credentials)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'bip-api' }),
  });
}

export async function unattendedToken(url: string, credentials?: string): Promise<string> {
  const { access_token: token } = (await (await requestToken(url, credentials)).json()) as { access_token: string };
  return token;
}
