// Names under which the end of a sign-in is recorded. They are hashes, so that the table does not reveal the provider's ids of sessions and
// users.
import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';

/**
 * One token; a session at the provider (`sid`); all tokens of a user; those of a user that do not name their session. A received logout token is
 * recorded too, so that it cannot be used twice.
 */
type Kind = 'token' | 'session' | 'person' | 'person-without-session' | 'logout';

export interface Ending {
  kind: Kind;
  key: string;
}

/** How long the end of a sign-in is stored; older tokens are rejected. */
export const rememberedSeconds = 30 * 24 * 60 * 60;

export function ending(kind: Kind, value: string): Ending {
  return { kind, key: `${kind} ${createHash('sha256').update(value).digest('base64url')}` };
}

/** Of an access token of an external provider. */
export function endingsOf({ sub = '', sid }: JWTPayload, token: string): Ending[] {
  const session = typeof sid === 'string' ? ending('session', sid) : ending('person-without-session', sub);
  return [ending('token', token), session, ending('person', sub)];
}
