// Why somebody may do something: per permission, the roles that grant it.
import type { EffectivePermission } from '@redakcja/generated/model/effectivePermission';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { asc, eq } from 'drizzle-orm';
import type { Handler } from '../contract/handler.ts';
import { roles, userRoles } from '../database/schema.ts';
import { presentPermission } from './role-queries.ts';
import { existingUser } from './users.ts';

export const listUserEffectivePermissions: Handler<'listUserEffectivePermissions'> = async ({ services, params }) => {
  const { id } = params;
  const { record } = await existingUser(services.db, id);
  const granted = await services.db
    .select({
      id: roles.id,
      name: roles.name,
      description: roles.description,
      isSystem: roles.isSystem,
      permissions: roles.permissions,
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, id))
    .orderBy(asc(roles.name));
  const body = Object.values(PermissionName).map((name): EffectivePermission => {
    const granting = granted.filter(({ permissions }) => permissions.includes(name));
    return {
      permission: presentPermission(name),
      // an inactive user has roles, and no rights
      isGranted: record.isActive && granting.length > 0,
      roles: granting.map(({ permissions: _permissions, ...role }) => role),
    };
  });
  return { body };
};
