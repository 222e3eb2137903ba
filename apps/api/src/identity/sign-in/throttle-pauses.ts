// Pauses after failed attempts: without one at first, then doubled with each failure.
import { type SQL, sql } from 'drizzle-orm';
import { signInAttempts } from '../../database/schema.ts';

export type Counter = 'name' | 'account' | 'address' | 'device' | 'secret' | 'code';

/** Failures without a pause. An address may be shared by a whole office. */
const freeAttempts: Record<Counter, number> = { name: 5, account: 5, address: 25, device: 5, secret: 5, code: 5 };
/** Seconds of the first pause; each further failure doubles it. */
const firstPause = 30;
const maxPause = 15 * 60;
/** Seconds after which failures no longer count. */
export const retention = 24 * 60 * 60;

/** Seconds of the pause after this many failures. */
export function pauseAfter(counter: Counter, failures: number): number {
  const over = failures - freeAttempts[counter];
  return over < 0 ? 0 : Math.min(maxPause, firstPause * 2 ** over);
}

export const failures = sql`${signInAttempts.failures}`;
const freeAttemptsSql = sql`(case when ${signInAttempts.key} like 'address:%' then ${sql.raw(`${freeAttempts.address}`)} else ${sql.raw(`${freeAttempts.account}`)} end)`;

/** pauseAfter in SQL, an interval. */
export const pauseInSql = (count: SQL) => sql`(case when ${count} < ${freeAttemptsSql} then 0
  else least(${sql.raw(`${maxPause}`)}, ${sql.raw(`${firstPause}`)} * power(2, least(${count} - ${freeAttemptsSql}, 10))) end) * interval '1 second'`;

export function remainingPause(row: { key: string; failures: number; lastFailure: Date }, now: Date): number {
  const counter = row.key.slice(0, row.key.indexOf(':')) as Counter;
  const pause = pauseAfter(counter, row.failures);
  const passed = (now.getTime() - row.lastFailure.getTime()) / 1000;
  // the last failure may be some milliseconds ahead: of an attempt at the same time
  if (pause === 0 || passed > retention) return 0;
  return Math.max(0, Math.ceil(pause - passed));
}

export function ago(time: Date, seconds: number) {
  return moment(new Date(time.getTime() - seconds * 1000));
}

export function moment(time: Date) {
  return sql`${time.toISOString()}::timestamptz`;
}
