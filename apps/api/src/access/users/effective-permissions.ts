// Effective permissions of a user: per permission, the roles that grant it.
import type { EffectivePermission } from '@redakcja/generated/model/effectivePermission';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Handler } from '../../call/handler.ts';
import { presentPermission } from '../roles/role-queries.ts';
import { existingUser } from './users.ts';

export const listUserEffectivePermissions: Handler<'listUserEffectivePermissions'> = async ({ db, params }) => {
  const { id } = params;
  const { record, roles } = await existingUser(db, id);
  const body = Object.values(PermissionName).map((name): EffectivePermission => {
    const granting = roles.filter(({ permissions }) => permissions.includes(name));
    return {
      permission: presentPermission(name),
      // an inactive user has roles, and no rights
      isGranted: record.isActive && granting.length > 0,
      roles: granting,
    };
  });
  return { body };
};
