// The real server as a process, on its own copy of the demo data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../../scripts/free-port.mjs';
import { automats, automatsOfOffice } from './bip.ts';
import { built } from './built.ts';
import { moveClock, withMovableClock } from './clock.ts';
import { officeAdministrator } from './office-administrator.ts';

/** @returns what it prints */
async function untilReady(child: ChildProcess): Promise<() => string> {
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
  return () => printed;
}

interface TestServerOptions {
  isDemo?: boolean;
  env?: Readonly<Record<string, string>>;
  folder?: string;
}

export class TestServer {
  /** An office of its own, empty, with an administrator; otherwise the demonstration. */
  readonly #isDemo: boolean;
  /** Settings of its own. */
  readonly #env: Readonly<Record<string, string>>;
  /** Its data. */
  readonly folder: string;
  /** Its data are there already. */
  readonly #isRestored: boolean;
  /** The output of the process so far. */
  printed: () => string = () => '';
  #port = 0;
  #child: ChildProcess | null = null;

  constructor({ isDemo = true, env = {}, folder }: TestServerOptions = {}) {
    this.#isDemo = isDemo;
    this.#env = env;
    this.#isRestored = folder !== undefined;
    this.folder = folder ?? mkdtempSync(path.join(built.folder, 'server-'));
  }

  get host(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Starts on fresh data; after `kill`, on the same data and port as before. */
  async start(): Promise<void> {
    if (this.#port === 0) {
      if (!this.#isRestored) cpSync(this.#isDemo ? built.demo : built.office, this.folder, { recursive: true });
      this.#port = await freePort();
    }
    const own = {
      PORT: String(this.#port),
      SITE_PORT: '0',
      SITE_TIMEOUT: '60000',
      DATA_DIR: this.folder,
      LOG_LEVEL: 'warn',
      ...this.#env,
    };
    const office = this.#isDemo
      ? { DEMO: '1', AUTOMATS: automats }
      : { ...officeAdministrator, AUTOMATS: automatsOfOffice };
    this.#child = spawn(process.execPath, [...withMovableClock, built.server], {
      env: { PATH: process.env.PATH, ...office, ...own },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.printed = await untilReady(this.#child);
  }

  /** Expires every access token that it has issued. */
  async expireTokens(): Promise<void> {
    if (this.#child !== null) await moveClock(this.#child);
  }

  /** Ends it without a chance to clean up. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
