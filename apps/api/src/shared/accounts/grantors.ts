// Who can grant permissions, for "Dlaczego nie mogę?".
import type { Grantor } from '@redakcja/domain/shared/operation-verdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { Database } from '../../database/database.ts';
import { arrayOf, boolean, rowShape, text } from '../../database/rows/row-shape.ts';
import { isAdministratorSql } from './administrator-sql.ts';

const managing = rowShape({ name: text(), isAdmin: boolean(), permissions: arrayOf(text()) });

/** More are of no help to who asks. */
const maxGrantors = 50;

/** Active people who manage users, administrators last: the nearest is asked first. */
export async function readGrantors(db: Database, caller: Caller): Promise<Grantor[]> {
  const rows = await db.rows(
    managing,
    sql`select * from (
        select u.firstname || ' ' || u.surname as name, ${sql.raw(isAdministratorSql('u'))} as "isAdmin",
          array(select distinct p.name from user_roles x join roles r on r.id = x.role_id, unnest(r.permissions) as p(name)
            where x.user_id = u.id) as permissions
        from users u where u.is_active and u.id <> ${caller.id}::int
      ) m where "isAdmin" or ${PermissionName.ManageUsers}::text = any(permissions)
      order by "isAdmin", name limit ${maxGrantors}::int`,
  );
  const known = Object.values(PermissionName);
  return rows.map(({ name, isAdmin, permissions }) => ({
    name,
    isAdmin,
    permissions: new Set(known.filter((one) => isAdmin || permissions.includes(one))),
  }));
}
