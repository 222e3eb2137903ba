// What a database has before anybody signs in: the system articles and, in a demonstration, the office.
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, queryRows } from '../database/database.ts';
import { installation, users } from '../database/schema.ts';
import { refusals, StartRefusedError } from '../database/start-refused.ts';
import type { Demonstration } from '../shared/demonstration.ts';
import type { Services } from '../shared/services.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { ensureSystemArticles } from './system-articles.ts';

/** Any number, the same in every process: only one of them prepares at a time. */
const preparing = 4_300_002;

export async function prepareOffice(
  database: OpenDatabase,
  { config, storage, now }: Pick<Services, 'config' | 'storage' | 'now'>,
  demonstration: Pick<Demonstration, 'seed'> | null,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${preparing})`);
    await requireSameKind(tx, demonstration !== null);
    if ((await tx.$count(users)) === 0) await demonstration?.seed(tx, { config, storage }, now());
    await ensureSystemArticles(tx, await officeName(tx), now());
  });
}

/** A new database remembers what it is made as. The accounts of a demonstration, whose passwords everybody knows, never meet an office's data. */
async function requireSameKind(tx: Database, isDemonstration: boolean): Promise<void> {
  await tx.insert(installation).values({ isDemonstration }).onConflictDoNothing();
  const [found] = await tx.select().from(installation);
  if (isDemonstration && found?.isDemonstration !== true) throw new StartRefusedError(refusals.noDemonstration);
}

async function officeName(db: Database): Promise<string> {
  const { officeName } = await readSystemParameters({ read: ({ rows, text }) => queryRows(db, rows, sql.raw(text)) });
  return officeName;
}
