import type { ServerIdentity } from '@redakcja/generated/model/serverIdentity';

export const tokenPrefix = 'redakcja-bip:oidc.';
const identityKey = 'redakcja-bip:dostawca';

/** What the application itself needs of a sign-in; the library keeps it in this shape. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
  /** Seconds since 1970. */
  expires_at?: number;
  id_token?: string | undefined;
  profile: { sub: string; preferred_username?: string | undefined };
}

/** The last provider of this tab, so that a reload needs not wait for the application parameters. */
export function rememberedIdentity(): ServerIdentity | undefined {
  const text = sessionStorage.getItem(identityKey);
  return text === null ? undefined : (JSON.parse(text) as ServerIdentity);
}

export function rememberIdentity(identity: ServerIdentity): void {
  sessionStorage.setItem(identityKey, JSON.stringify(identity));
}

const keyOf = ({ address, client_id }: ServerIdentity) => `${tokenPrefix}user:${address}:${client_id}`;

export function storedTokens(identity: ServerIdentity): Tokens | undefined {
  const text = sessionStorage.getItem(keyOf(identity));
  return text === null ? undefined : (JSON.parse(text) as Tokens);
}

export function forgetTokens(identity: ServerIdentity): void {
  sessionStorage.removeItem(keyOf(identity));
}
