import { lt } from 'drizzle-orm';
import { identityRecords } from '../database/schema.ts';
import type { Services } from '../shared/services.ts';
import { removeOldEnds } from './ended-sign-ins.ts';
import { removeExpiredLinks } from './password-links.ts';
import { removeOldAttempts } from './sign-in-throttle.ts';

/** Deletes expired sessions, tokens, links and failed attempts. */
export async function removeExpiredRecords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now()));
  await removeOldEnds(db, now());
  await removeExpiredLinks(db, now());
  await removeOldAttempts(db, now());
}
