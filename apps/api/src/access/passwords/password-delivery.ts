// How a user gets the link to set a password: by e-mail, or shown once to the administrator who asked for it when it could not be sent.

import { passwordLinkRefusal } from '@redakcja/domain/access/grant-rules';
import { accountObstacle } from '@redakcja/domain/access/obstacles/account-obstacles';
import type { PasswordLink } from '@redakcja/generated/model/passwordLink';
import type { Caller } from '../../call/caller.ts';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import { conflict } from '../../http/problem.ts';
import {
  createPasswordLink,
  linkLifetime,
  type PasswordLinkKind,
  passwordLinkUrl,
} from '../../identity/accounts/password-links.ts';
import { sendMail } from '../../mail/transport.ts';
import type { UserRecord } from '../users/user-queries.ts';

export interface NewLink {
  kind: PasswordLinkKind;
  token: string;
  expiresAt: Date;
}

/** Within the transaction that makes the link necessary. */
export async function makeLink(db: Database, kind: PasswordLinkKind, userId: number, now: Date): Promise<NewLink> {
  const expiresAt = new Date(now.getTime() + linkLifetime[kind]);
  return { kind, expiresAt, token: await createPasswordLink(db, userId, expiresAt) };
}

interface Request {
  services: Services;
  caller: Caller;
}

/** Called before any change: a link that cannot be delivered is not created. */
export function requireLinkDelivery({ services, caller }: Request): void {
  const refusal = passwordLinkRefusal(caller, services.config.mail.url !== null);
  if (refusal !== null) throw conflict(accountObstacle(refusal));
}

/** Called after the commit. When the mail cannot be sent, an administrator is shown the link instead, so that no user is locked out. */
export async function deliverLink(
  { services, caller }: Request,
  user: Pick<UserRecord, 'email' | 'userName' | 'firstname'>,
  link: NewLink,
): Promise<PasswordLink> {
  const url = passwordLinkUrl(services.config, link.token);
  const expiresAt = link.expiresAt.toISOString();
  const subject = link.kind === 'reset' ? 'Nowe hasło do Redakcji BIP' : 'Konto w Redakcji BIP';
  const isSent = await sendMail(services, { to: user.email, subject, text: passwordLinkText(user, link.kind, url) });
  const isMailSetUp = services.config.mail.url !== null;
  return { isSent, isMailSetUp, link: isSent || !caller.isAdmin ? null : url, expiresAt };
}

function passwordLinkText(
  user: Pick<UserRecord, 'userName' | 'firstname'>,
  kind: PasswordLinkKind,
  url: string,
): string {
  const reason =
    kind === 'reset'
      ? 'Twoje hasło do Redakcji BIP zostało zresetowane. Dotychczasowe hasło już nie działa.'
      : 'Założono Ci konto w Redakcji BIP.';
  const validity = kind === 'reset' ? '24 godziny' : '7 dni';
  return [
    `Dzień dobry, ${user.firstname}!`,
    '',
    reason,
    `Login: ${user.userName}`,
    '',
    `Ustaw hasło pod adresem (działa raz, przez ${validity}):`,
    url,
    '',
    'Jeżeli nie spodziewasz się tej wiadomości, powiadom administratora serwisu.',
  ].join('\n');
}
