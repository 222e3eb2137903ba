// Resolves an access token to the calling user. Tokens, users and sign-ins are cached.
import { normalizedName } from '@redakcja/domain/access/normalized-name';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Authenticate } from '../../call/caller.ts';
import type { Config } from '../../config.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { unavailable } from '../../http/problem.ts';
import type { IdentityKeys } from '../provider/keys.ts';
import { createAccessCaches } from './access-cache.ts';
import { type StoredCaller, storedCallers } from './caller-store.ts';
import { endOfToken, liveSignIns } from './live-sign-ins.ts';
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
  /** Of an external provider. */
  foreignKeys: () => Promise<JWTVerifyGetKey>;
}

const maxTokens = 10_000;

export function createAuthenticator(parts: AuthenticatorParts): Authenticator {
  const { database, config, keys, log, now, foreignKeys } = parts;
  const isForeign = config.identity.issuer !== null;
  const issuer = isForeign ? issuerOf(config) : null;
  const verify = isForeign ? foreignTokens({ config, log, now }, foreignKeys) : ownTokens(config, keys, now);
  const time = () => now().getTime();
  const caches = createAccessCaches(database, time);
  const findCaller = storedCallers(database, caches, issuer);
  const ownerOfSignIn = liveSignIns(database, caches);
  const hasTokenEnded = endOfToken(database, caches);
  const verified = new LRUCache<string, TokenClaims>({ max: maxTokens, ttlResolution: 0, perf: { now: time } });

  async function claimsOf(token: string): Promise<TokenClaims | null> {
    const cached = verified.get(token);
    if (cached !== undefined) return cached;
    const claims = await verify(token).catch((error: unknown) => {
      log.error({ err: error }, 'keys of the identity provider cannot be read');
      throw unavailable();
    });
    if (claims !== null) verified.set(token, claims, { ttl: claims.expiresAt * 1000 - time() });
    return claims;
  }

  async function callerOf(claims: TokenClaims): Promise<StoredCaller | null> {
    const found = await findCaller(claims.subject);
    if (found !== null || issuer === null || claims.login === null) return found;
    const isLinked = await linkAccount(database.db, issuer, claims.subject, claims.login);
    return isLinked ? findCaller(claims.subject) : null;
  }

  /** Whether the sign-in of a token has ended, or all of its user that existed when it was issued. */
  async function hasEnded(claims: TokenClaims, { caller, tokensValidFrom }: StoredCaller): Promise<boolean> {
    if (claims.signInId !== null) return (await ownerOfSignIn(claims.signInId)) !== caller.id;
    return claims.issuedAt < tokensValidFrom || (await hasTokenEnded(claims));
  }

  return {
    async authenticate(token) {
      const claims = await claimsOf(token);
      if (claims === null) return null;
      const found = await callerOf(claims);
      if (found === null || (await hasEnded(claims, found))) return null;
      const { signInId, clientId, revocations } = claims;
      return {
        ...found.caller,
        revocations: revocations.filter(({ kind }) => kind === 'token' || kind === 'session').map(({ key }) => key),
        ...(signInId === null ? {} : { signInId }),
        ...(clientId === null ? {} : { program: clientId }),
      };
    },
    close: caches.close,
  };
}

/**
 * The first token of an external provider links its subject to the account with that login permanently: a later owner of the same login at the
 * provider does not get the account.
 */
async function linkAccount(db: Database, issuer: string, subject: string, login: string): Promise<boolean> {
  // a login with other letters may belong to another person there, although it is normalized to one of ours
  if (!/^[!-~]+$/.test(login)) return false;
  const linked = await db
    .update(users)
    .set({ identityUserId: subject, identityIssuer: issuer })
    .where(
      and(eq(users.normalizedUserName, normalizedName(login)), isNull(users.identityIssuer), eq(users.isActive, true)),
    )
    .returning({ id: users.id });
  return linked.length > 0;
}
