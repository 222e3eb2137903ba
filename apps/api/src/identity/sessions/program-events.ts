// Sign-ins of programs in the audit log: tokens issued to a program for itself or for a user, and wrong secrets.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { type AuditParty, type AuditRecord, recordAudit } from '../../call/audit/audit.ts';
import type { SystemServices } from '../../call/services.ts';
import { type Account, findAccountByLogin, findAccountBySubject } from '../accounts/accounts.ts';

export type ProgramEventParts = Pick<SystemServices, 'db' | 'config' | 'now' | 'log' | 'repeated'>;

export function auditPrograms(provider: Provider, parts: ProgramEventParts): void {
  const { db, config, now, log, repeated } = parts;

  const keep = (written: Promise<void>) => {
    written.catch((error: unknown) => log.error({ err: error }, 'sign-in of a program not written to the audit log'));
  };

  async function userOf(ctx: KoaContextWithOIDC, program: string): Promise<AuditParty | null> {
    const automat = config.identity.automats.find(({ clientId }) => clientId === program);
    const subject = ctx.oidc.entities.Account?.accountId;
    const account =
      automat !== undefined
        ? await findAccountByLogin(db, automat.login)
        : await findAccountBySubject(db, subject ?? '');
    return account === null ? null : partyOf(account);
  }

  async function recordSignIn(ctx: KoaContextWithOIDC): Promise<void> {
    const { client, params } = ctx.oidc;
    // the web app is no program, and a renewal is no sign-in
    if (client === undefined || client.clientId === config.identity.clientId || params?.grant_type === 'refresh_token')
      return;
    const user = await userOf(ctx, client.clientId);
    const record: AuditRecord = {
      event: AuditEvent.ProgramSignedIn,
      actor: user,
      subject: user,
      program: client.clientId,
      address: ctx.ip,
    };
    await recordAudit(db, now(), record);
  }

  async function recordFailure(ctx: KoaContextWithOIDC, error: Error): Promise<void> {
    const isClosed = error instanceof errors.AccessDenied && ctx.oidc.params?.grant_type === 'client_credentials';
    if (!isClosed && !(error instanceof errors.InvalidClientAuth)) return;
    // the entered id is arbitrary
    const program = ctx.oidc.client?.clientId ?? null;
    const reason = isClosed
      ? 'Konto, w którego imieniu działa program, jest nieaktywne'
      : 'Nieprawidłowe hasło programu';
    await repeated.add(`program ${program} ${ctx.ip}`, {
      event: AuditEvent.ProgramSignInFailed,
      actor: null,
      program,
      address: ctx.ip,
      details: [program === null ? 'Nieznany program' : reason],
    });
  }

  provider.on('grant.success', (ctx) => keep(recordSignIn(ctx)));
  provider.on('grant.error', (ctx, error) => keep(recordFailure(ctx, error)));
  provider.on('revocation.error', (ctx, error) => keep(recordFailure(ctx, error)));
}

function partyOf({ id, userName }: Account): AuditParty {
  return { id, name: userName };
}
