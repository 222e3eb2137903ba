// Resolves an access token to the calling user. Tokens and users are cached.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { Authenticate } from '../shared/authenticate.ts';
import { unavailable } from '../shared/problem.ts';
import { createCallerStore, type StoredCaller } from './caller-store.ts';
import type { IdentityKeys } from './keys.ts';
import { foreignTokens, issuerOf, ownTokens, type TokenClaims } from './token-verifier.ts';

export interface Authenticator {
  authenticate: Authenticate;
  close: () => Promise<void>;
}

export interface AuthenticatorParts {
  database: OpenDatabase;
  config: Config;
  keys: () => Promise<IdentityKeys>;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Fetches the keys of an external provider. */
  request?: typeof fetch;
}

const maxTokens = 10_000;

export function createAuthenticator({ database, config, keys, log, now, request }: AuthenticatorParts): Authenticator {
  const isForeign = config.identity.issuer !== null;
  const issuer = isForeign ? issuerOf(config) : null;
  const verify = isForeign ? foreignTokens(config, now, request) : ownTokens(config, keys, now);
  const callers = createCallerStore(database, issuer, () => now().getTime());
  const verified = new Map<string, TokenClaims>();

  async function claimsOf(token: string): Promise<TokenClaims | null> {
    const kept = verified.get(token);
    if (kept !== undefined) {
      if (kept.expiresAt * 1000 > now().getTime()) return kept;
      verified.delete(token);
      return null;
    }
    const claims = await verify(token).catch((error: unknown) => {
      log.error({ err: error }, 'keys of the identity provider cannot be read');
      throw unavailable();
    });
    if (claims === null) return null;
    if (verified.size >= maxTokens) verified.delete(verified.keys().next().value ?? '');
    verified.set(token, claims);
    return claims;
  }

  async function callerOf(claims: TokenClaims): Promise<StoredCaller | null> {
    const found = await callers.find(claims.subject);
    if (found !== null || issuer === null || claims.login === null) return found;
    const isLinked = await linkAccount(database.db, issuer, claims.subject, claims.login);
    return isLinked ? callers.find(claims.subject) : null;
  }

  return {
    async authenticate(token) {
      const claims = await claimsOf(token);
      if (claims === null) return null;
      const found = await callerOf(claims);
      if (found === null || hasEnded(claims, found)) return null;
      return claims.signInId === null ? found.caller : { ...found.caller, signInId: claims.signInId };
    },
    close: callers.close,
  };
}

/** Whether the sign-in was ended after the token was issued. */
function hasEnded({ issuedAt, signInId }: TokenClaims, { tokensValidFrom, keptSignIn }: StoredCaller): boolean {
  return issuedAt < tokensValidFrom && (keptSignIn === null || signInId !== keptSignIn);
}

/**
 * The first token of an external provider links its subject to the account with that login permanently: a later owner of the same login at the
 * provider does not get the account.
 */
async function linkAccount(db: Database, issuer: string, subject: string, login: string): Promise<boolean> {
  const linked = await db
    .update(users)
    .set({ identityUserId: subject, identityIssuer: issuer })
    .where(and(sql`lower(${users.userName}) = lower(${login})`, isNull(users.identityIssuer), eq(users.isActive, true)))
    .returning({ id: users.id });
  return linked.length > 0;
}
