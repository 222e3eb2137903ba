// Checks due addresses and stores the results. New ones are checked within a minute, the others every night.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';
import { checkedAddresses } from '../../database/schema.ts';
import type { CallResult } from './call-address.ts';
import { shownAddresses } from './link-sql.ts';

const batch = 20;
const atOnce = 4;
const hour = 60 * 60 * 1000;

const claimed = rowShape({ address: text() });

/**
 * Claims the next addresses, so that no other process checks them as well. An address is due when it was never checked, or not since yesterday: between
 * one and five in Warsaw, or at any time when two nights were missed.
 */
function claimDue(db: Database, now: Date): Promise<{ address: string }[]> {
  const ago = (hours: number) => momentOf(new Date(now.getTime() - hours * hour));
  return db.rows(
    claimed,
    sql`insert into checked_addresses as c (address, claimed_date)
      select k.address, ${momentOf(now)} from (${sql.raw(shownAddresses)}) k left join checked_addresses o on o.address = k.address
      where o.address is null or o.claimed_date < ${ago(44)}
        or (o.is_offline and o.claimed_date < ${ago(1)})
        or (o.claimed_date < ${ago(18)} and extract(hour from ${momentOf(now)} at time zone 'Europe/Warsaw') between 1 and 4)
      order by o.claimed_date nulls first, k.address limit ${batch}
      on conflict (address) do update set claimed_date = excluded.claimed_date where c.claimed_date < ${ago(18)}
        or (c.is_offline and c.claimed_date < ${ago(1)})
      returning c.address`,
  );
}

/** Checks all due addresses; returns their number. */
export async function checkDueAddresses(
  { db, now }: { db: Database; now: () => Date },
  call: (address: string) => Promise<CallResult>,
  stop?: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stop?.aborted) {
    const due = await claimDue(db, now());
    if (due.length === 0) break;
    const left = due.map(({ address }) => address);
    const results = new Map<string, CallResult>();
    const work = async () => {
      for (let address = left.pop(); address !== undefined; address = left.pop())
        results.set(address, await call(address));
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (stop?.aborted) break;
    const isOffline = hasNoNames(results) && (await isNoNameKnown(db, results, call));
    await store(db, results, { isOffline, now: now() });
    if (isOffline) break;
    count += due.length;
  }
  if (count > 0) await db.execute(sql`delete from checked_addresses where address not in (${sql.raw(shownAddresses)})`);
  return count;
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? address;
const isLost = (result: CallResult) => result === 'unknown' || result.isNameless === true;

const hasNoNames = (results: ReadonlyMap<string, CallResult>) => [...results.values()].every(isLost);

/**
 * When no name can be resolved this server is without a network, and nothing is said of the addresses. A single name may as well have ended: another
 * one, which answered before, is asked then.
 */
async function isNoNameKnown(
  db: Database,
  results: ReadonlyMap<string, CallResult>,
  call: (address: string) => Promise<CallResult>,
): Promise<boolean> {
  const hosts = new Set([...results.keys()].map(hostOf));
  if (hosts.size > 1) return true;
  const answered = await db.rows(
    claimed,
    sql`select address from checked_addresses where problem is null and checked_date is not null order by checked_date desc limit 100`,
  );
  const witness = answered.find(({ address }) => !hosts.has(hostOf(address)));
  return witness !== undefined && isLost(await call(witness.address));
}

async function store(
  db: Database,
  results: ReadonlyMap<string, CallResult>,
  { isOffline, now }: { isOffline: boolean; now: Date },
): Promise<void> {
  for (const [address, result] of results) {
    // an unknown result keeps the stored one
    const found = isOffline || result === 'unknown' ? {} : { checkedDate: now, problem: result.problem };
    await db
      .update(checkedAddresses)
      .set({ isOffline, ...found })
      .where(eq(checkedAddresses.address, address));
  }
}
