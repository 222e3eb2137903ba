import { lt } from 'drizzle-orm';
import type { SystemServices } from '../../call/services.ts';
import { identityRecords } from '../../database/schema.ts';
import { removeExpiredLinks } from '../accounts/password-links.ts';
import { removeOldAttempts } from '../sign-in/sign-in-throttle.ts';
import { removeOldEnds } from './ended-sign-ins.ts';

/** Deletes expired sessions, tokens, links and failed attempts. */
export async function removeExpiredRecords({ db, now }: Pick<SystemServices, 'db' | 'now'>): Promise<void> {
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now()));
  await removeOldEnds(db, now());
  await removeExpiredLinks(db, now());
  await removeOldAttempts(db, now());
}
