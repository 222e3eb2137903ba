// Verifies access tokens (JWT) with the keys of their issuer: the built-in or an external provider.

import type { FastifyBaseLogger } from 'fastify';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import type { Config } from '../../config.ts';
import type { IdentityKeys } from '../provider/keys.ts';
import { clockTolerance, logDifference, logTooEarly, secondsAhead } from './provider-clock.ts';
import { type Revocation, rememberedSeconds, revocation, revocationsOf } from './revocations.ts';

export interface TokenClaims {
  subject: string;
  /** Milliseconds; the beginning of the second when the issuer states only seconds. */
  issuedAt: number;
  /** Seconds, including the clock tolerance. */
  expiresAt: number;
  /** Login at an external provider. */
  login: string | null;
  /** Grant of the built-in provider; null for a program's own token. */
  signInId: string | null;
  /** The program it was issued to. */
  clientId: string | null;
  /** Names under which its end may be recorded; none for a token that ends with its grant. */
  revocations: readonly Revocation[];
}

/** Null for an invalid token; throws when the issuer's keys are not available. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>;

/** Claim of our own tokens: the moment of issue in milliseconds, since `iat` has seconds. */
export const issuedAtClaim = 'issued_at';

/** Seconds: the processes of this product that sign and verify have their clocks set alike. */
const ownClockTolerance = 5;

export function issuerOf({ identity, publicUrl }: Pick<Config, 'identity' | 'publicUrl'>): string {
  return identity.issuer ?? `${publicUrl}/identity`;
}

export function ownTokens(config: Config, keys: () => Promise<IdentityKeys>, now: () => Date): VerifyToken {
  let keySet: Promise<JWTVerifyGetKey> | null = null;
  async function load(): Promise<JWTVerifyGetKey> {
    const { signing } = await keys();
    return createLocalJWKSet({ keys: signing.map(({ d: _private, ...publicKey }) => publicKey) });
  }
  return async (token) => {
    keySet ??= load();
    const key = await keySet.catch((error: unknown) => {
      keySet = null;
      throw error;
    });
    return verify(token, key, config, now(), {
      typ: 'at+jwt',
      algorithms: ['ES256'],
      clockTolerance: ownClockTolerance,
    });
  };
}

export interface Discovery {
  keys: URL;
  /** Seconds by which the clock of the provider is ahead; null where it does not say. */
  secondsAhead: number | null;
}

/** @throws Error when the provider does not answer, or describes another */
export async function discover(issuer: string, request: typeof fetch, now: () => Date): Promise<Discovery> {
  const answer = await request(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) });
  if (!answer.ok) throw new Error(`The identity provider answers ${answer.status} to discovery`);
  const ahead = secondsAhead(answer, now());
  const { jwks_uri: uri, issuer: named } = (await answer.json()) as { jwks_uri?: unknown; issuer?: unknown };
  if (typeof uri !== 'string' || typeof named !== 'string' || named.replace(/\/$/, '') !== issuer.replace(/\/$/, ''))
    throw new Error('The identity provider describes another issuer');
  return { keys: new URL(uri), secondsAhead: ahead };
}

interface ForeignParts {
  config: Config;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Loads the keys of an external provider on first use; they are refreshed automatically. */
export function foreignKeys(
  { config, log, now }: ForeignParts,
  request: typeof fetch = fetch,
): () => Promise<JWTVerifyGetKey> {
  let keySet: Promise<JWTVerifyGetKey> | null = null;
  async function load(): Promise<JWTVerifyGetKey> {
    const found = await discover(issuerOf(config), request, now);
    logDifference(log, found.secondsAhead);
    return createRemoteJWKSet(found.keys, { [customFetch]: request });
  }
  return () => {
    keySet ??= load().catch((error: unknown) => {
      keySet = null; // retried with the next call
      throw error;
    });
    return keySet;
  };
}

const rsa = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'];
/** Algorithms that an external provider may sign with. */
export const foreignAlgorithms = [...rsa, 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

export function foreignTokens({ config, log, now }: ForeignParts, keys: () => Promise<JWTVerifyGetKey>): VerifyToken {
  const onRefusal = (error: unknown) => logTooEarly(log, error, now());
  return async (token) => {
    const rules = { algorithms: foreignAlgorithms, clockTolerance, onRefusal };
    const claims = await verify(token, await keys(), config, now(), rules);
    // ends of sign-ins are stored no longer than this
    const isTooOld = claims !== null && claims.issuedAt < now().getTime() - rememberedSeconds * 1000;
    return isTooOld ? null : claims;
  };
}

interface VerifyRules {
  typ?: string;
  algorithms: string[];
  /** Seconds. */
  clockTolerance: number;
  onRefusal?: (error: unknown) => void;
}

async function verify(
  token: string,
  key: JWTVerifyGetKey,
  config: Config,
  now: Date,
  { onRefusal, ...rules }: VerifyRules,
): Promise<TokenClaims | null> {
  try {
    const issuer = issuerOf(config);
    const { payload } = await jwtVerify(token, key, {
      ...rules,
      // some issuers end with a slash, which the configuration strips
      issuer: [issuer, `${issuer}/`],
      audience: config.identity.audience,
      currentDate: now,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return config.identity.issuer === null
      ? ownClaims(payload, token)
      : foreignClaims(payload, token, config.identity.loginClaim);
  } catch (error) {
    if (!isInvalid(error)) throw error;
    onRefusal?.(error);
    return null;
  }
}

/** Whether a token is invalid; otherwise the keys could not be fetched. */
export function isInvalid(error: unknown): boolean {
  const isOutage = error instanceof errors.JWKSTimeout;
  return error instanceof errors.JOSEError && !isOutage && error.code !== 'ERR_JOSE_GENERIC';
}

function ownClaims(payload: JWTPayload, token: string): TokenClaims | null {
  const claims = claimsOf(payload, ownClockTolerance);
  const { sign_in: signIn, [issuedAtClaim]: issuedAt } = payload;
  if (claims === null) return null;
  const signInId = textOf(signIn);
  const revocations = signInId === null ? [revocation('token', token)] : [];
  return { ...claims, signInId, revocations, ...(typeof issuedAt === 'number' && { issuedAt }) };
}

function foreignClaims(payload: JWTPayload, token: string, loginClaim: string): TokenClaims | null {
  const claims = claimsOf(payload, clockTolerance);
  return claims && { ...claims, login: textOf(payload[loginClaim]), revocations: revocationsOf(payload, token) };
}

function claimsOf({ sub, iat, exp, client_id: client, azp }: JWTPayload, tolerance: number): TokenClaims | null {
  if (sub === undefined || sub.includes('\0') || iat === undefined || exp === undefined) return null;
  // RFC 9068; some providers use the claim of OpenID Connect
  const clientId = textOf(client) ?? textOf(azp);
  return {
    subject: sub,
    issuedAt: iat * 1000,
    expiresAt: exp + tolerance,
    login: null,
    signInId: null,
    clientId,
    revocations: [],
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && !claim.includes('\0') ? claim : null;
}
