// Runs the `bip` program, with an empty home folder in each test.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from './built.ts';
import { withMovableClock } from './clock.ts';
import { officeAdministrator } from './office-administrator.ts';
import { type BipResult, runInResident } from './resident/run-resident.ts';

/** The client of demo mode for unattended use (client credentials). */
export const automat = { BIP_CLIENT_ID: 'bip-automat', BIP_CLIENT_SECRET: 'demo-automat' } as const;

const secretOf = (login: string) => `haslo-programu-${login}`;

/** Value of the server's AUTOMATS: further clients that act as these users. */
export const automats = ['anna.nowak', 'ewa.kubiak']
  .map((login) => `${login}:${login}:${createHash('sha256').update(secretOf(login)).digest('hex')}`)
  .join(' ');

/** The client of `automat`, in an office that has only an administrator. */
export const automatsOfOffice = `${automat.BIP_CLIENT_ID}:${officeAdministrator.ADMIN_LOGIN}:${createHash('sha256').update(automat.BIP_CLIENT_SECRET).digest('hex')}`;

/** Environment that signs the program in as one of these demo users. */
export const credentialsOf = (login: 'anna.nowak' | 'ewa.kubiak') => ({
  BIP_CLIENT_ID: login,
  BIP_CLIENT_SECRET: secretOf(login),
});

export interface BipProcess {
  child: ChildProcess;
  /** What it has written to stderr so far. */
  stderr: () => string;
  /** Waits until stderr matches. */
  waitForStderr: (pattern: RegExp) => Promise<RegExpExecArray>;
  end: Promise<BipResult>;
}

export interface BipOptions {
  env?: Readonly<Record<string, string>>;
  input?: string;
  cwd?: string;
  /** Lets `moveClock` change its time. */
  hasMovableClock?: boolean;
}

export class Bip {
  #home: string | null = null;
  readonly #env: () => Readonly<Record<string, string>>;

  constructor(env: () => Readonly<Record<string, string>> = () => ({})) {
    this.#env = env;
  }

  /** The home folder, made when it is first used. */
  get home(): string {
    this.#home ??= mkdtempSync(path.join(tmpdir(), 'bip-cli-home-'));
    return this.#home;
  }

  /** Environment of the program. */
  get env(): Readonly<Record<string, string>> {
    return { PATH: process.env.PATH ?? '', HOME: this.home, XDG_CONFIG_HOME: this.home, ...this.#env() };
  }

  /** Writes a file in the home folder and returns its path. */
  file(name: string, content: string | Buffer): string {
    const file = path.join(this.home, name);
    writeFileSync(file, content);
    return file;
  }

  /** A process of its own, for what belongs to one: signals, its end, its clock. */
  start(
    args: readonly string[],
    { env = {}, input, cwd = this.home, hasMovableClock = false }: BipOptions = {},
  ): BipProcess {
    const child = spawn(process.execPath, [...(hasMovableClock ? withMovableClock : []), built.program, ...args], {
      cwd,
      env: { ...this.env, ...env },
      stdio: hasMovableClock ? ['pipe', 'pipe', 'pipe', 'ipc'] : 'pipe',
    }) as ChildProcessWithoutNullStreams;
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.stdin.on('error', () => undefined).end(input ?? '');
    const end = once(child, 'close').then(([code]) => ({ code: code as number | null, stdout, stderr }));
    const waitForStderr = async (pattern: RegExp) => {
      for (;;) {
        const match = pattern.exec(stderr);
        if (match !== null) return match;
        if (child.exitCode !== null) throw new Error(`Exit code ${child.exitCode} without ${pattern}:\n${stderr}`);
        await Promise.race([once(child.stderr, 'data'), end]);
      }
    };
    return { child, stderr: () => stderr, waitForStderr, end };
  }

  /** In the program that stays, one command line after the other. */
  run(args: readonly string[], options: BipOptions = {}): Promise<BipResult> {
    const { env = {}, input = '', cwd = this.home } = options;
    if ('NODE_OPTIONS' in env) return this.start(args, options).end;
    return runInResident({ args, env: { ...this.env, ...env }, input, cwd });
  }

  /** Removes the home folder; the next use makes a new one. */
  remove(): void {
    if (this.#home !== null) rmSync(this.#home, { recursive: true, force: true });
    this.#home = null;
  }
}
