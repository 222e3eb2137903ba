// Runs the built server as a process, as `npm start` does.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

export interface Product {
  url: string;
  /** Milliseconds from the start of the process to its first response. */
  coldStart: number;
  /** A token of the demo's client for unattended use. */
  token: string;
  /** Resident memory now, MiB. */
  memory: () => number;
  stop: () => Promise<void>;
}

/** Environment of the server: its database and further configuration. */
export type Place = {
  DATA_DIR: string;
  DATABASE_URL?: string;
  ARCHIVE_HOST?: string;
  ARCHIVE_PRIVATE_NETWORKS?: string;
};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export async function startProduct(place: Place): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['apps/api/dist/main.mjs'], {
    cwd: root,
    env: { ...process.env, ...place, PORT: String(port), DEMO: '1', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `${url}/readyz`);
  const coldStart = performance.now() - started;
  return {
    url,
    coldStart,
    token: await unattendedToken(url),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(5);
  }
}

async function unattendedToken(url: string): Promise<string> {
  const response = await fetch(`${url}/identity/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('bip-automat:demo-automat').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'bip-api' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

export function seed(place: Place, articles: number): void {
  execFileSync(process.execPath, ['scripts/seed.mjs', '--articles', String(articles)], {
    cwd: root,
    env: { ...process.env, ...place },
    stdio: ['ignore', 'inherit', 'ignore'],
  });
}
