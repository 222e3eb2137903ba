// Which server a command talks to and as whom. Tokens are renewed silently, by one process at a time.
import { http } from '@redakcja/generated/http';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import type { GlobalOptions } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { serverAddress, withoutToken } from './provider.ts';
import { defaultProfile, SignInStore } from './sign-in-store.ts';
import { type TokenSource, tokenSource } from './tokens.ts';

/** Options that choose the server and the sign-in. */
export type AccessOptions = Pick<GlobalOptions, 'host' | 'profile'>;

const defaultHost = 'http://localhost:4300';

export function signInStore(context: Context, options: AccessOptions): SignInStore {
  return new SignInStore(context.configFolder, options.profile ?? context.env.BIP_PROFILE ?? defaultProfile);
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
  const token = tokenSource(context, signInStore(context, options), host);
  await token();
  http.defaults.baseURL = host;
  // A connection that went silent is a failure, to be tried again.
  http.defaults.timeout = 120_000;
  http.interceptors.request.use(async (config) => {
    if (config.headers.get('Authorization') !== withoutToken.Authorization)
      config.headers.set('Authorization', `Bearer ${await token()}`);
    return config;
  });
  http.interceptors.response.use(undefined, (error: unknown) => againWithNewToken(error, token));
  return { host };
}

/** A token may end before its time: it was taken back, or the clocks differ. Tried once, past the interceptors. */
async function againWithNewToken(error: unknown, token: TokenSource): Promise<AxiosResponse> {
  if (!isAxiosError(error) || error.response?.status !== 401 || error.config === undefined) throw error;
  const { headers } = error.config;
  const refused = /^Bearer (.+)$/.exec(String(headers.get('Authorization')))?.[1];
  if (refused === undefined) throw error;
  headers.set('Authorization', `Bearer ${await token(refused)}`);
  return axios.request(error.config);
}
