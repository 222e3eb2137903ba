// Throttles guessing of passwords, client secrets and device codes. Passwords are counted before they are verified, so that concurrent attempts have
// no advantage; secrets and codes, which are long and random, after a failure. Counters per entered name, known or not, and per account with all its
// names (against guessing from many addresses), per address (against guessing many accounts) and per known device. Only the name and the address
// are answered with a pause: that of an account would tell that two names belong to one, so that there is one. A known device has a counter of its
// own, so that others cannot lock the owner out (OWASP, "device cookies"). A program cannot be locked out from elsewhere either: its secret is
// counted per address.
import { createHmac } from 'node:crypto';
import { normalizedName } from '@redakcja/domain/access/normalized-name';
import { eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signInAttempts } from '../../database/schema.ts';
import { ago, type Counter, failures, moment, pauseInSql, remainingPause, retention } from './throttle-pauses.ts';

export interface PasswordAttempt {
  /** As it was entered. */
  name: string;
  /** Null for an unknown name. */
  account: number | null;
  address: string;
  /** From a valid device cookie. */
  device: string | null;
}

export interface Begun {
  /** Seconds to wait; 0 when the attempt is counted. */
  wait: number;
  /** Whether the account was guessed at under other names too often: the attempt is answered like a wrong password, whatever the password is. */
  isHeld: boolean;
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
  /** Counts the attempt, unless it has to wait. */
  begin: (attempt: PasswordAttempt) => Promise<Begun>;
  /** Seconds until the next attempt is allowed. */
  pause: (attempt: Attempt) => Promise<number>;
  /** Counts an attempt that has failed. */
  fail: (attempt: SecretAttempt | CodeAttempt) => Promise<void>;
  /** Clears the counters after a success. */
  succeed: (attempt: PasswordAttempt | SecretAttempt) => Promise<void>;
  /** Clears the counters of an account, with these names and all its devices. Those of addresses stay: they are of many accounts. */
  forget: (account: number, names: readonly string[]) => Promise<void>;
}

export function createSignInThrottle(db: Database, secret: string, now: () => Date): SignInThrottle {
  const hashOf = (value: string) => createHmac('sha256', secret).update(value).digest('base64url');
  const keyOf = (counter: Counter, value: string) => `${counter}:${hashOf(`${counter} ${value}`)}`;
  /** What the keys of all devices of an account begin with. */
  const devicesOf = (account: number | null) => `${keyOf('device', `id ${account}`)} `;

  /** Counters whose pause is answered. */
  function shownKeysOf(attempt: Attempt): string[] {
    if ('clientId' in attempt) return [keyOf('secret', `${attempt.clientId} ${addressPrefix(attempt.address)}`)];
    if ('codeFrom' in attempt) return [keyOf('code', addressPrefix(attempt.codeFrom))];
    const { name, account, address, device } = attempt;
    if (device !== null) return [`${devicesOf(account)}${hashOf(device)}`];
    return [keyOf('name', normalizedName(name)), keyOf('address', addressPrefix(address))];
  }

  function hiddenKeyOf(attempt: Attempt): string | null {
    const isOfAccount = 'account' in attempt && attempt.account !== null && attempt.device === null;
    return isOfAccount ? keyOf('account', `id ${attempt.account}`) : null;
  }

  function keysOf(attempt: Attempt): string[] {
    const hidden = hiddenKeyOf(attempt);
    // sorted, so that concurrent attempts lock the rows in the same order
    return [...shownKeysOf(attempt), ...(hidden === null ? [] : [hidden])].sort();
  }

  async function maxPauseOf(keys: readonly string[]): Promise<number> {
    const rows = await db
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, [...keys]));
    return Math.max(0, ...rows.map((row) => remainingPause(row, now())));
  }

  /** Returns what was counted; without `isOpenOnly` also counters in a pause. */
  async function count(keys: readonly string[], isOpenOnly: boolean): Promise<ReadonlySet<string>> {
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
    return new Set(counted.map(({ key }) => key));
  }

  /** Undoes the counting of an attempt and a pause of the address that it has started. */
  async function uncount(key: string): Promise<void> {
    const before = sql`greatest(${failures} - 1, 0)`;
    const lastFailure = sql`least(${signInAttempts.lastFailure}, ${moment(now())} - ${pauseInSql(before)})`;
    await db.update(signInAttempts).set({ failures: before, lastFailure }).where(eq(signInAttempts.key, key));
  }

  return {
    async begin(attempt) {
      const [shown, hidden] = [shownKeysOf(attempt), hiddenKeyOf(attempt)];
      const wait = await maxPauseOf(shown);
      if (wait > 0) return { wait, isHeld: false };
      const counted = await count(keysOf(attempt), true);
      const isHeld = hidden !== null && !counted.has(hidden);
      if (shown.every((key) => counted.has(key))) return { wait: 0, isHeld };
      // a concurrent attempt has just started a pause
      return { wait: Math.max(1, await maxPauseOf(shown)), isHeld };
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

    async forget(account, names) {
      const keys = [keyOf('account', `id ${account}`), ...names.map((name) => keyOf('name', normalizedName(name)))];
      const isOfDevice = sql`starts_with(${signInAttempts.key}, ${devicesOf(account)})`;
      await db.delete(signInAttempts).where(or(inArray(signInAttempts.key, keys), isOfDevice));
    },
  };
}

export async function removeOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.lastFailure, new Date(now.getTime() - retention * 1000)));
}

/** An IPv6 customer usually has a whole /64 network. */
function addressPrefix(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
