import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Database } from '../../database/database.ts';
import { roles } from '../../database/schema.ts';
import { type Account, administratorRoleId, createAccount } from '../accounts/accounts.ts';
import { hashPassword } from '../accounts/password.ts';

export const password = 'Jawor26Polana';
/** Computed once, because hashing is slow. */
const hash = hashPassword(password);

export interface PersonOptions {
  permissions?: readonly PermissionName[];
  isAdmin?: boolean;
  mustChangePassword?: boolean;
}

/** An account with `password`. */
export async function createPerson(db: Database, userName: string, options: PersonOptions = {}): Promise<Account> {
  return createAccount(db, new Date(), {
    userName,
    email: `${userName}@jasionka.example`,
    firstname: 'Anna',
    surname: 'Nowak',
    passwordHash: await hash,
    mustChangePassword: options.mustChangePassword ?? false,
    roleIds: [
      options.isAdmin ? await administratorRoleId(db) : await roleWith(db, userName, options.permissions ?? []),
    ],
  });
}

async function roleWith(db: Database, userName: string, permissions: readonly PermissionName[]): Promise<number> {
  const [role] = await db
    .insert(roles)
    .values({ name: `Rola ${userName}`, description: 'Rola testowa', permissions: [...permissions] })
    .returning({ id: roles.id });
  if (role === undefined) throw new Error('The role was not inserted');
  return role.id;
}
