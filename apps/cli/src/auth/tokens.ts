// Gets access tokens and renews them, in one process at a time.
import { type Context, info } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { discoverProvider, publicClientId } from './provider.ts';
import type { SignIn, SignInStore } from './sign-in-store.ts';

/** An access token and when to renew it. */
type Token = Pick<SignIn, 'accessToken' | 'expiresAt'>;

/** @param refused a token that the server has refused, whether or not it has expired */
export type TokenSource = (refused?: string) => Promise<string>;

export function tokenSource(context: Context, store: SignInStore, host: string): TokenSource {
  const { BIP_CLIENT_ID: clientId, BIP_CLIENT_SECRET: clientSecret, BIP_TOKEN: given } = context.env;
  if (given !== undefined) return givenToken(given);
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new CommandError('BIP_CLIENT_ID i BIP_CLIENT_SECRET podaje się razem', exitCodes.notSignedIn);
  let current: Token | null = null;
  let renewal: Promise<Token> | null = null;
  const isValid = (token: Token, refused?: string) =>
    token.accessToken !== refused && token.expiresAt > context.now().getTime();
  const renewed = (refused?: string) =>
    clientId !== undefined && clientSecret !== undefined
      ? clientGrant(context, host, clientId, clientSecret)
      : storedGrant(context, store, host, (token) => isValid(token, refused));
  return async (refused) => {
    if (current === null || !isValid(current, refused)) {
      renewal ??= renewed(refused).finally(() => {
        renewal = null;
      });
      current = await renewal;
    }
    return current.accessToken;
  };
}

/** An access token of somebody else's making: nothing renews it. */
function givenToken(token: string): TokenSource {
  if (!/^[\w.~+/=-]+$/.test(token)) throw new CommandError('BIP_TOKEN nie jest tokenem dostępu', exitCodes.notSignedIn);
  return async (refused) => {
    if (refused === token)
      throw new CommandError('Serwer nie przyjął BIP_TOKEN: wygasł albo jest z innego serwera', exitCodes.notSignedIn);
    return token;
  };
}

async function clientGrant(context: Context, host: string, clientId: string, clientSecret: string): Promise<Token> {
  const { openid, config, apiScope } = await discoverProvider(host, clientId, clientSecret);
  try {
    const tokens = await openid.clientCredentialsGrant(config, { scope: apiScope });
    return { accessToken: tokens.access_token, expiresAt: renewalTime(context, tokens.expires_in) };
  } catch (error) {
    if (error instanceof openid.ResponseBodyError) {
      if (error.status === 429) throw new CommandError(tooManyAttempts(error.response));
      throw new CommandError('Serwer nie przyjął BIP_CLIENT_ID i BIP_CLIENT_SECRET', exitCodes.notSignedIn);
    }
    throw error;
  }
}

/** The secret was wrong several times, or another client at this address is guessing. */
function tooManyAttempts({ headers }: Response): string {
  return `Zbyt wiele prób z błędnym BIP_CLIENT_SECRET. Spróbuj ponownie za ${headers.get('retry-after')} s`;
}

async function storedGrant(
  context: Context,
  store: SignInStore,
  host: string,
  isValid: (token: Token) => boolean,
): Promise<Token> {
  const stored = async () => {
    const signIn = await store.read();
    if (signIn === null || signIn.host !== host) {
      throw new CommandError(
        `Nie zalogowano do ${host}. Zaloguj się: ${store.login} --host ${host}`,
        exitCodes.notSignedIn,
      );
    }
    return signIn;
  };
  const first = await stored();
  if (isValid(first)) return first;
  return store.locked(async () => {
    // Another process may have renewed it, or signed out, in the meantime.
    const signIn = await stored();
    if (isValid(signIn)) return signIn;
    if (signIn.refreshToken === null) throw expired(store);
    const { openid, config } = await discoverProvider(host, publicClientId);
    try {
      const tokens = await openid.refreshTokenGrant(config, signIn.refreshToken);
      const renewed = {
        ...signIn,
        accessToken: tokens.access_token,
        expiresAt: renewalTime(context, tokens.expires_in),
        refreshToken: tokens.refresh_token ?? signIn.refreshToken,
      };
      await store.write(renewed).catch((error: Error) => {
        // The token still works for this command.
        info(context, `Nie można zapisać logowania (${error.message}). Następnym razem trzeba się zalogować ponownie`);
      });
      return renewed;
    } catch (error) {
      if (error instanceof openid.ResponseBodyError) throw expired(store);
      throw error;
    }
  });
}

const expired = ({ login }: SignInStore) =>
  new CommandError(`Sesja wygasła. Zaloguj się ponownie: ${login}`, exitCodes.notSignedIn);

/**
 * When to renew a token: half a minute before it expires, earlier if its lifetime is short.
 * @param seconds its lifetime; a minute when the provider does not state it
 */
export function renewalTime(context: Context, seconds = 60): number {
  return context.now().getTime() + (seconds - Math.min(30, seconds / 3)) * 1000;
}
