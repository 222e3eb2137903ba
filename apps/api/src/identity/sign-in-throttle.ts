// Throttles password guessing. Attempts are counted before the password is verified, so that concurrent attempts gain nothing.
//
// Counters per account (against guessing from many addresses), per address (against guessing many accounts) and per known device. A known
// device has a counter of its own, so that others cannot lock the owner out (OWASP, "device cookies").
import { createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signInAttempts } from '../database/schema.ts';

type Counter = 'account' | 'address' | 'device';

/** Failures without a pause. An address may be shared by a whole office. */
const freeAttempts: Record<Counter, number> = { account: 5, address: 25, device: 5 };
/** Seconds of the first pause; each further failure doubles it. */
const firstPause = 30;
const maxPause = 15 * 60;
/** Seconds after which failures no longer count. */
const retention = 24 * 60 * 60;

export interface Attempt {
  /** Login or e-mail as entered. */
  account: string;
  address: string;
  /** From a valid device cookie. */
  device: string | null;
}

export interface SignInThrottle {
  /** Counts the attempt; returns 0 when it is allowed, else the seconds to wait. */
  begin: (attempt: Attempt) => Promise<number>;
  /** Seconds until the next attempt is allowed. */
  pause: (attempt: Attempt) => Promise<number>;
  /** Clears the counters after a successful sign-in. */
  succeed: (attempt: Attempt) => Promise<void>;
}

export function createSignInThrottle(db: Database, secret: string, now: () => Date): SignInThrottle {
  const keyOf = (counter: Counter, value: string) =>
    `${counter}:${createHmac('sha256', secret).update(`${counter} ${value.toLowerCase()}`).digest('base64url')}`;

  function keysOf({ account, address, device }: Attempt): string[] {
    if (device !== null) return [keyOf('device', `${account} ${device}`)];
    // sorted, so that concurrent attempts lock the rows in the same order
    return [keyOf('account', account), keyOf('address', addressPrefix(address))].sort();
  }

  async function longestPause(keys: readonly string[]): Promise<number> {
    const rows = await db
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, [...keys]));
    return Math.max(0, ...rows.map((row) => remainingPause(row, now())));
  }

  return {
    async begin(attempt) {
      const keys = keysOf(attempt);
      const wait = await longestPause(keys);
      if (wait > 0) return wait;
      const time = now();
      const counted = await db
        .insert(signInAttempts)
        .values(keys.map((key) => ({ key, failures: 1, lastFailure: time })))
        .onConflictDoUpdate({
          target: signInAttempts.key,
          set: {
            failures: sql`case when ${signInAttempts.lastFailure} < ${ago(time, retention)} then 1 else ${signInAttempts.failures} + 1 end`,
            lastFailure: time,
          },
          setWhere: sql`${signInAttempts.lastFailure} + ${pauseInSql} * interval '1 second' <= ${time.toISOString()}::timestamptz`,
        })
        .returning({ key: signInAttempts.key });
      // a concurrent attempt has just started a pause
      return counted.length === keys.length ? 0 : Math.max(1, await longestPause(keys));
    },

    pause: (attempt) => longestPause(keysOf(attempt)),

    async succeed(attempt) {
      const address = keyOf('address', addressPrefix(attempt.address));
      for (const key of keysOf(attempt)) {
        if (key !== address) await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
        // a success clears only one failure of the address
        else {
          await db
            .update(signInAttempts)
            .set({ failures: sql`greatest(${signInAttempts.failures} - 1, 0)` })
            .where(eq(signInAttempts.key, key));
        }
      }
    },
  };
}

export async function removeOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.lastFailure, new Date(now.getTime() - retention * 1000)));
}

/** Seconds of the pause after this many failures. */
export function pauseAfter(counter: Counter, failures: number): number {
  const over = failures - freeAttempts[counter];
  return over < 0 ? 0 : Math.min(maxPause, firstPause * 2 ** over);
}

/** pauseAfter in SQL. */
const freeAttemptsSql = sql`(case when ${signInAttempts.key} like 'address:%' then ${sql.raw(`${freeAttempts.address}`)} else ${sql.raw(`${freeAttempts.account}`)} end)`;
const pauseInSql = sql`(case when ${signInAttempts.failures} < ${freeAttemptsSql} then 0
  else least(${sql.raw(`${maxPause}`)}, ${sql.raw(`${firstPause}`)} * power(2, least(${signInAttempts.failures} - ${freeAttemptsSql}, 10))) end)`;

function remainingPause(row: { key: string; failures: number; lastFailure: Date }, now: Date): number {
  const counter = row.key.slice(0, row.key.indexOf(':')) as Counter;
  const passed = (now.getTime() - row.lastFailure.getTime()) / 1000;
  if (passed > retention) return 0;
  return Math.max(0, Math.ceil(pauseAfter(counter, row.failures) - passed));
}

function ago(time: Date, seconds: number) {
  return sql`${new Date(time.getTime() - seconds * 1000).toISOString()}::timestamptz`;
}

/** An IPv6 user has a whole /64 network. */
function addressPrefix(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
