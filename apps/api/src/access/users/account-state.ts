// Activation, deactivation and removal of accounts (specification, section 4; design decision 11).

import { type AccountAction, accountActionRefusal, accountMessages } from '@redakcja/domain/access/account-rules';
import { accountObstacle } from '@redakcja/domain/access/obstacles/account-obstacles';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { actorOf, recordAudit } from '../../call/audit/audit.ts';
import type { Call, Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { conflict, forbidden } from '../../http/problem.ts';
import { endSessions } from '../../identity/accounts/accounts.ts';
import { loadKeys } from '../../identity/provider/keys.ts';
import { createSignInThrottle } from '../../identity/sign-in/sign-in-throttle.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { closeAccount, inactiveAccount, rightsOf } from './close-account.ts';
import type { StoredUser } from './user-queries.ts';
import { existingUser, partyOf, userResource } from './users.ts';

export const activateUser: Handler<'activateUser'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const result = await userResource.update(call, async (user) => {
    await requireAction(call, db, user, 'activate');
    const entry = { event: AuditEvent.UserActivated, ...actorOf(call), subject: partyOf(user) };
    return {
      columns: { isActive: true, isConfirmed: true, confirmedDate: now() },
      write: (tx) => recordAudit(tx, now(), entry),
    };
  });
  call.afterCommit(() => announceAccessChange(call.params.id));
  return result;
};

export const deactivateUser: Handler<'deactivateUser'> = async (call) => {
  const result = await userResource.update(call, async (user) => {
    await requireAction(call, call.db, user, 'deactivate');
    return { columns: inactiveAccount, write: (tx) => closeAccount(call, tx, user.record, AuditEvent.UserDeactivated) };
  });
  call.afterCommit(() => announceAccessChange(call.params.id));
  return result;
};

export const endUserSessions: Handler<'endUserSessions'> = async (call) => {
  const { db, params } = call;
  const user = await existingUser(db, params.id, true);
  await requireAction(call, db, user, 'endSessions');
  await endSessions(db, user.record, call.services.now());
  call.afterCommit(() => announceAccessChange(params.id));
  return {};
};

export const unlockUser: Handler<'unlockUser'> = async (call) => {
  const { db, params, services } = call;
  if (services.config.identity.issuer !== null) throw conflict(accountObstacle(accountMessages.passwordsElsewhere));
  const user = await existingUser(db, params.id, true);
  await requireAction(call, db, user, 'unlock');
  const { id, userName, email } = user.record;
  await createSignInThrottle(db, (await loadKeys(db)).secret, services.now).forget(id, [userName, email]);
  return {};
};

/** Throws the refusal of an action on a user, if any. */
export async function requireAction(
  call: Call<'activateUser' | 'deactivateUser' | 'resetPassword' | 'endUserSessions' | 'unlockUser'>,
  db: Database,
  user: StoredUser,
  action: AccountAction,
): Promise<void> {
  const account = { ...user.record, ...(await rightsOf(db, user)) };
  const refusal = accountActionRefusal(action, account, call.caller, call.services.config.integratedWithAsw);
  if (refusal !== null) throw (refusal.isForbidden ? forbidden : conflict)(accountObstacle(refusal.message));
}
