import { onlyRoleOf, systemRoleChange, systemRoleRemoval } from '@redakcja/domain/access/obstacles/role-obstacles';
import { permissionLabels } from '@redakcja/domain/shared/session/permissions';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import type { RoleInput } from '@redakcja/generated/model/roleInput';
import { type AuditRecord, actorOf, recordAudit } from '../../call/audit/audit.ts';
import { addressOfRecord } from '../../call/audit/record-address.ts';
import type { Call, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { deleteBy, removeRows } from '../../call/remove-rows.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { roles } from '../../database/schema.ts';
import { conflict, refuseDuplicate } from '../../http/problem.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import {
  findRole,
  insertRole,
  listRoleReferences,
  listRoles,
  lockRoles,
  type StoredRole,
  usersOfOnly,
} from './role-queries.ts';

export const listRolesPage: Handler<'listRoles'> = async ({ db, query }) => {
  const { rows, total } = await listRoles(db, query);
  return { body: rows, total };
};

const duplicate = 'Rola o takiej nazwie już istnieje';
const missing = (id: number) => `Nie znaleziono roli o numerze ${id}`;

const resource = records({ table: roles, key: roles.id, find: findRole, missing });

export const getRole: Handler<'getRole'> = resource.get;

export const createRole: Handler<'createRole'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const id = await insertRole(db, call.body).catch(refuseDuplicate(duplicate, 'name'));
  const details = [`Uprawnienia: ${named(call.body.permissions)}`];
  await recordAudit(db, now(), about(call, AuditEvent.RoleCreated, { id, name: call.body.name }, details));
  return { body: { id }, location: `/api/auth/roles/${id}` };
};

export const updateRole: Handler<'updateRole'> = async (call) => {
  const { body, services } = call;
  const result = await resource
    .update(call, (role) => {
      if (role.isSystem) throw conflict(systemRoleChange);
      const entry = about(call, AuditEvent.RoleUpdated, role, differences(role, body));
      return { columns: columnsIn(roles, body), write: (tx) => recordAudit(tx, services.now(), entry) };
    })
    .catch(refuseDuplicate(duplicate, 'name'));
  call.afterCommit(() => announceAccessChange('everybody'));
  return result;
};

export const deleteRoles: Handler<'deleteRoles'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const { roleIds: ids, etags } = call.query;
  const body = await removeRows(
    db,
    { ids, etags, ifMatch: call.ifMatch },
    {
      lock: lockRoles,
      missing,
      obstacles: async ({ id, name, isSystem }, tx, removed) => {
        const obstacle = isSystem ? systemRoleRemoval : onlyRoleOf(name, await usersOfOnly(tx, id, removed));
        return obstacle === null ? [] : [obstacle];
      },
      remove: async (tx, rows) => {
        await deleteBy(roles.id)(tx, rows);
        await recordAudit(tx, now(), ...rows.map((role) => about(call, AuditEvent.RoleDeleted, role)));
      },
    },
  );
  call.afterCommit(() => announceAccessChange('everybody'));
  return { body };
};

export const listRoleOptions: Handler<'listRoleOptions'> = async (call) => {
  return { body: await listRoleReferences(call.db) };
};

function about(
  call: Call<'createRole' | 'updateRole' | 'deleteRoles'>,
  event: AuditEvent,
  { id, name }: { id: number; name: string },
  details: string[] = [],
): AuditRecord {
  return { event, ...actorOf(call), subject: { id, name, record: addressOfRecord('getRole', { id }) }, details };
}

function differences(before: StoredRole, after: RoleInput): string[] {
  const given = after.permissions.filter((name) => !before.permissions.includes(name));
  const taken = before.permissions.filter((name) => !after.permissions.includes(name));
  const sentences: Record<keyof RoleInput, string[]> = {
    name: before.name === after.name ? [] : [`Zmieniono nazwę z „${before.name}” na „${after.name}”`],
    description: before.description === after.description ? [] : ['Zmieniono opis'],
    permissions: [
      ...(given.length === 0 ? [] : [`Nadano uprawnienia: ${named(given)}`]),
      ...(taken.length === 0 ? [] : [`Odebrano uprawnienia: ${named(taken)}`]),
    ],
  };
  return Object.values(sentences).flat();
}

function named(permissions: readonly PermissionName[]): string {
  return permissions.map((name) => permissionLabels[name].displayName).join(', ');
}
