// Which server a command talks to and as whom. Tokens are renewed silently, by one process at a time.
import { randomUUID } from 'node:crypto';
import { http } from '@redakcja/generated/http';
import { type AxiosResponse, isAxiosError } from 'axios';
import { type Context, say } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { discoverProvider, publicClientId, serverAddress } from './provider.ts';
import { type SignIn, SignInStore } from './sign-in-store.ts';

/** Options that every command takes. */
export interface AccessOptions {
  host?: string;
  profile?: string;
}

const defaultHost = 'http://localhost:4300';
/** A token that ends within this time is renewed before use. */
const margin = 30_000;

export function signInStore(context: Context, options: AccessOptions): SignInStore {
  return new SignInStore(context.configFolder, options.profile ?? context.env.BIP_PROFILE ?? 'default');
}

/** The server: the option, then the environment, then the last sign-in, then the local one. */
export async function chosenHost(context: Context, options: AccessOptions): Promise<string> {
  const named = options.host ?? context.env.BIP_HOST;
  if (named !== undefined) return serverAddress(named);
  return (await signInStore(context, options).read())?.host ?? defaultHost;
}

/**
 * Makes every generated function talk to the chosen server as the signed-in user.
 * With BIP_CLIENT_ID and BIP_CLIENT_SECRET the grant is the client's own (unattended use), otherwise that of `bip login`.
 * @throws CommandError with code 4 when nobody is signed in.
 */
export async function openAccess(context: Context, options: AccessOptions): Promise<{ host: string }> {
  const host = await chosenHost(context, options);
  const source = tokenSource(context, options, host);
  await source();
  http.defaults.baseURL = host;
  // A connection that went silent is a failure, to be tried again.
  http.defaults.timeout = 120_000;
  if (context.talk === 'verbose') reportRequests(context);
  http.interceptors.request.use(async (config) => {
    config.headers.set('Authorization', `Bearer ${await source()}`);
    return config;
  });
  return { host };
}

/** `--verbose`: each request with the identifier that the server's log has it under. */
function reportRequests(context: Context): void {
  const report = ({ status, headers, config }: AxiosResponse) => {
    const id = headers['x-request-id'] ?? config.headers['x-request-id'];
    say(context, `${config.method?.toUpperCase()} ${config.url} ${status}${id === undefined ? '' : ` (${id})`}`);
  };
  http.interceptors.request.use((config) => {
    config.headers.set('x-request-id', `bip-${randomUUID()}`);
    return config;
  });
  http.interceptors.response.use(
    (response) => {
      report(response);
      return response;
    },
    (error: unknown) => {
      if (isAxiosError(error) && error.response !== undefined) report(error.response);
      throw error;
    },
  );
}

function tokenSource(context: Context, options: AccessOptions, host: string): () => Promise<string> {
  const { BIP_CLIENT_ID: clientId, BIP_CLIENT_SECRET: clientSecret } = context.env;
  let held: Pick<SignIn, 'accessToken' | 'expiresAt'> | null = null;
  let renewal: Promise<Pick<SignIn, 'accessToken' | 'expiresAt'>> | null = null;
  const renew = () =>
    clientId !== undefined && clientSecret !== undefined
      ? clientGrant(context, host, clientId, clientSecret)
      : storedGrant(context, signInStore(context, options), host);
  return async () => {
    if (held === null || held.expiresAt - margin < context.now().getTime()) {
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      held = await renewal;
    }
    return held.accessToken;
  };
}

async function clientGrant(context: Context, host: string, clientId: string, clientSecret: string) {
  const { openid, config, apiScope } = await discoverProvider(host, clientId, clientSecret);
  try {
    const tokens = await openid.clientCredentialsGrant(config, { scope: apiScope });
    return { accessToken: tokens.access_token, expiresAt: expiry(context, tokens.expires_in) };
  } catch (error) {
    if (error instanceof openid.ResponseBodyError) {
      throw new CommandError('Serwer nie przyjął BIP_CLIENT_ID i BIP_CLIENT_SECRET', exitCodes.notSignedIn);
    }
    throw error;
  }
}

async function storedGrant(context: Context, store: SignInStore, host: string): Promise<SignIn> {
  const fresh = (signIn: SignIn) => signIn.expiresAt - margin > context.now().getTime();
  const stored = await store.read();
  if (stored === null || stored.host !== host) {
    throw new CommandError(`Nie zalogowano do ${host}. Zaloguj się: bip login --host ${host}`, exitCodes.notSignedIn);
  }
  if (fresh(stored)) return stored;
  return store.locked(async () => {
    // Another process may have renewed it while this one waited.
    const current = (await store.read()) ?? stored;
    if (fresh(current)) return current;
    if (current.refreshToken === null) throw expired();
    const { openid, config } = await discoverProvider(host, publicClientId);
    try {
      const tokens = await openid.refreshTokenGrant(config, current.refreshToken);
      const renewed = {
        ...current,
        accessToken: tokens.access_token,
        expiresAt: expiry(context, tokens.expires_in),
        refreshToken: tokens.refresh_token ?? current.refreshToken,
      };
      await store.write(renewed);
      return renewed;
    } catch (error) {
      if (error instanceof openid.ResponseBodyError) throw expired();
      throw error;
    }
  });
}

const expired = () => new CommandError('Sesja wygasła. Zaloguj się ponownie: bip login', exitCodes.notSignedIn);

/** @param seconds how long the provider says the token lives; a minute when it does not say */
export function expiry(context: Context, seconds: number | undefined): number {
  return context.now().getTime() + (seconds ?? 60) * 1000;
}
