// The throttle on guessing passwords. Every attempt is counted before the password is looked at, so that many attempts at the same time gain nothing.
//
// Three counters: of the account (so that a password cannot be guessed from many addresses), of the address (so that many accounts
// cannot be tried from one), and of a device on which this account has signed in before. A known device counts for itself alone,
// so that a stranger who fills the account's counter does not lock its owner out (OWASP, "device cookies").
import { createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signInAttempts } from '../database/schema.ts';

type Counter = 'account' | 'address' | 'device';

/** Wrong attempts that cost nothing. An address is shared by a whole office. */
const freeAttempts: Record<Counter, number> = { account: 5, address: 25, device: 5 };
/** Seconds of the first pause; each further failure doubles it. */
const firstPause = 30;
const maxPause = 15 * 60;
/** Seconds after which failures are forgotten. */
const memory = 24 * 60 * 60;

export interface Attempt {
  /** As it was typed. */
  account: string;
  address: string;
  /** The known device, when the browser has proved that it is one. */
  device: string | null;
}

export interface SignInThrottle {
  /** Counts the attempt; answers 0 when it may go on, else the seconds to wait. */
  begin: (attempt: Attempt) => Promise<number>;
  /** Seconds until the next attempt may begin. */
  pause: (attempt: Attempt) => Promise<number>;
  /** The password was right. */
  succeed: (attempt: Attempt) => Promise<void>;
}

export function createSignInThrottle(db: Database, secret: string, now: () => Date): SignInThrottle {
  const keyOf = (counter: Counter, value: string) =>
    `${counter}:${createHmac('sha256', secret).update(`${counter} ${value.toLowerCase()}`).digest('base64url')}`;

  function keysOf({ account, address, device }: Attempt): string[] {
    if (device !== null) return [keyOf('device', `${account} ${device}`)];
    // sorted, so that two attempts at the same time lock the rows in the same order
    return [keyOf('account', account), keyOf('address', networkOf(address))].sort();
  }

  async function maxWait(keys: readonly string[]): Promise<number> {
    const rows = await db
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, [...keys]));
    return Math.max(0, ...rows.map((row) => waitOf(row, now())));
  }

  return {
    async begin(attempt) {
      const keys = keysOf(attempt);
      const wait = await maxWait(keys);
      if (wait > 0) return wait;
      const time = now();
      const counted = await db
        .insert(signInAttempts)
        .values(keys.map((key) => ({ key, failures: 1, lastFailure: time })))
        .onConflictDoUpdate({
          target: signInAttempts.key,
          set: {
            failures: sql`case when ${signInAttempts.lastFailure} < ${ago(time, memory)} then 1 else ${signInAttempts.failures} + 1 end`,
            lastFailure: time,
          },
          setWhere: sql`${signInAttempts.lastFailure} + ${pauseInSql} * interval '1 second' <= ${time.toISOString()}::timestamptz`,
        })
        .returning({ key: signInAttempts.key });
      // an attempt at the same time was quicker and has closed the door
      return counted.length === keys.length ? 0 : Math.max(1, await maxWait(keys));
    },

    pause: (attempt) => maxWait(keysOf(attempt)),

    async succeed(attempt) {
      const address = keyOf('address', networkOf(attempt.address));
      for (const key of keysOf(attempt)) {
        if (key !== address) await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
        // one right password does not wipe out what else came from the address
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

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.lastFailure, new Date(now.getTime() - memory * 1000)));
}

/** Seconds that a counter with so many failures is closed after the last one. */
export function pauseAfter(counter: Counter, failures: number): number {
  const over = failures - freeAttempts[counter];
  return over < 0 ? 0 : Math.min(maxPause, firstPause * 2 ** over);
}

/** The same as pauseAfter, for the database. */
const free = sql`(case when ${signInAttempts.key} like 'address:%' then ${sql.raw(`${freeAttempts.address}`)} else ${sql.raw(`${freeAttempts.account}`)} end)`;
const pauseInSql = sql`(case when ${signInAttempts.failures} < ${free} then 0
  else least(${sql.raw(`${maxPause}`)}, ${sql.raw(`${firstPause}`)} * power(2, least(${signInAttempts.failures} - ${free}, 10))) end)`;

function waitOf(row: { key: string; failures: number; lastFailure: Date }, now: Date): number {
  const counter = row.key.slice(0, row.key.indexOf(':')) as Counter;
  const passed = (now.getTime() - row.lastFailure.getTime()) / 1000;
  if (passed > memory) return 0;
  return Math.max(0, Math.ceil(pauseAfter(counter, row.failures) - passed));
}

function ago(time: Date, seconds: number) {
  return sql`${new Date(time.getTime() - seconds * 1000).toISOString()}::timestamptz`;
}

/** Someone with IPv6 has a whole network of addresses: the first 64 bits count. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
}
