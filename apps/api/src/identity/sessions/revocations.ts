// Keys under which the revocation of a sign-in is recorded. They are hashes, so that the table does not reveal the provider's ids of sessions
// and users.
import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';

/**
 * One token; a session at the provider (`sid`); all tokens of a user; those of a user that do not name their session. A received logout token is
 * recorded too, so that it cannot be used twice.
 */
type Kind = 'token' | 'session' | 'person' | 'person-without-session' | 'logout';

export interface Revocation {
  kind: Kind;
  key: string;
}

/** How long the end of a sign-in is stored; older tokens are rejected. */
export const rememberedSeconds = 30 * 24 * 60 * 60;

export function revocation(kind: Kind, value: string): Revocation {
  return { kind, key: `${kind} ${createHash('sha256').update(value).digest('base64url')}` };
}

/** Of an access token of an external provider. */
export function revocationsOf({ sub = '', sid }: JWTPayload, token: string): Revocation[] {
  const session = typeof sid === 'string' ? revocation('session', sid) : revocation('person-without-session', sub);
  return [revocation('token', token), session, revocation('person', sub)];
}
