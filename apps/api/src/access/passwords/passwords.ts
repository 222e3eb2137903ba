// Passwords as the application changes them; signing in and one-time links are in identity/.

import { accountMessages } from '@redakcja/domain/access/account-rules';
import { accountObstacle } from '@redakcja/domain/access/obstacles/account-obstacles';
import { holdsName, passwordMessages } from '@redakcja/domain/access/password-form';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { PasswordLinkOwner } from '@redakcja/generated/model/passwordLinkOwner';
import { actorOf, recordAudit } from '../../call/audit/audit.ts';
import type { Handler, OutsideHandler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { conflict, forbidden, invalid, notFound, tooManyRequests } from '../../http/problem.ts';
import {
  endOtherSessions,
  endSessions,
  namesOf,
  type PasswordOwner,
  setPassword,
  voidPassword,
} from '../../identity/accounts/accounts.ts';
import { hashPassword, verifyPassword } from '../../identity/accounts/password.ts';
import { findPasswordLink, usePasswordLink } from '../../identity/accounts/password-links.ts';
import { loadKeys } from '../../identity/provider/keys.ts';
import { createSignInThrottle } from '../../identity/sign-in/sign-in-throttle.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { requireAction } from '../users/account-state.ts';
import { existingUser, partyOf } from '../users/users.ts';
import { deliverLink, makeLink, requireLinkDelivery } from './password-delivery.ts';

export const changePassword: OutsideHandler<'changePassword'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  const { currentPassword, newPassword } = call.body;
  const { caller } = call;
  if (call.params.id !== caller.id) throw forbidden(accountObstacle(accountMessages.ownPasswordOnly));
  requireOwnPasswords(call.services);
  const user = await existingUser(db, caller.id);
  // the same throttle as at sign-in: an unattended screen must not be a place to guess the password
  const throttle = createSignInThrottle(db, (await loadKeys(db)).secret, now);
  const attempt = { name: user.record.userName, account: caller.id, address: call.address, device: 'zmiana-hasla' };
  const { wait } = await throttle.begin(attempt);
  if (wait > 0) throw tooManyRequests(wait);
  if (!(await verifyPassword(currentPassword, user.record.passwordHash))) {
    await recordAudit(db, now(), { event: AuditEvent.PasswordChangeFailed, ...actorOf(call), subject: partyOf(user) });
    throw invalid([{ path: 'currentPassword', message: 'Nieprawidłowe obecne hasło' }]);
  }
  await throttle.succeed(attempt);
  if (newPassword === currentPassword) {
    throw invalid([{ path: 'newPassword', message: 'Nowe hasło musi różnić się od dotychczasowego' }]);
  }
  requireUnrelated(newPassword, user.record);
  const passwordHash = await hashPassword(newPassword);
  await call.transaction(async (tx) => {
    await setPassword(tx, caller.id, passwordHash);
    await endOtherSessions(tx, caller, caller.signInId ?? null, now());
    const subject = partyOf(user);
    await recordAudit(tx, now(), { event: AuditEvent.PasswordChanged, ...actorOf(call), subject });
  });
  announceAccessChange(caller.id);
  return {};
};

export const resetPassword: OutsideHandler<'resetPassword'> = async (call) => {
  const { now } = call.services;
  requireOwnPasswords(call.services);
  const { user, link } = await call.transaction(async (tx) => {
    const found = await existingUser(tx, call.params.id, true);
    await requireAction(call, tx, found, 'resetPassword');
    requireLinkDelivery(call);
    await voidPassword(tx, found.record.id);
    await endSessions(tx, found.record, now());
    await recordAudit(tx, now(), { event: AuditEvent.PasswordReset, ...actorOf(call), subject: partyOf(found) });
    return { user: found.record, link: await makeLink(tx, 'reset', found.record.id, now()) };
  });
  announceAccessChange(user.id);
  return { body: await deliverLink(call, user, link) };
};

/** Looking at a link does not use it up. */
export const checkPasswordLink: Handler<'checkPasswordLink'> = async ({ db, services, body: { token } }) => {
  requireOwnPasswords(services);
  const owner = await findPasswordLink(db, token, services.now());
  if (owner === null) throw notFound(brokenLinkMessage);
  const { minPasswordLength } = services.config.identity;
  const body: PasswordLinkOwner = { userName: owner.userName, minPasswordLength };
  return { body };
};

export const changeForcedPassword: OutsideHandler<'changeForcedPassword'> = async (call) => {
  const { db } = call;
  const { now } = call.services;
  requireOwnPasswords(call.services);
  const { token, newPassword } = call.body;
  // nothing is computed for a stranger without a link
  const holder = await findPasswordLink(db, token, now());
  if (holder === null) throw notFound(brokenLinkMessage);
  requireUnrelated(newPassword, holder);
  const passwordHash = await hashPassword(newPassword);
  const user = await call.transaction(async (tx) => {
    const owner = await usePasswordLink(tx, token, passwordHash, now());
    if (owner === null) throw notFound(brokenLinkMessage);
    await endSessions(tx, owner, now());
    const party = { id: owner.id, name: owner.userName };
    await recordAudit(tx, now(), { event: AuditEvent.PasswordSet, ...actorOf(call), actor: party, subject: party });
    return owner;
  });
  announceAccessChange(user.id);
  return {};
};

/** Refuses a password that holds a name of its owner. */
function requireUnrelated(password: string, owner: PasswordOwner): void {
  if (holdsName(password, namesOf(owner))) throw invalid([{ path: 'newPassword', message: passwordMessages.personal }]);
}

const brokenLinkMessage = 'Link wygasł albo został już użyty. Poproś administratora o nowy';

function requireOwnPasswords({ config }: Pick<Services, 'config'>): void {
  if (config.identity.issuer === null) return;
  throw conflict(accountObstacle(accountMessages.passwordsElsewhere));
}
