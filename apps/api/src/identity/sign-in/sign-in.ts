// Checks login and password, with throttling and audit log.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { recordAudit } from '../../call/audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { type Account, findAccountByLogin, replaceHash } from '../accounts/accounts.ts';
import { needsRehash, verifyPassword } from '../accounts/password.ts';
import { type DeviceCookies, knownDevice } from './known-device.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

export interface Credentials {
  login: string;
  password: string;
  address: string;
  cookies: string | undefined;
  /** Client id of the program that the person signs in to; null for the web app. */
  program: string | null;
}

export type SignInResult =
  | { kind: 'signedIn'; account: Account; device: string | null }
  | { kind: 'wrong' }
  /** Returned only after the correct password, so it reveals nothing to others. */
  | { kind: 'inactive' }
  | { kind: 'blocked'; seconds: number };

export interface SignInTools {
  db: Database;
  throttle: SignInThrottle;
  devices: DeviceCookies;
  now: () => Date;
}

export async function signIn(tools: SignInTools, credentials: Credentials): Promise<SignInResult> {
  const { db, throttle, devices, now } = tools;
  const { address, password, program } = credentials;
  const login = credentials.login.replaceAll('\0', '').trim();
  const account = await findAccountByLogin(db, login);
  const subject = account === null ? null : { id: account.id, name: account.userName };
  const device = account === null ? null : knownDevice(credentials.cookies, devices, account.identityUserId);
  const attempt = { name: login, account: account?.id ?? null, address, device };
  const audit = (event: AuditEvent, details: string[] = []) =>
    recordAudit(db, now(), {
      event,
      actor: event === AuditEvent.SignedIn ? subject : null,
      subject,
      program,
      address,
      // the entered login is not logged: it may be a password in the wrong field
      details: account === null ? ['Nieznany login', ...details] : details,
    });

  const { wait: seconds, isHeld } = await throttle.begin(attempt);
  if (seconds > 0) return { kind: 'blocked', seconds };
  // without a hash it takes the same time
  const isRight = await verifyPassword(password, isHeld ? null : (account?.passwordHash ?? null));
  if (account === null || !isRight) {
    const pause = await throttle.pause(attempt);
    const details = pause > 0 ? [`Przerwa: ${pause} s`] : [];
    await audit(AuditEvent.SignInFailed, isHeld ? details : []);
    // logged once per pause, so that attempts cannot flood the log
    if (pause > 0 && !isHeld) await audit(AuditEvent.SignInBlocked, details);
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
