import { sql } from 'drizzle-orm';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { hashPassword } from '../../identity/accounts/password.ts';
import { ensureSystemArticles } from '../../setup/system-articles.ts';
import { demoClientId, demoOfficeName, demoPassword } from '../content/demo-office.ts';
import { seedDemo } from '../seed-demo.ts';
import { publishLegalPages } from './publish-legal-pages.ts';
import { seedGraphics } from './seed-graphics.ts';
import { seedOfficeData } from './seed-office-data.ts';

/** The office of the demonstration in an empty database. */
export async function seedOffice(db: Database, store: Pick<Services, 'config' | 'storage'>, now: Date): Promise<void> {
  // its number in the archive, whose site this process serves
  const number = JSON.stringify({ clientId: demoClientId });
  await db.execute(sql`update system_parameters set value = ${number}::jsonb where key_name = 'ClientId'`);
  await seedOfficeData(db, store);
  await seedGraphics(db, store);
  await ensureSystemArticles(db, demoOfficeName, now);
  await publishLegalPages(db, now);
  await seedDemo(db, { now, store, passwordHash: await hashPassword(demoPassword) });
}
