// What the bulletin may do with subscriptions: functions of the database (migration mails), since its role reads no address.
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, rowShape } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';

export interface AskedSubscription {
  email: string;
  lang: string;
  scope: 'everything' | 'category' | 'article';
  /** 0 of everything. */
  item: number;
  frequency: 'daily' | 'atOnce';
}

/** Tells nothing of whether the address is known. */
export async function askForSubscription(db: Database, asked: AskedSubscription, now: Date): Promise<void> {
  const { email, lang, scope, item, frequency } = asked;
  await db.execute(
    sql`select ask_for_subscription(${email}::text, ${lang}::text, ${scope}::text, ${item}::int, ${frequency}::text, ${momentOf(now)})`,
  );
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const answer = rowShape({ is: boolean() });

async function isAnswered(db: Database, query: SQL): Promise<boolean | null> {
  const [row] = await db.rows(answer, query);
  return row?.is ?? null;
}

/** Null for a token of no subscription, or of one that was not confirmed in time. */
export const isConfirmed = (db: Database, token: string, now: Date) =>
  isAnswered(db, sql`select is_confirmed as "is" from find_subscription(${hashOf(token)}, ${momentOf(now)})`);

export async function confirmSubscription(db: Database, token: string, now: Date): Promise<void> {
  await db.execute(sql`select confirm_subscription(${hashOf(token)}, ${momentOf(now)})`);
}

export async function leaveSubscription(db: Database, token: string): Promise<void> {
  await db.execute(sql`select leave_subscription(${hashOf(token)})`);
}
