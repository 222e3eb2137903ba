// Activation, deactivation and removal of accounts (specification, section 4; design decision 11).
import { type AccountAction, accountActionRefusal, integratedMessage } from '@redakcja/domain/access/account-rules';
import { type AccountRights, rightsOfAccount, strongerAccountRefusal } from '@redakcja/domain/access/grant-rules';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { inArray, sql } from 'drizzle-orm';
import type { Call, Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { administratorRoleId, endSessions } from '../identity/accounts.ts';
import { announceAccessChange } from '../shared/access-changes.ts';
import { actorOf, recordAudit } from '../shared/audit.ts';
import { conflict, forbidden } from '../shared/problem.ts';
import { removeRows } from '../shared/remove-rows.ts';
import { lockUsers, type StoredUser, type UserRecord } from './user-queries.ts';
import { existingUser, missing, partyOf, userResource } from './users.ts';

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
  const { userIds, etags } = call.query;
  const body = await removeRows(
    call.services.db,
    { ids: userIds, etags, ifMatch: call.ifMatch },
    {
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
    },
  );
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
  if (call.caller.isAdmin) return null;
  return strongerAccountRefusal(await rightsOf(db, await existingUser(db, record.id)), call.caller);
}

async function rightsOf(db: Database, { roles, excludeCategories }: StoredUser): Promise<AccountRights> {
  return rightsOfAccount(roles, excludeCategories, await administratorRoleId(db));
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

/** Throws the refusal of an action on a user, if any. */
export async function requireAction(
  call: Call<'activateUser' | 'deactivateUser' | 'resetPassword'>,
  db: Database,
  user: StoredUser,
  action: AccountAction,
): Promise<void> {
  const account = { ...user.record, ...(await rightsOf(db, user)) };
  const refusal = accountActionRefusal(action, account, call.caller, call.services.config.integratedWithAsw);
  if (refusal !== null) throw refusal.isForbidden ? forbidden(refusal.message) : conflict(refusal.message);
}
