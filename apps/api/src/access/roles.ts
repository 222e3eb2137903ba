import { permissionLabels } from '@redakcja/domain/shared/permissions';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Call, Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { announceAccessChange } from '../shared/access-changes.ts';
import { type AuditRecord, actorOf, recordAudit } from '../shared/audit.ts';
import { etagOf, requireMatch } from '../shared/etag.ts';
import { conflict, isDuplicate, notFound } from '../shared/problem.ts';
import {
  findRole,
  insertRole,
  listRoleReferences,
  listRoles,
  presentRole,
  removeRole,
  type StoredRole,
  usersOfOnly,
  writeRole,
} from './role-queries.ts';

export const listRolesPage: Handler<'listRoles'> = async ({ services, query }) => {
  const { rows, total } = await listRoles(services, query);
  return { body: rows, total };
};

export const getRole: Handler<'getRole'> = async ({ services, params }) => {
  return respondRole(await existing(services.db, params.id));
};

export const createRole: Handler<'createRole'> = async (call) => {
  const { db, now } = call.services;
  const id = await db
    .transaction(async (tx) => {
      const made = await insertRole(tx, call.body);
      const details = [`Uprawnienia: ${named(call.body.permissions)}`];
      await recordAudit(tx, now(), about(call, AuditEvent.RoleCreated, { id: made, name: call.body.name }, details));
      return made;
    })
    .catch(refuseDuplicate);
  return { body: { id }, location: `/api/auth/roles/${id}` };
};

export const updateRole: Handler<'updateRole'> = async (call) => {
  const { db, now } = call.services;
  const { id } = call.params;
  await db
    .transaction(async (tx) => {
      const role = await existing(tx, id, true);
      if (role.isSystem) throw conflict('Roli systemowej nie można zmienić');
      requireMatch(call.ifMatch, role.revision);
      await writeRole(tx, id, call.body);
      await recordAudit(tx, now(), about(call, AuditEvent.RoleUpdated, role, differences(role, call.body)));
    })
    .catch(refuseDuplicate);
  announceAccessChange('everybody');
  return respondRole(await existing(db, id));
};

export const deleteRoles: Handler<'deleteRoles'> = async (call) => {
  const { roleIds: ids } = call.query;
  const { db, now } = call.services;
  const results = await db.transaction(async (tx) => {
    const rows: RowResult[] = [];
    // one after the other: of two roles that are all somebody has, the second one stays
    for (const id of ids) {
      const role = await findRole(tx, id, true);
      const errors = await obstacles(tx, id, role);
      rows.push({ id, ...(role && { name: role.name }), done: errors.length === 0, errors });
      if (role === null || errors.length > 0) continue;
      await removeRole(tx, id);
      await recordAudit(tx, now(), about(call, AuditEvent.RoleDeleted, role));
    }
    return rows;
  });
  announceAccessChange('everybody');
  return { body: results };
};

export const listRoleOptions: Handler<'listRoleOptions'> = async (call) => {
  return { body: await listRoleReferences(call.services.db, call.caller.isAdmin) };
};

async function existing(db: Database, id: number, lock = false): Promise<StoredRole> {
  const role = await findRole(db, id, lock);
  if (role === null) throw notFound(`Nie znaleziono roli o numerze ${id}`);
  return role;
}

function respondRole(role: StoredRole) {
  return { body: presentRole(role), etag: etagOf(role.revision) };
}

/** Why a role cannot be deleted, as Polish sentences. */
async function obstacles(db: Database, id: number, role: StoredRole | null): Promise<string[]> {
  if (role === null) return [`Nie znaleziono roli o numerze ${id}`];
  if (role.isSystem) return ['Roli systemowej nie można usunąć'];
  const users = await usersOfOnly(db, id);
  if (users.length === 0) return [];
  const more = users.length > 3 ? ` i innych (razem: ${users.length})` : '';
  return [`Rola „${role.name}” jest jedyną rolą użytkowników: ${users.slice(0, 3).join(', ')}${more}`];
}

function about(
  call: Call<'createRole' | 'updateRole' | 'deleteRoles'>,
  event: AuditEvent,
  { id, name }: { id: number; name: string },
  details: string[] = [],
): AuditRecord {
  return { event, ...actorOf(call), subject: { id, name }, details };
}

function differences(before: StoredRole, after: RoleInput): string[] {
  const given = after.permissions.filter((name) => !before.permissions.includes(name));
  const taken = before.permissions.filter((name) => !after.permissions.includes(name));
  return [
    ...(before.name === after.name ? [] : [`Zmieniono nazwę z „${before.name}” na „${after.name}”`]),
    ...(before.description === after.description ? [] : ['Zmieniono opis']),
    ...(given.length === 0 ? [] : [`Nadano uprawnienia: ${named(given)}`]),
    ...(taken.length === 0 ? [] : [`Odebrano uprawnienia: ${named(taken)}`]),
  ];
}

function named(permissions: readonly PermissionName[]): string {
  return permissions.map((name) => permissionLabels[name].displayName).join(', ');
}

function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error)) throw conflict('Rola o takiej nazwie już istnieje');
  throw error;
}
