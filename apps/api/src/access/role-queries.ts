import { permissionLabels } from '@redakcja/domain/shared/permissions';
import { listRolesDefinition } from '@redakcja/generated/lists/listRoles';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Role } from '@redakcja/generated/model/role';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { RoleRow } from '@redakcja/generated/model/roleRow';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { roles } from '../database/schema.ts';
import type { ListQuery } from '../shared/list-sql.ts';
import { type PageSql, readPage } from '../shared/read-page.ts';
import type { Services } from '../shared/services.ts';

const page: PageSql<typeof listRolesDefinition> = {
  list: listRolesDefinition,
  select: `r.id, r.name, r.description, r.is_system as "isSystem", '"' || r.revision || '"' as etag`,
  from: 'roles r',
  columns: { id: 'r.id', name: 'r.name', description: 'r.description', isSystem: 'r.is_system' },
  sortings: { id: 'r.id', name: 'r.name', description: 'r.description', isSystem: 'r.is_system' },
  tieBreaker: 'r.id',
};

export function listRoles(services: Services, query: ListQuery) {
  return readPage<RoleRow>(services, page, query);
}

export interface StoredRole {
  id: number;
  name: string;
  description: string;
  isSystem: boolean;
  isAdministrator: boolean;
  permissions: PermissionName[];
  revision: number;
}

/** In a transaction, `lock` keeps the row as it is until the end. */
export async function findRole(db: Database, id: number, lock = false): Promise<StoredRole | null> {
  const query = db.select().from(roles).where(eq(roles.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) return null;
  return { ...row, permissions: Object.values(PermissionName).filter((name) => row.permissions.includes(name)) };
}

export function presentRole({ id, name, description, isSystem, permissions }: StoredRole): Role {
  return { id, name, description, isSystem, permissions: permissions.map(presentPermission) };
}

export function presentPermission(id: PermissionName) {
  return { id, ...permissionLabels[id] };
}

export async function insertRole(db: Database, input: RoleInput): Promise<number> {
  const [row] = await db.insert(roles).values(input).returning({ id: roles.id });
  if (row === undefined) throw new Error('The role was not inserted');
  return row.id;
}

export async function writeRole(db: Database, id: number, input: RoleInput): Promise<void> {
  await db
    .update(roles)
    .set({ ...input, revision: sql`${roles.revision} + 1` })
    .where(eq(roles.id, id));
}

/** Logins of users who have this role and no other. */
export async function usersOfOnly(db: Database, id: number): Promise<string[]> {
  const rows = await rowsOf<{ userName: string }>(
    db,
    sql`select u.user_name as "userName" from user_roles x join users u on u.id = x.user_id where x.role_id = ${id}
      and not exists (select from user_roles o where o.user_id = x.user_id and o.role_id <> ${id}) order by u.user_name`,
  );
  return rows.map(({ userName }) => userName);
}

export async function removeRole(db: Database, id: number): Promise<void> {
  await db.delete(roles).where(eq(roles.id, id));
}

/** Roles that somebody may give to others. */
export async function listRoleReferences(db: Database, withAdministrator: boolean): Promise<RoleReference[]> {
  return db
    .select({ id: roles.id, name: roles.name, description: roles.description, isSystem: roles.isSystem })
    .from(roles)
    .where(withAdministrator ? undefined : and(eq(roles.isAdministrator, false)))
    .orderBy(asc(roles.name));
}
