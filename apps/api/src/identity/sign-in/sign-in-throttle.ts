// Throttles guessing of passwords, client secrets and device codes. Passwords are counted before they are verified, so that concurrent attempts have
// no advantage; secrets and codes, which are long and random, after a failure. Counters per account (against guessing from many addresses; an unknown
// name counts like an account), per address (against guessing many accounts) and per known device. A known device has a counter of its own, so that
// others cannot lock the owner out (OWASP, "device cookies"). A program cannot be locked out from elsewhere either: its secret is counted per
// address.
import { createHmac } from 'node:crypto';
import { normalizedName } from '@redakcja/domain/access/normalized-name';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signInAttempts } from '../../database/schema.ts';
import { addressPrefix } from './address-prefix.ts';
import { ago, type Counter, failures, moment, pauseInSql, remainingPause, retention } from './throttle-pauses.ts';

export interface PasswordAttempt {
  /** Id of the account, or the entered name without one. */
  account: number | string;
  address: string;
  /** From a valid device cookie. */
  device: string | null;
}

export interface SecretAttempt {
  clientId: string;
  address: string;
}

/** The device code, entered on the page. */
export interface CodeAttempt {
  codeFrom: string;
}

type Attempt = PasswordAttempt | SecretAttempt | CodeAttempt;

export interface SignInThrottle {
  /** Counts the attempt; returns 0 when it is allowed, else the seconds to wait. */
  begin: (attempt: PasswordAttempt) => Promise<number>;
  /** Seconds until the next attempt is allowed. */
  pause: (attempt: Attempt) => Promise<number>;
  /** Counts an attempt that has failed. */
  fail: (attempt: SecretAttempt | CodeAttempt) => Promise<void>;
  /** Clears the counters after a success. */
  succeed: (attempt: PasswordAttempt | SecretAttempt) => Promise<void>;
}

export function createSignInThrottle(db: Database, secret: string, now: () => Date): SignInThrottle {
  const keyOf = (counter: Counter, value: string) =>
    `${counter}:${createHmac('sha256', secret).update(`${counter} ${value}`).digest('base64url')}`;

  function keysOf(attempt: Attempt): string[] {
    if ('clientId' in attempt) return [keyOf('secret', `${attempt.clientId} ${addressPrefix(attempt.address)}`)];
    if ('codeFrom' in attempt) return [keyOf('code', addressPrefix(attempt.codeFrom))];
    const { account: given, address, device } = attempt;
    const account = typeof given === 'number' ? `id ${given}` : `name ${normalizedName(given)}`;
    if (device !== null) return [keyOf('device', `${account} ${device}`)];
    // sorted, so that concurrent attempts lock the rows in the same order
    return [keyOf('account', account), keyOf('address', addressPrefix(address))].sort();
  }

  async function maxPauseOf(keys: readonly string[]): Promise<number> {
    const rows = await db
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, [...keys]));
    return Math.max(0, ...rows.map((row) => remainingPause(row, now())));
  }

  /** Returns the number of counters; without `isOpenOnly` also those in a pause. */
  async function count(keys: readonly string[], isOpenOnly: boolean): Promise<number> {
    const time = now();
    const counted = await db
      .insert(signInAttempts)
      .values(keys.map((key) => ({ key, failures: 1, lastFailure: time })))
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: {
          failures: sql`case when ${signInAttempts.lastFailure} < ${ago(time, retention)} then 1 else ${signInAttempts.failures} + 1 end`,
          lastFailure: sql`greatest(${signInAttempts.lastFailure}, ${moment(time)})`,
        },
        // without a pause the moment does not matter: of two attempts at once the later one may be counted first
        ...(isOpenOnly && {
          setWhere: sql`${pauseInSql(failures)} = interval '0' or ${signInAttempts.lastFailure} + ${pauseInSql(failures)} <= ${moment(time)}`,
        }),
      })
      .returning({ key: signInAttempts.key });
    return counted.length;
  }

  /** Undoes the counting of an attempt and a pause of the address that it has started. */
  async function uncount(key: string): Promise<void> {
    const before = sql`greatest(${failures} - 1, 0)`;
    const lastFailure = sql`least(${signInAttempts.lastFailure}, ${moment(now())} - ${pauseInSql(before)})`;
    await db.update(signInAttempts).set({ failures: before, lastFailure }).where(eq(signInAttempts.key, key));
  }

  return {
    async begin(attempt) {
      const keys = keysOf(attempt);
      const wait = await maxPauseOf(keys);
      if (wait > 0) return wait;
      // otherwise a concurrent attempt has just started a pause
      return (await count(keys, true)) === keys.length ? 0 : Math.max(1, await maxPauseOf(keys));
    },

    pause: (attempt) => maxPauseOf(keysOf(attempt)),

    async fail(attempt) {
      await count(keysOf(attempt), false);
    },

    async succeed(attempt) {
      const address = 'clientId' in attempt ? null : keyOf('address', addressPrefix(attempt.address));
      for (const key of keysOf(attempt)) {
        if (key !== address) await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
        else await uncount(key);
      }
    },
  };
}

export async function removeOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.lastFailure, new Date(now.getTime() - retention * 1000)));
}
