// The real server as a process of its own, on a fresh embedded database with the demonstration office.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** API_MAIN names a built server, which starts faster than its sources. */
const main = process.env.API_MAIN ?? path.resolve(import.meta.dirname, '../../../api/src/main.ts');

export interface RunningServer {
  host: string;
  stop: () => Promise<void>;
  /** Ends it as a power cut does; `start` brings it back on the same data and port. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  while (!printed.includes('Redakcja BIP działa:')) {
    await Promise.race([child.stdout && once(child.stdout, 'data'), once(child, 'close')]);
    if (child.exitCode !== null) throw new Error(printed);
  }
}

/** @param more further variables of its environment */
export async function startServer(more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bip-cli-server-'));
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn', ...more };
    child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    await untilReady(child);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  await start();
  return {
    host: `http://localhost:${port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
