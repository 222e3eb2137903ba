// Accounts for signing in. Users are edited in the area access.
import { randomUUID } from 'node:crypto';
import { normalizedName } from '@redakcja/domain/access/normalized-name';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { identityRecords, passwordLinks, roles, userRoles, users } from '../../database/schema.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { withNormalizedNames } from '../../text/normalized-names.ts';
import { hashPassword } from './password.ts';

export interface Account {
  id: number;
  identityUserId: string;
  userName: string;
  firstname: string;
  surname: string;
  email: string;
  passwordHash: string | null;
  isActive: boolean;
  mustChangePassword: boolean;
}

const columns = {
  id: users.id,
  identityUserId: users.identityUserId,
  userName: users.userName,
  firstname: users.firstname,
  surname: users.surname,
  email: users.email,
  passwordHash: users.passwordHash,
  isActive: users.isActive,
  mustChangePassword: users.mustChangePassword,
};

/** By login or e-mail; a matching login takes precedence over an e-mail. */
export async function findAccountByLogin(db: Database, login: string): Promise<Account | null> {
  const name = normalizedName(login);
  const isLogin = eq(users.normalizedUserName, name);
  const [found] = await db
    .select(columns)
    .from(users)
    .where(or(isLogin, eq(users.normalizedEmail, name)))
    .orderBy(desc(isLogin))
    .limit(1);
  return found ?? null;
}

export async function findAccountBySubject(db: Database, identityUserId: string): Promise<Account | null> {
  const [found] = await db.select(columns).from(users).where(eq(users.identityUserId, identityUserId));
  return found ?? null;
}

export interface NewAccount {
  userName: string;
  email: string;
  firstname: string;
  surname: string;
  /** See hashPassword; null until the user sets a password by a link. Many accounts may share one hash computation. */
  passwordHash: string | null;
  mustChangePassword?: boolean;
  isSystem?: boolean;
  roleIds: readonly number[];
}

/** An active, confirmed account; pass a transaction. */
export async function createAccount(db: Database, now: Date, { roleIds, ...account }: NewAccount): Promise<Account> {
  const [made] = await db
    .insert(users)
    .values({
      ...withNormalizedNames(account),
      identityUserId: randomUUID(),
      identificationDocumentNumber: account.userName,
      confirmedDate: now,
      createdDate: now,
    })
    .returning(columns);
  if (made === undefined) throw new Error('The account was not inserted');
  if (roleIds.length > 0) await db.insert(userRoles).values(roleIds.map((roleId) => ({ userId: made.id, roleId })));
  return made;
}

export async function administratorRoleId(db: Database): Promise<number> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.isAdministrator, true)).limit(1);
  if (role === undefined) throw new Error('The role Administrator is missing');
  return role.id;
}

export type PasswordOwner = Pick<Account, 'userName' | 'firstname' | 'surname' | 'email'>;

/** Texts that the owner's password must not contain. */
export function namesOf({ userName, firstname, surname, email }: PasswordOwner): string[] {
  return [userName, firstname, surname, email];
}

/** Sets a new password (its hash), clears the forced change and invalidates password links. */
export async function setPassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, userId));
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
  announceAccessChange(userId);
}

/** Removes the password; the user sets another one by a link. */
export async function voidPassword(db: Database, userId: number): Promise<void> {
  await db.update(users).set({ passwordHash: null, mustChangePassword: true }).where(eq(users.id, userId));
}

/** Rehashes the password with the current parameters. */
export async function replaceHash(db: Database, account: Account, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash ?? '')));
}

/**
 * Ends all sign-ins of the user: browser sessions, grants, refresh tokens and codes are deleted, and with the grants their access tokens end;
 * access tokens of programs and of an external provider are rejected when they were issued before. Within a transaction the caller calls `announceAccessChange` after the commit.
 */
export async function endSessions(
  db: Database,
  user: Pick<Account, 'id' | 'identityUserId'>,
  now: Date,
): Promise<void> {
  await db.delete(identityRecords).where(eq(identityRecords.accountId, user.identityUserId));
  await db.update(users).set({ tokensValidFrom: now }).where(eq(users.id, user.id));
  announceAccessChange(user.id);
}

/**
 * After a change of the user's own password: like endSessions, except for the sign-in `signInId` (its grant). The caller calls
 * `announceAccessChange`.
 */
export async function endOtherSessions(
  db: Database,
  user: Pick<Account, 'id' | 'identityUserId'>,
  signInId: string | null,
  now: Date,
): Promise<void> {
  const current = signInId ?? '';
  await db.execute(sql`delete from identity_records where account_id = ${user.identityUserId}
    and coalesce(grant_id, '') <> ${current} and not (model = 'Grant' and id = ${current})
    and not (model = 'Session' and jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $current)',
      jsonb_build_object('current', ${current}::text)))`);
  await db.update(users).set({ tokensValidFrom: now }).where(eq(users.id, user.id));
}
