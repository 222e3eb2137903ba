// Names under which the end of a sign-in is recorded. They are hashes: what a provider calls its sessions and people is of no use to who reads
// the table.
import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';

/**
 * One token; a session at the provider (`sid`); all of a user; those of a user whose tokens do not name their session. A received logout token is
 * recorded too, so that it is used once.
 */
type Kind = 'token' | 'session' | 'person' | 'person-without-session' | 'logout';

export interface Ending {
  kind: Kind;
  key: string;
}

/** How long the end of a sign-in is remembered; older tokens are refused. */
export const rememberedSeconds = 30 * 24 * 60 * 60;

export function ending(kind: Kind, value: string): Ending {
  return { kind, key: `${kind} ${createHash('sha256').update(value).digest('base64url')}` };
}

/** Of an access token of an external provider. */
export function endingsOf({ sub = '', sid }: JWTPayload, token: string): Ending[] {
  const session = typeof sid === 'string' ? ending('session', sid) : ending('person-without-session', sub);
  return [ending('token', token), session, ending('person', sub)];
}
