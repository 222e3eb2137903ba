// Sign-out without confirmation when the request has the id_token_hint of the session: it can only come from the application, and after an idle
// timeout nobody is there to confirm.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { or, sql } from 'drizzle-orm';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { recordAudit } from '../../call/audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { identityRecords } from '../../database/schema.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { findAccountBySubject } from '../accounts/accounts.ts';

export interface SignOutTools {
  db: Database;
  now: () => Date;
}

/** False when the request has no valid id_token_hint for this session. */
export async function signOutAtOnce({ db }: SignOutTools, ctx: KoaContextWithOIDC): Promise<boolean> {
  const { session, entities, params, provider } = ctx.oidc;
  const hint = entities.IdTokenHint?.payload;
  if (session?.accountId === undefined || hint?.sub !== session.accountId) return false;
  const grants = Object.keys(session.authorizations ?? {})
    .filter((clientId) => session.authorizationFor(clientId).persistsLogout !== true)
    .map((clientId) => session.grantIdFor(clientId))
    .filter((grantId) => grantId !== undefined);
  const ended = await revokeGrants(db, grants);
  announceAccessChange(...ended.map((signIn) => ({ signIn })));
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' });
  ctx.status = 303;
  ctx.redirect(afterSignOut(params?.post_logout_redirect_uri, params?.state) ?? ctx.oidc.urlFor('end_session_success'));
  provider.emit('end_session.success', ctx);
  return true;
}

/** Writes the audit log. */
export async function recordSignOut({ db, now }: SignOutTools, accountId: string, address: string): Promise<void> {
  const account = await findAccountBySubject(db, accountId);
  if (account === null) return;
  const user = { id: account.id, name: account.userName };
  await recordAudit(db, now(), { event: AuditEvent.SignedOut, actor: user, subject: user, address });
}

/** Announce what it returns after the commit. */
export async function revokeGrants(db: Database, grants: readonly string[]): Promise<string[]> {
  if (grants.length === 0) return [];
  const ids = sql.param([...grants]);
  await db
    .delete(identityRecords)
    .where(
      or(
        sql`${identityRecords.grantId} = any(${ids}::text[])`,
        sql`${identityRecords.model} = 'Grant' and ${identityRecords.id} = any(${ids}::text[])`,
      ),
    );
  return [...grants];
}

/** `uri` is registered for the client: the provider has checked it. */
function afterSignOut(uri: unknown, state: unknown): string | null {
  if (typeof uri !== 'string') return null;
  if (typeof state !== 'string') return uri;
  const url = new URL(uri);
  url.searchParams.set('state', state);
  return url.href;
}
