import { lt } from 'drizzle-orm';
import { identityRecords } from '../database/schema.ts';
import type { Services } from '../shared/services.ts';
import { removeExpiredLinks } from './password-links.ts';
import { forgetOldAttempts } from './sign-in-throttle.ts';

/** What has expired and nobody will ask for. */
export async function removeLeftovers({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now()));
  await removeExpiredLinks(db, now());
  await forgetOldAttempts(db, now());
}
