// Login and password: the one place where they are checked, with the throttle on guessing and the audit log.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { Database } from '../database/database.ts';
import { recordAudit } from '../shared/audit.ts';
import { type Account, findAccountByLogin, replaceHash } from './accounts.ts';
import { knownDevice } from './known-device.ts';
import { needsRehash, verifyPassword } from './password.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export interface Credentials {
  login: string;
  password: string;
  address: string;
  cookies: string | undefined;
}

export type SignInResult =
  | { kind: 'signedIn'; account: Account; device: string | null }
  | { kind: 'wrong' }
  /** The password was right, so this tells nothing to a stranger. */
  | { kind: 'inactive' }
  | { kind: 'blocked'; seconds: number };

export interface SignInTools {
  db: Database;
  throttle: SignInThrottle;
  secret: string;
  now: () => Date;
}

export async function signIn(tools: SignInTools, credentials: Credentials): Promise<SignInResult> {
  const { db, throttle, secret, now } = tools;
  const { address, password } = credentials;
  const login = credentials.login.replaceAll('\0', '').trim();
  const account = await findAccountByLogin(db, login);
  const subject = account === null ? null : { id: account.id, name: account.userName };
  const device = account === null ? null : knownDevice(credentials.cookies, secret, account.identityUserId);
  // counted by what was typed, so that the counters of a login and of an e-mail do not show whether they belong together
  const attempt = { account: login, address, device };
  const audit = (event: AuditEvent, details: string[] = []) =>
    recordAudit(db, now(), {
      event,
      actor: event === AuditEvent.SignedIn ? subject : null,
      subject,
      address,
      // what was typed is not kept: people type passwords into the wrong field
      details: account === null ? ['Nieznany login', ...details] : details,
    });

  const seconds = await throttle.begin(attempt);
  if (seconds > 0) return { kind: 'blocked', seconds };
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  if (account === null || !isRight) {
    await audit(AuditEvent.SignInFailed);
    // once per pause, not once per attempt during it: the log must not be for a stranger to fill
    const pause = await throttle.pause(attempt);
    if (pause > 0) await audit(AuditEvent.SignInBlocked, [`Przerwa: ${pause} s`]);
    return { kind: 'wrong' };
  }
  await throttle.succeed(attempt);
  if (!account.isActive) {
    await audit(AuditEvent.SignInFailed, ['Konto jest nieaktywne']);
    return { kind: 'inactive' };
  }
  if (account.passwordHash !== null && needsRehash(account.passwordHash)) await replaceHash(db, account, password);
  await audit(AuditEvent.SignedIn);
  return { kind: 'signedIn', account, device };
}
