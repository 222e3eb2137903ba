// The one queue of mails. A mail is put there in the transaction of what it tells of, and taken by one process at a time. Whoever takes one has it for a while: when the
// process is killed meanwhile, another try follows, so that none is lost and the one in flight may go twice, with the same Message-ID.
import { sql } from 'drizzle-orm';
import type { Services } from '../call/services.ts';
import type { Database } from '../database/database.ts';
import { jsonSql } from '../database/rows/json-sql.ts';
import { integer, json, nullable, oneOf, rowShape, text } from '../database/rows/row-shape.ts';
import { momentOf } from '../database/rows/sql-values.ts';
import type { Refusal } from './transport.ts';

/** Every kind of mail there is; what each says is in schedule/mails.ts. */
export const MailKind = {
  SubscriptionConfirmation: 'subscriptionConfirmation',
  SubscriptionNews: 'subscriptionNews',
} as const;
export type MailKind = (typeof MailKind)[keyof typeof MailKind];

export type MailFacts = Readonly<Record<string, string | number>>;

interface NewMail {
  kind: MailKind;
  to: { userId: number } | { subscriptionId: number };
  /** What the sentences are made of when it is sent: numbers and moments, nothing of a text. */
  facts?: MailFacts;
}

/** Nothing is queued without a mail server. */
export async function queueMails(
  db: Database,
  { config, now }: Pick<Services, 'config' | 'now'>,
  queued: readonly NewMail[],
): Promise<void> {
  if (config.mail.url === null || queued.length === 0) return;
  const rows = queued.map(({ kind, to, facts = {} }) => ({ kind, facts, ...to }));
  await db.execute(sql`insert into mails (kind, user_id, subscription_id, facts, queued_at, due_at)
    select q.kind, q."userId", q."subscriptionId", q.facts, ${momentOf(now())}, ${momentOf(now())}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q (kind text, "userId" int, "subscriptionId" int, facts jsonb)`);
}

const taken = rowShape({
  id: integer('m.id'),
  key: text('m.key::text'),
  kind: oneOf(MailKind, 'm.kind'),
  userId: nullable(integer('m.user_id')),
  subscriptionId: nullable(integer('m.subscription_id')),
  facts: json(jsonSql<MailFacts>('m.facts')),
  tries: integer('m.tries'),
});

export type Mail = ReturnType<typeof taken.check>[number];

const minute = 60_000;
/** Longer than a try can take (transport.ts). */
const lease = 10 * minute;
/** Between the tries; after the last one a mail is given up, a good two days after the first. */
const pauses = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
export const mostTries = pauses.length + 1;
/** A server that takes nothing is asked again. */
const whileAway = minute;

const after = (now: Date, milliseconds: number) => momentOf(new Date(now.getTime() + milliseconds));

/** The next mail that is due; null when there is none. */
export async function takeMail(db: Database, now: Date): Promise<Mail | null> {
  const [mail] = await db.rows(
    taken,
    sql`update mails m set tries = m.tries + 1, due_at = ${after(now, lease)}
      where m.id = (select d.id from mails d where d.done_at is null and d.due_at <= ${momentOf(now)}
        order by d.due_at, d.id limit 1 for update skip locked)
      returning ${sql.raw(taken.columns)}`,
  );
  return mail ?? null;
}

/** Sent, or with nothing left to say: the facts go. */
export async function settleMail(db: Database, { id }: Pick<Mail, 'id'>, now: Date): Promise<void> {
  await db.execute(sql`update mails set done_at = ${momentOf(now)}, failure = null, facts = '{}' where id = ${id}`);
}

/** Another try later, or none: refused for good, or as often as there are tries. */
export async function postponeMail(db: Database, { id, tries }: Mail, refusal: Refusal, now: Date): Promise<boolean> {
  const { code, isFinal, isServerAway } = refusal;
  if (isServerAway) {
    await db.execute(
      sql`update mails set tries = tries - 1, failure = ${code}, due_at = ${after(now, whileAway)} where id = ${id}`,
    );
    return false;
  }
  const pause = pauses[tries - 1];
  const isGivenUp = isFinal || pause === undefined;
  await (isGivenUp
    ? db.execute(sql`update mails set done_at = ${momentOf(now)}, failure = ${code}, facts = '{}' where id = ${id}`)
    : db.execute(sql`update mails set failure = ${code}, due_at = ${after(now, pause)} where id = ${id}`));
  return isGivenUp;
}

/** Days that what is done is kept, to be counted. */
const keptDays = 7;

/** What is done long ago, and what waits in vain since nobody sends mail any more. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  const day = 24 * 60 * minute;
  await db.execute(
    sql`delete from mails where done_at < ${after(now, -keptDays * day)} or queued_at < ${after(now, -4 * keptDays * day)}`,
  );
}
