// Test tokens: `test-` and the user's id. Creating and verifying real ones is tested in identity/.

import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Authenticate } from '../call/caller.ts';
import type { OpenDatabase } from '../database/database.ts';
import { arrayOf, boolean, integer, oneOf, rowShape, text } from '../database/rows/row-shape.ts';
import type { TestUser } from './test-users.ts';

export function testToken(user: Pick<TestUser, 'id'>): string {
  return `test-${user.id}`;
}

const callerRow = rowShape({
  id: integer(),
  identityUserId: text(),
  userName: text(),
  displayName: text(),
  email: text(),
  isActive: boolean(),
  isSystem: boolean(),
  mustChangePassword: boolean(),
  isAdmin: boolean(),
  permissions: arrayOf(oneOf(PermissionName)),
  excluded: arrayOf(integer()),
});

/** Prepared, as it is part of every request of every test. */
const callerOf = `select u.id, u.identity_user_id as "identityUserId", u.user_name as "userName", u.email,
      u.firstname || ' ' || u.surname as "displayName", u.is_active as "isActive", u.is_system as "isSystem",
      u.must_change_password as "mustChangePassword",
      coalesce(bool_or(r.is_administrator), false) as "isAdmin",
      coalesce(jsonb_agg(distinct p.name) filter (where p.name is not null), '[]') as permissions,
      coalesce((select jsonb_agg(menu_element_id) from user_excluded_categories where user_id = u.id), '[]') as excluded
    from users u left join user_roles ur on ur.user_id = u.id left join roles r on r.id = ur.role_id
      left join lateral unnest(r.permissions) as p(name) on true
    where u.id = $1 group by u.id`;

export function testAuthenticate({ db }: Pick<OpenDatabase, 'db'>): Authenticate {
  return async (token) => {
    const id = /^test-(\d{1,9})$/.exec(token)?.[1];
    if (id === undefined) return null;
    const [row] = await db.rows(callerRow, { text: callerOf, values: [Number(id)] });
    if (row === undefined) return null;
    const { permissions, excluded, ...user } = row;
    return {
      ...user,
      isAdmin: row.isActive && row.isAdmin,
      permissions: new Set(row.isActive ? permissions : []),
      excludedCategories: new Set(excluded),
    };
  };
}
