// Sign-ins are stored in the user's config folder, one file per profile, readable by that user only.
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { lockFile } from '../shared/files/file-lock.ts';

export interface SignIn {
  host: string;
  issuer: string;
  accessToken: string;
  /** When to renew the token, in milliseconds since 1970. */
  expiresAt: number;
  refreshToken: string | null;
}

/** A file that is no sign-in. */
export class DamagedSignInError extends CommandError {}

export const defaultProfile = 'default';

/** Longer than a request to the provider may take. */
const timeout = 90_000;

export class SignInStore {
  readonly #file: string;

  /** The command that signs in to this profile. */
  readonly login: string;

  constructor(folder: string, profile: string) {
    if (!/^[\w.-]{1,64}$/.test(profile)) {
      throw new CommandError('Nazwa profilu może mieć litery, cyfry, kropkę, myślnik i podkreślenie', exitCodes.usage);
    }
    this.#file = path.join(folder, `${profile}.json`);
    this.login = profile === defaultProfile ? 'bip login' : `bip login --profile ${profile}`;
  }

  async read(): Promise<SignIn | null> {
    try {
      await this.#refuseReadableByOthers();
      const signIn = parsed(await readFile(this.#file, 'utf8'));
      if (signIn === null)
        throw new DamagedSignInError(
          `Plik logowania jest uszkodzony. Zaloguj się ponownie: ${this.login} (${this.#file})`,
          exitCodes.notSignedIn,
        );
      return signIn;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Whoever has read it can act as this user: a new sign-in is safer than going on. Windows has no such modes. */
  async #refuseReadableByOthers(): Promise<void> {
    const { mode } = await stat(this.#file);
    if (process.platform === 'win32' || (mode & 0o077) === 0) return;
    throw new CommandError(
      `Plik logowania mogą czytać inni. Zaloguj się ponownie (${this.login}) albo, gdy nikt go nie czytał: chmod 600 ${this.#file}`,
      exitCodes.notSignedIn,
    );
  }

  /** Replaces the file atomically. */
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

  /** Runs while no other process renews: a refresh token that is used twice revokes the whole grant. */
  async locked<T>(work: () => Promise<T>): Promise<T> {
    const end = Date.now() + timeout;
    for (;;) {
      const lock = await lockFile(this.#file);
      if ('release' in lock) return work().finally(lock.release);
      if (Date.now() > end) throw new CommandError(`Inny proces (${lock.owner}) odnawia logowanie i nie kończy`);
      await wait(50);
    }
  }
}

/** Null for anything but a sign-in. */
function parsed(text: string): SignIn | null {
  try {
    const found: Record<string, unknown> = Object(JSON.parse(text));
    const { host, issuer, accessToken, expiresAt, refreshToken } = found;
    if (typeof host !== 'string' || typeof issuer !== 'string' || !URL.canParse(host)) return null;
    if (typeof accessToken !== 'string' || typeof expiresAt !== 'number') return null;
    if (refreshToken !== null && typeof refreshToken !== 'string') return null;
    return { host, issuer, accessToken, expiresAt, refreshToken };
  } catch {
    return null;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
