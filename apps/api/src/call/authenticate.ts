import type { Caller } from './caller.ts';

/**
 * The user of an access token; null for an invalid, expired or revoked one. Called before a request is validated, so that error messages reveal
 * nothing to unauthenticated callers. An inactive user is returned without permissions, so that the application can show the state.
 */
export type Authenticate = (token: string) => Promise<Caller | null>;
