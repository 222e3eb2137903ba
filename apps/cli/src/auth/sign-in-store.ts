// Sign-ins live in the user's config folder, one file a profile, readable by that user alone.
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../shared/exit-codes.ts';

export interface SignIn {
  host: string;
  issuer: string;
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  refreshToken: string | null;
}

const lockLife = 30_000;

export class SignInStore {
  readonly #file: string;

  constructor(folder: string, profile: string) {
    if (!/^[\w.-]{1,64}$/.test(profile)) {
      throw new CommandError('Nazwa profilu może mieć litery, cyfry, kropkę, myślnik i podkreślenie', 2);
    }
    this.#file = path.join(folder, `${profile}.json`);
  }

  async read(): Promise<SignIn | null> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as SignIn;
    } catch (error) {
      if (isMissing(error)) return null;
      if (error instanceof SyntaxError) {
        throw new CommandError(`Plik logowania jest uszkodzony. Zaloguj się ponownie: bip login (${this.#file})`, 4);
      }
      throw error;
    }
  }

  /** Replaces the file in one step, so that a reader never sees half of it. */
  async write(signIn: SignIn): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    const draft = `${this.#file}.${process.pid}`;
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(`${JSON.stringify(signIn, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, this.#file);
  }

  async remove(): Promise<void> {
    await rm(this.#file, { force: true });
  }

  /** One process at a time renews: a refresh token that is used twice revokes the whole grant. */
  async locked<T>(work: () => Promise<T>): Promise<T> {
    const lock = `${this.#file}.lock`;
    await mkdir(path.dirname(lock), { recursive: true, mode: 0o700 });
    for (;;) {
      try {
        await (await open(lock, 'wx', 0o600)).close();
        break;
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
        await this.#dropStale(lock);
        await wait(50);
      }
    }
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  }

  /** A process that was killed leaves its lock behind. */
  async #dropStale(lock: string): Promise<void> {
    try {
      if (Date.now() - (await stat(lock)).mtimeMs > lockLife) await rm(lock, { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');
