// Chooses the server and the user of a command, and authenticates its requests.

import type { ClientRequest } from 'node:http';
import { http, wrapAdapter } from '@redakcja/generated/http';
import axios, { type AxiosResponse, isAxiosError } from 'axios';
import { useServer } from '../shared/answers/checked-answers.ts';
import type { GlobalOptions } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { repeatReads } from '../shared/requests/retry.ts';
import { parseServerAddress, withoutToken } from './provider.ts';
import { defaultProfile, SignInStore } from './sign-in-store.ts';
import { type TokenSource, tokenSource } from './tokens.ts';

/** Options that choose the server and the sign-in. */
export type ServerOptions = Pick<GlobalOptions, 'host' | 'profile'>;

const defaultHost = 'http://localhost:4300';

export function currentProfile(context: Context, options: ServerOptions): string {
  return options.profile ?? context.env.BIP_PROFILE ?? defaultProfile;
}

export function signInStore(context: Context, options: ServerOptions): SignInStore {
  return new SignInStore(context.configFolder, currentProfile(context, options));
}

/** The command that signs in when no server is known yet. */
export const loginWithHost = ({ login }: SignInStore) => `${login} --host https://ADRES-SERWERA`;

/** The server that was named: by the option, then by the environment, then by the last sign-in. */
export async function namedHost(context: Context, options: ServerOptions): Promise<string | undefined> {
  const host = options.host ?? context.env.BIP_HOST;
  if (host !== undefined) return parseServerAddress(host);
  return (await signInStore(context, options).read())?.host;
}

/** The named server, or the one of this computer. */
export async function resolveHost(context: Context, options: ServerOptions): Promise<string> {
  const named = await namedHost(context, options);
  context.isServerNamed = named !== undefined;
  return named ?? defaultHost;
}

/** Those of the server called so far: a command that compares offices calls one after the other. */
let interceptors: { request: number; response: number } | null = null;

/**
 * Makes every generated function call the chosen server as the signed-in user: with the client credentials of
 * BIP_CLIENT_ID and BIP_CLIENT_SECRET (unattended use), otherwise with the sign-in of `bip login`.
 * @throws CommandError with exit code 4 when there is no sign-in.
 */
export async function authenticate(context: Context, options: ServerOptions): Promise<{ host: string }> {
  const named = await namedHost(context, options);
  const store = signInStore(context, options);
  if (named === undefined && context.env.BIP_CLIENT_ID === undefined && context.env.BIP_TOKEN === undefined)
    throw new CommandError(`Nie zalogowano. Zaloguj się: ${loginWithHost(store)}`, exitCodes.notSignedIn);
  const host = await resolveHost(context, options);
  const token = tokenSource(context, store, host);
  await token();
  useServer(host);
  endRefusedUploads();
  repeatReads(context);
  if (interceptors !== null) {
    http.interceptors.request.eject(interceptors.request);
    http.interceptors.response.eject(interceptors.response);
  }
  const request = http.interceptors.request.use(async (config) => {
    if (config.headers.get('Authorization') !== withoutToken.Authorization)
      config.headers.set('Authorization', `Bearer ${await token()}`);
    return config;
  });
  const response = http.interceptors.response.use(undefined, (error: unknown) => retryWithNewToken(error, token));
  interceptors = { request, response };
  return { host };
}

/** A token may be refused before it expires: it was revoked, or the clocks differ. Retried once, without the interceptors. */
async function retryWithNewToken(error: unknown, token: TokenSource): Promise<AxiosResponse> {
  if (!isAxiosError(error) || error.response?.status !== 401 || error.config === undefined) throw error;
  const { headers } = error.config;
  const refused = /^Bearer (.+)$/.exec(String(headers.get('Authorization')))?.[1];
  if (refused === undefined) throw error;
  headers.set('Authorization', `Bearer ${await token(refused)}`);
  return axios.request(error.config);
}

/**
 * Ends the connection of a request that was answered and not sent as a whole: the file is too large, or nobody is signed in. Node stops sending and keeps
 * the connection, and with it the process, until the server closes it.
 */
const endRefusedUploads = (): void => wrapAdapter(ending);

const ending: Parameters<typeof wrapAdapter>[0] = (send) => async (config) => {
  try {
    return await send(config);
  } catch (error) {
    const request = isAxiosError(error) && error.response ? (error.request as ClientRequest) : undefined;
    if (request?.writableFinished === false) request.destroy();
    throw error;
  }
};
