// The `bip` program as a shell runs it, each test file with a home of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** BIP_MAIN names a built program, which starts faster than its sources. */
export const program = process.env.BIP_MAIN ?? path.resolve(import.meta.dirname, '../main.ts');

/** The client for unattended use that demo mode has. */
export const automat = { BIP_CLIENT_ID: 'bip-automat', BIP_CLIENT_SECRET: 'demo-automat' } as const;

/** A further program that signs in by itself and acts as one of the demonstration's users: for the server and for `bip`. */
export function programOf(login: string) {
  const secret = `haslo-programu-${login}`;
  return {
    server: { AUTOMATS: `program:${login}:${createHash('sha256').update(secret).digest('hex')}` },
    bip: { BIP_CLIENT_ID: 'program', BIP_CLIENT_SECRET: secret },
  };
}

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
}

export class Bip {
  readonly home = mkdtempSync(path.join(tmpdir(), 'bip-cli-home-'));
  readonly #env: Readonly<Record<string, string>>;

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = env;
  }

  /** A file in this home; the answer is its path. */
  file(name: string, content: string | Buffer): string {
    const file = path.join(this.home, name);
    writeFileSync(file, content);
    return file;
  }

  start(words: readonly string[], { env = {}, input, cwd = this.home }: BipOptions = {}): Started {
    const child = spawn(process.execPath, [program, ...words], {
      cwd,
      env: { PATH: process.env.PATH, HOME: this.home, XDG_CONFIG_HOME: this.home, ...this.#env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
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

  /** Removes files of this home. */
  clear(...names: readonly string[]): void {
    for (const name of names) rmSync(path.join(this.home, name));
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
