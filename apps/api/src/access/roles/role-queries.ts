import { permissionLabels } from '@redakcja/domain/shared/session/permissions';
import { listRolesDefinition } from '@redakcja/generated/lists/listRoles';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { Role } from '@redakcja/generated/model/role';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { boolean, integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { roles, userRoles } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

const page = {
  list: listRolesDefinition,
  row: rowShape({
    id: integer('r.id'),
    name: text('r.name'),
    description: text('r.description'),
    isSystem: boolean('r.is_system'),
    etag: text(etagSql('r')),
  }),
  from: 'roles r',
  columns: { id: 'r.id', name: 'r.name', description: 'r.description', isSystem: 'r.is_system' },
  sortings: { id: 'r.id', name: 'r.name', description: 'r.description', isSystem: 'r.is_system' },
  tieBreaker: 'r.id',
} satisfies PageSql<typeof listRolesDefinition>;

export function listRoles(db: Database, query: ListQuery) {
  return readPage(db, page, query);
}

export interface StoredRole {
  id: number;
  name: string;
  description: string;
  isSystem: boolean;
  permissions: PermissionName[];
}

export async function findRole(db: Database, id: number) {
  const [row] = await db.select().from(roles).where(eq(roles.id, id));
  if (row === undefined) return null;
  const value: StoredRole = { ...row, permissions: namesOf(row.permissions) };
  return { id, revision: row.revision, value, content: { body: presentRole(value) } };
}

/** Those that the product still has, in its order. */
function namesOf(permissions: readonly string[]): PermissionName[] {
  return Object.values(PermissionName).filter((name) => permissions.includes(name));
}

export function presentRole({ id, name, description, isSystem, permissions }: StoredRole): Role {
  return { id, name, description, isSystem, permissions: permissions.map(presentPermission) };
}

export function presentPermission(id: PermissionName) {
  return { id, ...permissionLabels[id] };
}

export async function insertRole(db: Database, input: RoleInput): Promise<number> {
  const [row] = await db.insert(roles).values(columnsIn(roles, input)).returning({ id: roles.id });
  if (row === undefined) throw new Error('The role was not inserted');
  return row.id;
}

const userName = rowShape({ userName: text() });

/** Logins of users who have this role and no other but those that are `removed` with it. */
export async function usersOfOnly(db: Database, id: number, removed: readonly number[]): Promise<string[]> {
  const rows = await db.rows(
    userName,
    sql`select u.user_name as "userName" from user_roles x join users u on u.id = x.user_id where x.role_id = ${id}
      and not exists (select from user_roles o where o.user_id = x.user_id and o.role_id <> all(${idList([id, ...removed])}))
      order by u.user_name`,
  );
  return rows.map((row) => row.userName);
}

const roleToRemove = rowShape({ id: integer(), name: text(), revision: integer(), isSystem: boolean() });

export function lockRoles(tx: Database, ids: readonly number[]) {
  return tx.rows(
    roleToRemove,
    sql`select id, name, revision, is_system as "isSystem" from roles where id = any(${idList(ids)}) order by id for update`,
  );
}

/** Columns of a role as users refer to it. */
const reference = {
  id: roles.id,
  name: roles.name,
  description: roles.description,
  isSystem: roles.isSystem,
  permissions: roles.permissions,
};

function presentReference(row: Omit<RoleReference, 'permissions'> & { permissions: readonly string[] }): RoleReference {
  return { ...row, permissions: namesOf(row.permissions) };
}

export async function listRoleReferences(db: Database): Promise<RoleReference[]> {
  return (await db.select(reference).from(roles).orderBy(asc(roles.name))).map(presentReference);
}

export async function rolesWithIds(db: Database, ids: readonly number[]): Promise<RoleReference[]> {
  const rows = await db
    .select(reference)
    .from(roles)
    .where(inArray(roles.id, [...ids]));
  return rows.map(presentReference);
}

export async function rolesOfUser(db: Database, userId: number): Promise<RoleReference[]> {
  const rows = await db
    .select(reference)
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(roles.name));
  return rows.map(presentReference);
}
