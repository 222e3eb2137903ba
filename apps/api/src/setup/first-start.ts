// Initial data of a new database: the system articles and, with DEMO, the demonstration.
import { sql } from 'drizzle-orm';
import type { Services } from '../call/services.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { installation, users } from '../database/schema.ts';
import { refusals, StartRefusedError } from '../database/start-refused.ts';
import type { Demonstration } from '../shared/accounts/demonstration.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { ensureSystemArticles } from './system-articles.ts';
import { addSystemBookmark } from './system-bookmark.ts';

/** Key of an advisory lock: one process at a time prepares the database. */
const prepareLock = 4_300_002;

export async function prepareOffice(
  database: OpenDatabase,
  { config, storage, now }: Pick<Services, 'config' | 'storage' | 'now'>,
  demonstration: Pick<Demonstration, 'seed'> | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${prepareLock})`);
    const isNew = await requireSameInstallation(tx, demonstration !== null);
    if ((await tx.$count(users)) === 0) await demonstration?.seed(tx, { config, storage }, now());
    await ensureSystemArticles(tx, await officeName(tx), now());
    if (isNew) await addSystemBookmark(tx);
  });
}

/** A database is marked as a demonstration or not when it is created: accounts of a demonstration, whose passwords are public, must not be added to real data. Returns whether it is created now. */
async function requireSameInstallation(tx: Database, isDemonstration: boolean): Promise<boolean> {
  const made = await tx.insert(installation).values({ isDemonstration }).onConflictDoNothing().returning();
  const [found] = await tx.select().from(installation);
  if (isDemonstration && found?.isDemonstration !== true) throw new StartRefusedError(refusals.noDemonstration);
  return made.length > 0;
}

async function officeName(db: Database): Promise<string> {
  return (await readSystemParameters(db)).officeName;
}
