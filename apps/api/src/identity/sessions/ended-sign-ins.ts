// Ends sign-ins before their access tokens expire: by a sign-out here, or by a notification of the external provider.
import { lt, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { endedSignIns } from '../../database/schema.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { revokeGrants } from '../sign-in/sign-out.ts';
import { rememberedSeconds } from './revocations.ts';

/**
 * Ends the sign-in of a call: its grant, or its token and all earlier ones of the session at the provider. The session itself may continue there,
 * when the user does not confirm the sign-out; later tokens are valid. Announce the changes after the commit.
 */
export async function endSignInOf(tx: Database, { signInId, revocations = [] }: Caller, now: Date): Promise<string[]> {
  if (signInId !== undefined) return revokeGrants(tx, [signInId]);
  return recordEnds(tx, revocations, now, now);
}

/** `endedAt`: tokens issued until then have ended, all when it is null. Announce the keys after the commit. */
export async function recordEnds(
  tx: Database,
  keys: readonly string[],
  endedAt: Date | null,
  now: Date,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const expiresAt = new Date(now.getTime() + rememberedSeconds * 1000);
  await tx
    .insert(endedSignIns)
    .values(keys.map((key) => ({ key, endedAt, expiresAt })))
    .onConflictDoUpdate({
      target: endedSignIns.key,
      set: {
        // greatest() ignores nulls, which here mean no expiry
        endedAt: sql`case when ${endedSignIns.endedAt} is null or excluded.ended_at is null then null
          else greatest(${endedSignIns.endedAt}, excluded.ended_at) end`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
  return [...keys];
}

/** Records an event; false when it was recorded before. */
export async function recordOnce(tx: Database, key: string, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + rememberedSeconds * 1000);
  const made = await tx
    .insert(endedSignIns)
    .values({ key, endedAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ key: endedSignIns.key });
  return made.length > 0;
}

export function announceEnds(keys: readonly string[]): void {
  announceAccessChange(...keys.map((signIn) => ({ signIn })));
}

export async function removeOldEnds(db: Database, now: Date): Promise<void> {
  await db.delete(endedSignIns).where(lt(endedSignIns.expiresAt, now));
}
