// Activation, deactivation and removal of accounts (specification, section 4; design decision 11).
import {
  type AccountAction,
  accountActionRefusal,
  administratorMessage,
  integratedMessage,
} from '@redakcja/domain/access/account-rules';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { inArray, sql } from 'drizzle-orm';
import type { Call, Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { endSessions } from '../identity/accounts.ts';
import { announceAccessChange } from '../shared/access-changes.ts';
import { actorOf, recordAudit } from '../shared/audit.ts';
import { conflict, forbidden } from '../shared/problem.ts';
import { removeRows } from '../shared/remove-rows.ts';
import { isAdministrator, lockUsers, type UserRecord } from './user-queries.ts';
import { missing, partyOf, userResource } from './users.ts';

const inactive = { isActive: false, isConfirmed: false };

export const activateUser: Handler<'activateUser'> = async (call) => {
  const { db, now } = call.services;
  const result = await userResource.update(call, async (user) => {
    await requireAction(call, db, user, 'activate');
    const entry = { event: AuditEvent.UserActivated, ...actorOf(call), subject: partyOf(user) };
    return {
      columns: { isActive: true, isConfirmed: true, confirmedDate: now() },
      write: (tx) => recordAudit(tx, now(), entry),
    };
  });
  announceAccessChange(call.params.id);
  return result;
};

export const deactivateUser: Handler<'deactivateUser'> = async (call) => {
  const result = await userResource.update(call, async (user) => {
    await requireAction(call, call.services.db, user, 'deactivate');
    return { columns: inactive, write: (tx) => close(call, tx, user.record, AuditEvent.UserDeactivated) };
  });
  announceAccessChange(call.params.id);
  return result;
};

export const deleteUsers: Handler<'deleteUsers'> = async (call) => {
  const { userIds } = call.query;
  const body = await removeRows(call.services.db, userIds, {
    lock: lockUsers,
    missing,
    obstacles: async ({ record }, tx) => {
      const obstacle = await removalObstacle(call, tx, record);
      return obstacle === null ? [] : [obstacle];
    },
    remove: async (tx, rows) => {
      const active = rows.map(({ record }) => record).filter((record) => record.isActive);
      await deactivateAll(tx, active);
      for (const record of active) await close(call, tx, record, AuditEvent.UserRemoved);
    },
  });
  announceAccessChange(...userIds);
  return { body };
};

async function deactivateAll(tx: Database, records: readonly UserRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await tx
    .update(users)
    .set({ ...inactive, revision: sql`${users.revision} + 1` })
    .where(inArray(users.id, ids));
}

async function removalObstacle(call: Call<'deleteUsers'>, db: Database, record: UserRecord): Promise<string | null> {
  if (call.services.config.integratedWithAsw) return integratedMessage;
  if (record.id === call.caller.id) return 'Nie można usunąć własnego konta';
  if (record.isSystem) return 'Konta systemowego nie można usunąć';
  // otherwise somebody with ManageUsers alone could take an administrator's place
  return !call.caller.isAdmin && (await isAdministrator(db, record.id)) ? administratorMessage : null;
}

/** What the end of an account takes with it. */
async function close(
  call: Call<'deactivateUser' | 'deleteUsers'>,
  tx: Database,
  record: UserRecord,
  event: AuditEvent,
): Promise<void> {
  const { now } = call.services;
  await endSessions(tx, record, now());
  await recordAudit(tx, now(), { event, ...actorOf(call), subject: partyOf({ record }) });
}

/** Throws what stands in the way of doing this with a user. */
export async function requireAction(
  call: Call<'activateUser' | 'deactivateUser' | 'resetPassword'>,
  db: Database,
  { record }: { record: UserRecord },
  action: AccountAction,
): Promise<void> {
  const account = { ...record, isAdministrator: await isAdministrator(db, record.id) };
  const refusal = accountActionRefusal(action, account, call.caller, call.services.config.integratedWithAsw);
  if (refusal === administratorMessage) throw forbidden(refusal);
  if (refusal !== null) throw conflict(refusal);
}
