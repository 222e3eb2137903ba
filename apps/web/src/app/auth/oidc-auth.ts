import type { ServerIdentity } from '@redakcja/generated/model/serverIdentity';
import type { UserManager } from 'oidc-client-ts';
import {
  forgetTokens,
  rememberedIdentity,
  rememberIdentity,
  storedTokens,
  type Tokens,
} from '../../first/stored-tokens.ts';
import type { Auth, SignOutReason } from './auth.ts';
import { renewalDelay, retryDelay } from './renewal-delay.ts';
import { safeReturnAddress } from './return-address.ts';
import { readSignedOutNote, writeSignedOutNote } from './signed-out-note.ts';

interface OidcDependencies {
  /** Whether this tab may use the tokens that are stored in it (first/single-tab.ts). */
  isOwner: Promise<boolean>;
  /** The provider as the application parameters name it. */
  loadIdentity: () => Promise<ServerIdentity>;
  /** The session of this tab ended without the person asking for it: the provider no longer renews it, or another tab signed out. */
  onLost: (reason: 'expired' | 'elsewhere') => void;
  /** Ends the access token on the server, which an external provider does not notify in time. */
  endOnServer: (accessToken: string) => Promise<unknown>;
  /** Notifies other tabs of a sign-out. */
  channel?: BroadcastChannel;
}

/** Milliseconds for which a sign-in takes what was prepared; a later one asks for the provider anew. */
const preparedFor = 10_000;

const library = () => import('./oidc-manager.ts');
const endOf = (tokens: Tokens) => (tokens.expires_at ?? Number.POSITIVE_INFINITY) * 1000;

const sessionHint = (idToken: string | undefined) => (idToken === undefined ? {} : { id_token_hint: idToken });

/** Sign-in by OpenID Connect: authorization code with PKCE, renewal by refresh token. */
export async function createOidcAuth({
  isOwner,
  loadIdentity,
  onLost,
  endOnServer,
  channel = new BroadcastChannel('redakcja-bip:wylogowanie'),
}: OidcDependencies): Promise<Auth> {
  let identity = rememberedIdentity();
  let manager: Promise<UserManager> | undefined;
  let preparedUntil = 0;
  let tokens: Tokens | undefined;
  // names the session at the provider, also after the tokens are forgotten
  let lastIdToken: string | undefined;
  let renewal: Promise<void> | undefined;
  let failures = 0;
  let isLeaving = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const managed = async (): Promise<UserManager> => {
    [identity] = await Promise.all([identity ?? loadIdentity(), library()]);
    rememberIdentity(identity);
    const created = (await library()).createManager(identity);
    // every call of the provider begins with it
    await created.metadataService.getMetadata();
    return created;
  };
  /** A failure is not cached: the next call tries again. */
  const ready = () => {
    manager ??= managed().catch((error) => {
      manager = undefined;
      throw error;
    });
    return manager;
  };
  /** Asks for the provider anew: it may have moved since this tab was opened. */
  const readyAnew = () => {
    identity = undefined;
    manager = undefined;
    return ready();
  };

  const wake = (milliseconds: number) => {
    clearTimeout(alarm);
    alarm = setTimeout(() => void renew().catch(() => {}), milliseconds);
  };
  const hold = (next: Tokens | undefined) => {
    tokens = next;
    lastIdToken = next?.id_token ?? lastIdToken;
    failures = 0;
    // a token without an end is renewed when the server refuses it
    if (next?.expires_at === undefined) clearTimeout(alarm);
    else wake(renewalDelay(endOf(next) - Date.now()));
  };
  const lose = (reason: 'expired' | 'elsewhere') => {
    if (tokens === undefined) return;
    hold(undefined);
    onLost(reason);
  };

  /** One renewal at a time. The provider's refusal ends the session; a broken connection is tried again. */
  function renew(): Promise<void> {
    renewal ??= renewNow().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function renewNow(): Promise<void> {
    if (tokens === undefined) return;
    // without a refresh token the session is as long as its access token
    if (!tokens.refresh_token) return endOf(tokens) > Date.now() ? wake(endOf(tokens) - Date.now()) : lose('expired');
    try {
      hold((await (await ready()).signinSilent()) ?? undefined);
    } catch (error) {
      if ((await library()).isRefusal(error)) return lose('expired');
      failures += 1;
      wake(retryDelay(failures));
      throw error;
    }
  }

  if (identity !== undefined && (await isOwner)) hold(storedTokens(identity));
  else if (identity !== undefined) forgetTokens(identity);

  channel.addEventListener('message', ({ data }) => {
    if (data === tokens?.profile.sub) lose('elsewhere');
  });

  return {
    isSignedIn: () => tokens !== undefined,
    login: () => tokens?.profile.preferred_username,
    accessToken: async () => {
      if (tokens !== undefined && endOf(tokens) <= Date.now()) await renew();
      return tokens?.access_token;
    },
    renew: async (refused) => {
      // several calls may have been refused with the token that the first of them has renewed
      if (refused === undefined || tokens?.access_token === refused) await renew();
      return tokens !== undefined;
    },
    prepareSignIn: () => {
      const isReturning = new URLSearchParams(window.location.search).has('code');
      if (!isReturning) preparedUntil = Date.now() + preparedFor;
      // a failure shows at the sign-in
      (isReturning ? ready() : readyAnew()).catch(() => {});
    },
    signIn: async (returnTo) => {
      const provider = await (Date.now() < preparedUntil ? ready() : readyAnew());
      const reason = readSignedOutNote()?.reason;
      const isOver = identity?.isExternal === false && (reason === 'idle' || reason === 'expired');
      await provider.signinRedirect({
        state: safeReturnAddress(returnTo),
        // our sign-in page shows the reason
        ...(isOver && { extraQueryParams: { powod: 'sesja' } }),
      });
    },
    finishSignIn: async (address) => {
      const user = await (await ready()).signinRedirectCallback(address);
      hold(user);
      return safeReturnAddress(user.state);
    },
    signInAsOther: async (returnTo) => {
      const provider = await readyAnew();
      const state = safeReturnAddress(returnTo);
      const { end_session_endpoint: end } = await provider.metadataService.getMetadata();
      if (end === undefined) return provider.signinRedirect({ state, prompt: 'login' });
      // it leads back to /logout, which goes on to the sign-in
      writeSignedOutNote({ reason: 'otherAccount', returnTo: state });
      return provider.signoutRedirect(sessionHint(lastIdToken));
    },
    signOut: async (reason: SignOutReason, returnTo) => {
      if (isLeaving) return;
      isLeaving = true;
      writeSignedOutNote({ reason, returnTo: safeReturnAddress(returnTo) });
      if (reason === 'asked' && tokens !== undefined) channel.postMessage(tokens.profile.sub);
      const last = tokens?.access_token;
      hold(undefined);
      // the sign-out continues without the server's response: the token expires
      if (last !== undefined && identity?.isExternal === true) await endOnServer(last).catch(() => {});
      try {
        await (await ready()).signoutRedirect(sessionHint(lastIdToken));
      } catch {
        // a provider that is unreachable or has no sign-out must not keep the session open here
        if (identity !== undefined) forgetTokens(identity);
        window.location.assign('/logout');
      }
    },
    forget: async () => {
      hold(undefined);
      if (identity !== undefined) forgetTokens(identity);
    },
  };
}
