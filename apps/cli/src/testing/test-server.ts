// The real server as a process of its own, on its own copy of the demonstration office.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programs } from './bip.ts';
import { built } from './built.ts';
import { moveClock, withMovableClock } from './clock.ts';

/** Below those that the system gives to connections, so that it is still free when a killed server comes back. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, 'localhost');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += chunk;
    });
  }
  while (!printed.includes('Redakcja BIP działa:')) {
    await Promise.race([child.stdout && once(child.stdout, 'data'), once(child, 'close')]);
    if (child.exitCode !== null) throw new Error(printed);
  }
}

export class TestServer {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'bip-cli-server-'));
  #port = 0;
  #child: ChildProcess | null = null;

  get host(): string {
    return `http://localhost:${this.#port}`;
  }

  /** On a fresh office the first time, on the data and the port that it had after `kill`. */
  async start(): Promise<void> {
    if (this.#port === 0) {
      cpSync(built.office, this.#folder, { recursive: true });
      this.#port = await freePort();
    }
    const own = { PORT: String(this.#port), DATA_DIR: this.#folder, DEMO: '1', LOG_LEVEL: 'warn' };
    this.#child = spawn(process.execPath, [...withMovableClock, built.server], {
      env: { PATH: process.env.PATH, AUTOMATS: programs, ...own },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    await untilReady(this.#child);
  }

  /** Every access token that it gave so far ends. */
  async endTokens(): Promise<void> {
    if (this.#child !== null) await moveClock(this.#child);
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
