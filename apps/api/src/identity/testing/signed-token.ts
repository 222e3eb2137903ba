// Valid and invalid access tokens, made without the authorization flow.
import { generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { loadKeys } from '../provider/keys.ts';
import { issuerOf } from '../sessions/token-verifier.ts';

export interface TokenMaker {
  valid: (user: { identityUserId: string }, claims?: JWTPayload) => Promise<string>;
  expired: (user: { identityUserId: string }) => Promise<string>;
  /** Valid claims, signed with another key. */
  forged: (user: { identityUserId: string }) => Promise<string>;
  /** An ID token. */
  idToken: (user: { identityUserId: string }) => Promise<string>;
  unsigned: (user: { identityUserId: string }) => string;
}

/** Signs with the provider's key, which it creates in a new database. */
export function createTokenMaker(db: Database, config: Config): TokenMaker {
  const claimsOf = (subject: string, age = 0): JWTPayload => {
    const now = Math.floor(Date.now() / 1000) - age;
    return {
      sub: subject,
      iss: issuerOf(config),
      aud: config.identity.audience,
      iat: now,
      exp: now + 600,
      scope: 'bip-api',
    };
  };
  async function sign(claims: JWTPayload, typ = 'at+jwt'): Promise<string> {
    const [key] = (await loadKeys(db)).signing;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ })
      .sign(await importJWK(key, 'ES256'));
  }
  return {
    valid: ({ identityUserId }, claims) => sign({ ...claimsOf(identityUserId), ...claims }),
    expired: ({ identityUserId }) => sign(claimsOf(identityUserId, 3600)),
    async forged({ identityUserId }) {
      const [{ kid }] = (await loadKeys(db)).signing;
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return new SignJWT(claimsOf(identityUserId))
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'at+jwt' })
        .sign(privateKey);
    },
    idToken: ({ identityUserId }) => sign(claimsOf(identityUserId), 'JWT'),
    unsigned: ({ identityUserId }) => new UnsecuredJWT(claimsOf(identityUserId)).encode(),
  };
}
