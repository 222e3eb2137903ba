// A logout token of an external provider (OpenID Connect Back-Channel Logout 1.0, section 2.6).
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../../config.ts';
import { clockTolerance } from './provider-clock.ts';
import { type Revocation, revocation } from './revocations.ts';
import { foreignAlgorithms, isInvalid, issuerOf } from './token-verifier.ts';

export interface Logout {
  /** The ended tokens, and until which moment of issue; null for tokens of any age. */
  ends: readonly { key: string; endedAt: Date | null }[];
  /** Of the token itself. */
  token: Revocation;
  subject: string | null;
}

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Maximum age in seconds; the provider sends it at once. */
const maxAge = 300;

/** Null for an invalid token; throws when the provider's keys are not available. */
export async function readLogoutToken(
  token: string,
  { config, key, now }: { config: Config; key: JWTVerifyGetKey; now: Date },
): Promise<Logout | null> {
  const issuer = issuerOf(config);
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: foreignAlgorithms,
      issuer: [issuer, `${issuer}/`],
      audience: config.identity.clientId,
      currentDate: now,
      maxTokenAge: maxAge,
      clockTolerance,
      requiredClaims: ['iat', 'jti', 'events'],
    });
    return logoutOf(payload);
  } catch (error) {
    if (isInvalid(error)) return null;
    throw error;
  }
}

/** Distinguishes logout tokens from other tokens, which have no event; an ID token may have a nonce. */
function logoutOf(payload: JWTPayload): Logout | null {
  const { events, nonce, iat = 0, sid } = payload;
  const [jti, subject, session] = [payload.jti, payload.sub, sid].map(nameOf);
  const isLogout = isObject(events) && isObject(events[event]) && nonce === undefined;
  if (!isLogout || jti === undefined || jti === null || subject === undefined || session === undefined) return null;
  const token = revocation('logout', jti);
  const issued = new Date(iat * 1000);
  if (session === null) {
    if (subject === null) return null;
    return { token, subject, ends: [{ key: revocation('person', subject).key, endedAt: issued }] };
  }
  // an access token need not name its session: then all present tokens of the user end
  const unnamed = subject === null ? [] : [{ key: revocation('person-without-session', subject).key, endedAt: issued }];
  return { token, subject, ends: [{ key: revocation('session', session).key, endedAt: null }, ...unnamed] };
}

/** Null when it is absent, undefined when it is invalid. */
function nameOf(claim: unknown): string | null | undefined {
  if (claim === undefined) return null;
  return typeof claim === 'string' && claim !== '' && !claim.includes('\0') ? claim : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
