// Activation, deactivation and removal of accounts (specification, section 4; design decision 11).
import {
  type AccountAction,
  accountActionRefusal,
  administratorMessage,
  integratedMessage,
} from '@redakcja/domain/access/account-rules';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import type { Call, Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { endSessions } from '../identity/accounts.ts';
import { announceAccessChange } from '../shared/access-changes.ts';
import { actorOf, recordAudit } from '../shared/audit.ts';
import { requireMatch } from '../shared/etag.ts';
import { conflict, forbidden } from '../shared/problem.ts';
import { findUser, isAdministrator, type StoredUser, writeUser } from './user-queries.ts';
import { existingUser, partyOf, respondUser } from './users.ts';

export const activateUser: Handler<'activateUser'> = async (call) => {
  const { id } = call.params;
  const { db, now } = call.services;
  await db.transaction(async (tx) => {
    const user = await requireAction(call, tx, 'activate');
    requireMatch(call.ifMatch, user.record.revision);
    await writeUser(tx, id, { isActive: true, isConfirmed: true, confirmedDate: now() });
    await recordAudit(tx, now(), { event: AuditEvent.UserActivated, ...actorOf(call), subject: partyOf(user) });
  });
  announceAccessChange(id);
  return respondUser(await existingUser(db, id));
};

export const deactivateUser: Handler<'deactivateUser'> = async (call) => {
  const { id } = call.params;
  const { db } = call.services;
  await db.transaction(async (tx) => {
    const user = await requireAction(call, tx, 'deactivate');
    requireMatch(call.ifMatch, user.record.revision);
    await deactivate(call, tx, user, AuditEvent.UserDeactivated);
  });
  announceAccessChange(id);
  return respondUser(await existingUser(db, id));
};

export const deleteUsers: Handler<'deleteUsers'> = async (call) => {
  const { db } = call.services;
  const { userIds: ids } = call.query;
  const results = await db.transaction(async (tx) => {
    const rows: RowResult[] = [];
    // in the order of ids, so that two such calls do not wait for each other
    for (const id of ids.toSorted((a, b) => a - b)) rows.push(await removeOne(call, tx, id));
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
  announceAccessChange(...ids);
  return { body: results };
};

async function removeOne(call: Call<'deleteUsers'>, db: Database, id: number): Promise<RowResult> {
  const user = await findUser(db, id, true);
  if (user === null) return { id, done: false, errors: [`Nie znaleziono użytkownika o numerze ${id}`] };
  const name = user.record.userName;
  const obstacle = await removalObstacle(call, db, user);
  if (obstacle !== null) return { id, name, done: false, errors: [obstacle] };
  if (user.record.isActive) await deactivate(call, db, user, AuditEvent.UserRemoved);
  return { id, name, done: true, errors: [] };
}

async function removalObstacle(
  call: Call<'deleteUsers'>,
  db: Database,
  { record }: StoredUser,
): Promise<string | null> {
  if (call.services.config.integratedWithAsw) return integratedMessage;
  if (record.id === call.caller.id) return 'Nie można usunąć własnego konta';
  if (record.isSystem) return 'Konta systemowego nie można usunąć';
  return (await isOutOfReach(call, db, record.id)) ? administratorMessage : null;
}

async function deactivate(
  call: Call<'deactivateUser' | 'deleteUsers'>,
  db: Database,
  user: StoredUser,
  event: AuditEvent,
): Promise<void> {
  const { now } = call.services;
  await writeUser(db, user.record.id, { isActive: false, isConfirmed: false });
  await endSessions(db, user.record, now());
  await recordAudit(db, now(), { event, ...actorOf(call), subject: partyOf(user) });
}

/** The locked row of a user with whom the caller may do this; else the reason as a problem. */
export async function requireAction(
  call: Call<'activateUser' | 'deactivateUser' | 'resetPassword'>,
  db: Database,
  action: AccountAction,
): Promise<StoredUser> {
  const user = await existingUser(db, call.params.id, true);
  const account = { ...user.record, isAdministrator: await isAdministrator(db, user.record.id) };
  const refusal = accountActionRefusal(action, account, call.caller, call.services.config.integratedWithAsw);
  if (refusal === administratorMessage) throw forbidden(refusal);
  if (refusal !== null) throw conflict(refusal);
  return user;
}

/** Otherwise somebody with ManageUsers alone could take an administrator's place: by a new password, or by closing the account. */
async function isOutOfReach(call: Call<'deleteUsers'>, db: Database, userId: number): Promise<boolean> {
  return !call.caller.isAdmin && (await isAdministrator(db, userId));
}
