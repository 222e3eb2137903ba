// A first start that is killed while the embedded database is made: the next start makes it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { isReady } from '../support/product.ts';

const root = path.resolve(import.meta.dirname, '../..');
const home = mkdtempSync(path.join(tmpdir(), 'bip-first-start-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(dataDir: string) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'apps/api/dist/main.mjs')], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return {
    url: `http://127.0.0.1:${port}`,
    check: () => {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    },
    end: async (signal: NodeJS.Signals) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

function filesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    // not made yet, or changed while it was read
    return 0;
  }
}

// a database has about a thousand files
const stages = process.env.FAULTS === 'long' ? [1, 30, 400, 900] : [400];

test.each(stages)('killed when %i files are there, it starts again', async (files) => {
  const dataDir = path.join(home, String(files));
  const killed = await start(dataDir);
  await expect.poll(() => filesIn(dataDir), { interval: 1 }).toBeGreaterThan(files);
  await killed.end('SIGKILL');

  const next = await start(dataDir);
  await isReady(next.url, next.check);
  await next.end('SIGTERM');
  expect(readdirSync(dataDir)).not.toContain('database.new');
});
