// What a database has before anybody signs in: the system articles and, in a demonstration, the office.
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, rowsOf } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { Services } from '../shared/services.ts';
import { readSystemParameters } from '../shared/system-parameters.ts';
import { ensureSystemArticles } from './system-articles.ts';

/** Any number, the same in every process: only one of them prepares at a time. */
const preparing = 4_300_002;

export async function prepareOffice(
  database: OpenDatabase,
  { config, storage, now }: Pick<Services, 'config' | 'storage' | 'now'>,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${preparing})`);
    if (config.demo && (await tx.$count(users)) === 0) await seedDemonstration(tx, { config, storage }, now());
    await ensureSystemArticles(tx, await officeName(tx), now());
  });
}

/** Loaded only when it is used: it is needed once. */
async function seedDemonstration(db: Database, store: Pick<Services, 'config' | 'storage'>, now: Date): Promise<void> {
  const [{ demoClientId, demoOfficeName, demoPassword }, { seedDemo }, { hashPassword }] = await Promise.all([
    import('../demo/demo-office.ts'),
    import('../demo/seed-demo.ts'),
    import('../identity/password.ts'),
  ]);
  for (const [key, value] of [
    ['OfficeName', { value: demoOfficeName }],
    // its number in the archive, whose site this process serves
    ['ClientId', { clientId: demoClientId }],
  ] as const) {
    await db.execute(sql`update system_parameters set value = ${JSON.stringify(value)}::jsonb where key_name = ${key}`);
  }
  await ensureSystemArticles(db, demoOfficeName, now);
  await seedDemo(db, { now, store, passwordHash: await hashPassword(demoPassword) });
}

async function officeName(db: Database): Promise<string> {
  const { officeName } = await readSystemParameters({ read: (statement) => rowsOf(db, sql.raw(statement.text)) });
  return officeName;
}
