// The `bip` program as a shell runs it, each test with a home of its own.
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from './built.ts';
import { withMovableClock } from './clock.ts';

/** The client for unattended use that demo mode has. */
export const automat = { BIP_CLIENT_ID: 'bip-automat', BIP_CLIENT_SECRET: 'demo-automat' } as const;

const secretOf = (login: string) => `haslo-programu-${login}`;

/** Further programs that sign in by themselves, as the server is told of them. */
export const programs = ['anna.nowak', 'ewa.kubiak']
  .map((login) => `${login}:${login}:${createHash('sha256').update(secretOf(login)).digest('hex')}`)
  .join(' ');

/** Signs the program in as one of these users of the demonstration. */
export const programOf = (login: 'anna.nowak' | 'ewa.kubiak') => ({
  BIP_CLIENT_ID: login,
  BIP_CLIENT_SECRET: secretOf(login),
});

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  child: ChildProcess;
  /** What it has said on stderr so far. */
  said: () => string;
  /** Waits until stderr holds this. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  end: Promise<Finished>;
}

export interface BipOptions {
  env?: Readonly<Record<string, string>>;
  input?: string;
  cwd?: string;
  /** `moveClock` works on it. */
  hasMovableClock?: boolean;
}

export class Bip {
  #home: string | null = null;
  readonly #env: () => Readonly<Record<string, string>>;

  constructor(env: () => Readonly<Record<string, string>> = () => ({})) {
    this.#env = env;
  }

  /** A folder that is empty at first. */
  get home(): string {
    this.#home ??= mkdtempSync(path.join(tmpdir(), 'bip-cli-home-'));
    return this.#home;
  }

  /** The environment that the program gets. */
  get env(): Readonly<Record<string, string>> {
    return { PATH: process.env.PATH ?? '', HOME: this.home, XDG_CONFIG_HOME: this.home, ...this.#env() };
  }

  /** A file in this home; the answer is its path. */
  file(name: string, content: string | Buffer): string {
    const file = path.join(this.home, name);
    writeFileSync(file, content);
    return file;
  }

  start(
    words: readonly string[],
    { env = {}, input, cwd = this.home, hasMovableClock = false }: BipOptions = {},
  ): Started {
    const child = spawn(process.execPath, [...(hasMovableClock ? withMovableClock : []), built.program, ...words], {
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
    const says = async (pattern: RegExp) => {
      for (;;) {
        const match = pattern.exec(stderr);
        if (match !== null) return match;
        if (child.exitCode !== null)
          throw new Error(`It ended with ${child.exitCode} and without ${pattern}:\n${stderr}`);
        await Promise.race([once(child.stderr, 'data'), end]);
      }
    };
    return { child, said: () => stderr, says, end };
  }

  run(words: readonly string[], options?: BipOptions): Promise<Finished> {
    return this.start(words, options).end;
  }

  /** The next one to ask for its home finds an empty one. */
  remove(): void {
    if (this.#home !== null) rmSync(this.#home, { recursive: true, force: true });
    this.#home = null;
  }
}
