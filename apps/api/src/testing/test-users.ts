import { randomUUID } from 'node:crypto';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { roles, userExcludedCategories, userRoles, users } from '../database/schema.ts';
import { withNormalizedNames } from '../text/normalized-names.ts';

export interface TestUser {
  id: number;
  identityUserId: string;
  userName: string;
}

export interface TestUserOptions {
  permissions?: readonly PermissionName[];
  isAdmin?: boolean;
  isActive?: boolean;
  excludedCategories?: readonly number[];
}

/** A user with exactly these rights, by a new role. */
export async function createTestUser(db: Database, options: TestUserOptions = {}): Promise<TestUser> {
  const identityUserId = randomUUID();
  const userName = `test.${identityUserId.slice(0, 8)}`;
  const [user] = await db
    .insert(users)
    .values(
      withNormalizedNames({
        identityUserId,
        userName,
        firstname: 'Anna',
        surname: 'Testowa',
        email: `${userName}@jasionka.example`,
        identificationDocumentNumber: userName,
        isActive: options.isActive ?? true,
      }),
    )
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The user was not inserted');
  await db.insert(userRoles).values({ userId: user.id, roleId: await roleOf(db, options, userName) });
  const excluded = (options.excludedCategories ?? []).map((menuElementId) => ({ userId: user.id, menuElementId }));
  if (excluded.length > 0) await db.insert(userExcludedCategories).values(excluded);
  return { id: user.id, identityUserId, userName };
}

async function roleOf(db: Database, { isAdmin, permissions = [] }: TestUserOptions, name: string): Promise<number> {
  const [role] = isAdmin
    ? await db.select({ id: roles.id }).from(roles).where(eq(roles.isAdministrator, true))
    : await db
        .insert(roles)
        .values({ name: `Rola ${name}`, description: 'Rola testowa', permissions: [...permissions] })
        .returning({ id: roles.id });
  if (role === undefined) throw new Error('There is no role');
  return role.id;
}
