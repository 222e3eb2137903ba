// The identity provider as the command line sees it. openid-client is loaded only when a token is asked for.

import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { http } from '@redakcja/generated/http';
import type { ApplicationParameters } from '@redakcja/generated/model/applicationParameters';
import type { ServerIdentity } from '@redakcja/generated/model/serverIdentity';
import axios, { isAxiosError } from 'axios';
import type * as OpenId from 'openid-client';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { problemSentences } from '../shared/failures.ts';

/** Client of the `bip` command, known to every server of the product. */
export const publicClientId = 'bip';

/** Headers of a call that must not wait for a token: it is made to get one. */
export const withoutToken = { Authorization: false } as const;

export interface Provider {
  openid: typeof OpenId;
  config: OpenId.Configuration;
  issuer: string;
  /** Scope that opens the API, as the server says it. */
  apiScope: string;
}

/** Asks the server who its identity provider is, and the provider where its endpoints are. */
export async function discoverProvider(host: string, clientId: string, clientSecret?: string): Promise<Provider> {
  http.defaults.baseURL = host;
  const serverIdentity = await serverIdentityOf(host);
  const openid = await import('openid-client');
  const issuer = new URL(serverIdentity.address);
  const config = await openid.discovery(
    issuer,
    clientId,
    undefined,
    clientSecret === undefined ? openid.None() : openid.ClientSecretPost(clientSecret),
    // Plain http is for this very machine: anywhere else a token would travel in the open.
    {
      [openid.customFetch]: fetchLikeOthers,
      ...(isLoopback(issuer) ? { execute: [openid.allowInsecureRequests] } : {}),
    },
  );
  return { openid, config, issuer: serverIdentity.address, apiScope: serverIdentity.scope };
}

/** @throws CommandError when something else than this product answers there */
async function serverIdentityOf(host: string): Promise<ServerIdentity> {
  try {
    const parameters: Partial<ApplicationParameters> = await getApplicationParameters('PL', { headers: withoutToken });
    if (parameters.serverIdentity !== undefined) return parameters.serverIdentity;
  } catch (error) {
    const status = isAxiosError(error) ? (error.response?.status ?? 0) : 0;
    const isOurs = isAxiosError(error) && problemSentences(error.response?.data).length > 0;
    if (isOurs || status < 400 || status >= 500) throw error;
  }
  throw new CommandError(`Pod adresem ${host} nie ma serwera Redakcji BIP. Sprawdź --host i BIP_HOST`);
}

/** Calls to the provider go the way that all others go: through the proxy that the environment names. */
const fetchLikeOthers: OpenId.CustomFetch = async (url, { method, headers, body, signal }) => {
  const answer = await axios.request<ArrayBuffer>({
    url,
    method,
    headers,
    data: body,
    responseType: 'arraybuffer',
    maxRedirects: 0,
    timeout: 60_000,
    validateStatus: () => true,
    ...(signal === undefined ? {} : { signal }),
  });
  const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(answer.data.byteLength === 0 ? null : answer.data, { status: answer.status, headers: given });
};

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || url.hostname.startsWith('127.');
}

/** Checks the address of a server as it was typed. */
export function serverAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(`Nieprawidłowy adres serwera: ${text} (np. https://redakcja-api.gmina.pl)`, exitCodes.usage);
  }
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new CommandError('Poza tym komputerem serwer musi mieć adres https://', exitCodes.usage);
  }
  return url.origin;
}
