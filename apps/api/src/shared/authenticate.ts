import type { Caller } from './caller.ts';

/**
 * Whose access token this is; null for a wrong, expired or revoked one. It is asked before a request is validated,
 * so that a stranger learns nothing from error texts. An inactive user is answered too, without permissions, so that the application can say so.
 */
export type Authenticate = (token: string) => Promise<Caller | null>;
