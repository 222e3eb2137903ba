// One-time links to set a password: for the first administrator, for new users and after a reset.
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { passwordLinks, users } from '../../database/schema.ts';
import { type PasswordOwner, setPassword } from './accounts.ts';

const hour = 60 * 60 * 1000;
/** In milliseconds. New users may not read their mail for some days. */
export const linkLifetime = { reset: 24 * hour, newAccount: 7 * 24 * hour } as const;

export type PasswordLinkKind = keyof typeof linkLifetime;

export interface PasswordLinkUser extends PasswordOwner {
  id: number;
  identityUserId: string;
}

/** Returns the token of a new link; invalidates older links of the user. */
export async function createPasswordLink(db: Database, userId: number, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
  await db.insert(passwordLinks).values({ tokenHash: hashOf(token), userId, expiresAt });
  return token;
}

/** Address of the screen in the web app. The token is in the fragment, which browsers do not send to servers, proxies or in Referer. */
export function passwordLinkUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/wymuszona-zmiana-hasla#token=${token}`;
}

/** Null for a wrong, used or expired token and for an inactive account. */
export async function findPasswordLink(db: Database, token: string, now: Date): Promise<PasswordLinkUser | null> {
  const [found] = await db
    .select({
      id: users.id,
      identityUserId: users.identityUserId,
      userName: users.userName,
      firstname: users.firstname,
      surname: users.surname,
      email: users.email,
    })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(eq(passwordLinks.tokenHash, hashOf(token)), gt(passwordLinks.expiresAt, now), eq(users.isActive, true)));
  return found ?? null;
}

/** Sets the password and deletes the link, in a transaction; the second of two concurrent uses fails. */
export async function usePasswordLink(
  db: Database,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<PasswordLinkUser | null> {
  const user = await findPasswordLink(db, token, now);
  if (user === null) return null;
  const taken = await db
    .delete(passwordLinks)
    .where(eq(passwordLinks.tokenHash, hashOf(token)))
    .returning({ userId: passwordLinks.userId });
  if (taken.length === 0) return null;
  await setPassword(db, user.id, passwordHash);
  return user;
}

export async function removeExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
