// What a database has before anybody signs in: the system articles and, in a demonstration, the office.
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rowsOf } from '../database/database.ts';
import { users } from '../database/schema.ts';
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
    if ((await tx.$count(users)) === 0) await demonstration?.seed(tx, { config, storage }, now());
    await ensureSystemArticles(tx, await officeName(tx), now());
  });
}

async function officeName(db: Database): Promise<string> {
  const { officeName } = await readSystemParameters({ read: (statement) => rowsOf(db, sql.raw(statement.text)) });
  return officeName;
}
