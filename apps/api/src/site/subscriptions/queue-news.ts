// Puts news for subscribers into the queue. What has changed is what the register of changes says when the mail is sent: here only the period is noted.
import { toWarsawText, warsawDay } from '@redakcja/domain/shared/formats/dates';
import { sql } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { integer, moment, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList, momentOf } from '../../database/rows/sql-values.ts';
import { MailKind, queueMails } from '../../mail/queue.ts';
import { siteState } from '../../shared/site-state.ts';
import { readPlaces } from '../operations/public-category.ts';
import { readChangeRows } from '../operations/public-changes.ts';

const hour = 3_600_000;
/** A change is seen when its transaction is, which may have begun before others that are seen already. */
const settling = 60_000;
/** The hour of Warsaw at which the mails of the day are made. */
const dailyHour = 8;
const batchSize = 500;

export const Scope = { Everything: 'everything', Category: 'category', Article: 'article' } as const;
export type Scope = (typeof Scope)[keyof typeof Scope];

/** What somebody wants to know of. */
export interface Wanted {
  lang: string;
  scope: Scope;
  item: number;
}

const dueSubscription = rowShape({
  id: integer('s.id'),
  lang: text('l.iso_code'),
  scope: oneOf(Scope, 's.scope'),
  item: integer('s.item'),
  frequency: text('s.frequency'),
  toldUntil: moment('s.told_until'),
});

/** Changes of a period, the newest first: of a category with those below it. */
export async function readNews(
  db: Database,
  { lang, scope, item }: Wanted,
  period: { from: Date; until: Date },
  most: number,
) {
  const filters = [
    `changeDate;greaterThan;${period.from.toISOString()}`,
    `changeDate;lessThanOrEqual;${period.until.toISOString()}`,
  ];
  if (scope === Scope.Article) filters.push(`articleId;equal;${item}`);
  if (scope === Scope.Category) {
    const branch = await branchOf(db, lang, item);
    if (branch.length === 0) return [];
    filters.push(`categoryId;in;${branch.join(';')}`);
  }
  return readChangeRows(db, lang, { size: most, filters });
}

/** A category that visitors see and all below it; nothing of one that they do not. */
async function branchOf(db: Database, lang: string, category: number): Promise<number[]> {
  const branch: number[] = [];
  // each after its parent
  for (const { id, parentId } of await readPlaces(db, lang))
    if (id === category || (parentId !== null && branch.includes(parentId))) branch.push(id);
  return branch;
}

/** The last time at which the mails of the day were due. */
function lastDaily(now: Date): Date {
  const at = (moment: Date) => {
    const day = warsawDay(toWarsawText(moment.toISOString()).slice(0, 10));
    if (day === null) throw new Error('A moment without a day');
    return new Date(day.from.getTime() + dailyHour * hour);
  };
  const today = at(now);
  return today <= now ? today : at(new Date(now.getTime() - 24 * hour));
}

/** Says once of each change of the bulletin that it has settled: the register of a large office is not read without a reason. */
export function settledChanges({ db, now }: Pick<SystemServices, 'db' | 'now'>): () => Promise<boolean> {
  let seen: string | undefined;
  let since: number | null = null;
  return async () => {
    const state = await siteState(db);
    const time = now().getTime();
    if (state !== seen) since ??= time;
    seen = state;
    if (since === null || time - since <= settling) return false;
    since = null;
    return true;
  };
}

/**
 * Queues what is due now; every period is told once, by one process.
 * @param hasChanged whether there may be something new for who wants it at once
 */
export async function queueNews(
  { transaction, db, config, now }: Pick<SystemServices, 'transaction' | 'db' | 'config' | 'now'>,
  hasChanged: boolean,
) {
  if (config.mail.url === null) return;
  const until = new Date(now().getTime() - settling);
  const daily = lastDaily(until);
  const newest = hasChanged && (await isAnybodyToldAtOnce(db)) ? await newestChange(db, until) : null;
  const due = sql`s.confirmed_at is not null and (s.frequency = 'daily' and s.told_until < ${momentOf(daily)}
    or s.frequency = 'atOnce' and s.told_until < ${momentOf(newest)})`;
  for (let done = batchSize; done === batchSize; )
    done = await transaction(async (tx) => {
      const rows = await tx.rows(
        dueSubscription,
        sql`${dueSubscription.select} from subscriptions s join public_languages l on l.id = s.language_id where ${due}
          order by s.id limit ${batchSize}::int for update of s skip locked`,
      );
      const periodOf = (row: (typeof rows)[number]) => ({
        from: row.toldUntil,
        until: row.frequency === 'daily' ? daily : until,
      });
      // many want the same
      const known = new Map<string, Promise<boolean>>();
      const hasNews = (row: (typeof rows)[number]) => {
        const key = [row.lang, row.scope, row.item, row.frequency, row.toldUntil.getTime()].join(' ');
        const asked = known.get(key) ?? readNews(tx, row, periodOf(row), 1).then((news) => news.length > 0);
        known.set(key, asked);
        return asked;
      };
      const told = [];
      for (const row of rows) if (await hasNews(row)) told.push(row);
      const news = told.map((row) => {
        const { from, until: end } = periodOf(row);
        const facts = { from: from.toISOString(), until: end.toISOString() };
        return { kind: MailKind.SubscriptionNews, to: { subscriptionId: row.id }, facts };
      });
      await queueMails(tx, { config, now }, news);
      await tx.execute(sql`update subscriptions set told_until = case when frequency = 'daily' then ${momentOf(daily)} else ${momentOf(until)} end
        where id = any(${idList(rows.map(({ id }) => id))})`);
      return rows.length;
    });
}

const isAnybodyToldAtOnce = (db: Database) =>
  hasRows(db, sql`select from subscriptions where confirmed_at is not null and frequency = 'atOnce'`);

/** Of any language. */
async function newestChange(db: Database, until: Date): Promise<Date | null> {
  const languages = await db.rows(
    rowShape({ lang: text('iso_code') }),
    sql`select iso_code as lang from public_languages`,
  );
  const dates = await Promise.all(
    languages.map(async ({ lang }) => {
      const [one] = await readChangeRows(db, lang, {
        size: 1,
        filters: [`changeDate;lessThanOrEqual;${until.toISOString()}`],
      });
      return one?.changeDate;
    }),
  );
  const newest = dates
    .filter((date) => date !== undefined)
    .toSorted()
    .at(-1);
  return newest === undefined ? null : new Date(newest);
}

/** Who has not confirmed in time did not want it. */
export async function removeUnconfirmed(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from subscriptions where confirmed_at is null and asked_at < ${momentOf(new Date(now.getTime() - 48 * hour))}`,
  );
}
