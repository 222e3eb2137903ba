// The OpenID Connect library, loaded when there is something to do with the provider: a page that is signed in starts without it.
import type { ServerIdentity } from '@redakcja/generated/model/serverIdentity';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { tokenPrefix } from '../../first/stored-tokens.ts';

export function createManager(identity: ServerIdentity): UserManager {
  const { origin } = window.location;
  const store = new WebStorageStateStore({ store: window.sessionStorage, prefix: tokenPrefix });
  return new UserManager({
    authority: identity.address,
    client_id: identity.client_id,
    redirect_uri: `${origin}/login`,
    post_logout_redirect_uri: `${origin}/logout`,
    response_type: 'code',
    scope: `openid profile offline_access ${identity.scope}`.trim(),
    ui_locales: 'pl',
    // tokens per tab: they end with it, and two tabs never share a refresh token
    userStore: store,
    stateStore: store,
    // renewed by oidc-auth.ts: the library takes a broken connection for the end of the session
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  });
}

/** Rejected by the provider; other errors are of the connection and may pass. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorResponse;
}
