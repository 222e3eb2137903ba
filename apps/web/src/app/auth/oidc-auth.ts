import type { ServerIdentity } from '@redakcja/generated/model/serverIdentity';
import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Auth, SignOutReason } from './auth.ts';
import { safeReturnAddress } from './return-address.ts';
import { writeSignedOutNote } from './signed-out-note.ts';
import { ownsItsTokens } from './single-tab.ts';

const identityKey = 'redakcja-bip:dostawca';
const retryAfter = 5000;

interface OidcDependencies {
  /** The provider as the application parameters name it. */
  loadIdentity: () => Promise<ServerIdentity>;
  /** The session of this tab ended without the person asking for it: the provider no longer renews it, or another tab signed out. */
  onLost: (reason: 'expired' | 'elsewhere') => void;
  /** Tells the other tabs who has signed out. */
  channel?: BroadcastChannel;
}

function managerFor(identity: ServerIdentity): UserManager {
  const { origin } = window.location;
  const store = new WebStorageStateStore({ store: window.sessionStorage, prefix: 'redakcja-bip:oidc.' });
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
    // renewed here: the library takes a broken connection for the end of the session
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
  });
}

/** The last provider of this tab, so that a reload needs not wait for the application parameters. */
function rememberedIdentity(): ServerIdentity | undefined {
  const text = sessionStorage.getItem(identityKey);
  return text === null ? undefined : (JSON.parse(text) as ServerIdentity);
}

/** Sign-in by OpenID Connect: authorization code with PKCE, renewal by refresh token. */
export async function createOidcAuth({
  loadIdentity,
  onLost,
  channel = new BroadcastChannel('redakcja-bip:wylogowanie'),
}: OidcDependencies): Promise<Auth> {
  let manager: UserManager | undefined;
  let user: User | null = null;
  let renewal: Promise<void> | undefined;
  let isLeaving = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const managed = (identity: ServerIdentity): UserManager => {
    const made = managerFor(identity);
    made.events.addUserLoaded((loaded) => {
      user = loaded;
    });
    made.events.addAccessTokenExpiring(() => void renew().catch(() => {}));
    sessionStorage.setItem(identityKey, JSON.stringify(identity));
    manager = made;
    return made;
  };
  const ready = async () => manager ?? managed(await loadIdentity());

  const lose = (reason: 'expired' | 'elsewhere') => {
    if (user === null) return;
    user = null;
    onLost(reason);
  };

  /** One renewal at a time. The provider's refusal ends the session; a broken connection is tried again. */
  function renew(): Promise<void> {
    clearTimeout(retry);
    renewal ??= renewNow().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renewNow(): Promise<void> {
    if (!user?.refresh_token) return user?.expired === false ? undefined : lose('expired');
    try {
      user = await (await ready()).signinSilent();
    } catch (error) {
      if (error instanceof ErrorResponse) return lose('expired');
      retry = setTimeout(() => void renew().catch(() => {}), retryAfter);
      throw error;
    }
  }

  const remembered = rememberedIdentity();
  if (remembered !== undefined) {
    const known = managed(remembered);
    if (await ownsItsTokens(sessionStorage, navigator.locks)) user = await known.getUser();
    else await known.removeUser();
  } else {
    await ownsItsTokens(sessionStorage, navigator.locks);
  }

  channel.addEventListener('message', ({ data }) => {
    if (user !== null && data === user.profile.sub) lose('elsewhere');
  });

  return {
    isSignedIn: () => user !== null,
    accessToken: async () => {
      if (user?.expired) await renew();
      return user?.access_token;
    },
    renew: async () => {
      await renew();
      return user !== null;
    },
    signIn: async (returnTo) => {
      // a new sign-in asks the server anew: the provider may have moved since this tab was opened
      await managed(await loadIdentity()).signinRedirect({ state: safeReturnAddress(returnTo) });
    },
    finishSignIn: async (address) => {
      user = await (await ready()).signinRedirectCallback(address);
      return safeReturnAddress(user.state);
    },
    signOut: async (reason: SignOutReason, returnTo) => {
      if (isLeaving) return;
      isLeaving = true;
      writeSignedOutNote({ reason, returnTo: safeReturnAddress(returnTo) });
      if (reason === 'asked' && user !== null) channel.postMessage(user.profile.sub);
      const leaving = await ready();
      user = null;
      // a provider that cannot be reached, or knows no sign-out, must not keep anybody signed in here
      await leaving.signoutRedirect().catch(() => window.location.assign('/logout'));
    },
    forget: async () => {
      user = null;
      await manager?.removeUser();
    },
  };
}
