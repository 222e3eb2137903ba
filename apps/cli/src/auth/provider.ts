// Discovery of the identity provider. openid-client is loaded only when a token is requested.
import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import axios from 'axios';
import type * as OpenId from 'openid-client';
import { isPage, whatCame } from '../shared/answers/check-answer.ts';
import { useServer } from '../shared/answers/checked-answers.ts';
import { WrongAnswerError } from '../shared/answers/no-answer-error.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { sendInTime } from '../shared/requests/send-in-time.ts';

/** Client id of the `bip` command, known to every server of the product. */
export const publicClientId = 'bip';

/** Headers of a request that is sent without a token, because it is needed to get one. */
export const withoutToken = { Authorization: false } as const;

export interface Provider {
  openid: typeof OpenId;
  config: OpenId.Configuration;
  issuer: string;
  /** Scope of the API, as the server states it. */
  apiScope: string;
}

/** Reads the address of the identity provider from the server, and its endpoints from the provider. */
export async function discoverProvider(host: string, clientId: string, clientSecret?: string): Promise<Provider> {
  useServer(host);
  const { serverIdentity } = await getApplicationParameters('PL', { headers: withoutToken });
  const openid = await import('openid-client');
  const issuer = new URL(serverIdentity.address);
  const config = await openid.discovery(
    issuer,
    clientId,
    undefined,
    clientSecret === undefined ? openid.None() : openid.ClientSecretPost(clientSecret),
    // Plain http is allowed on this machine only: elsewhere a token would be sent unencrypted.
    {
      [openid.customFetch]: fetchThroughAxios,
      ...(isLoopback(issuer) ? { execute: [openid.allowInsecureRequests] } : {}),
    },
  );
  return { openid, config, issuer: serverIdentity.address, apiScope: serverIdentity.scope };
}

/** Sends requests to the provider with axios, so that they use the proxy of the environment like all others. */
const fetchThroughAxios: OpenId.CustomFetch = async (url, { method, headers, body, signal }) => {
  const adapter = sendInTime(axios.getAdapter(axios.defaults.adapter), false);
  const response = await axios.request<ArrayBuffer>({
    adapter,
    url,
    method,
    headers,
    data: body,
    responseType: 'arraybuffer',
    maxRedirects: 0,
    validateStatus: () => true,
    ...(signal === undefined ? {} : { signal }),
  });
  // Neither the address of the provider nor that of tokens is ever a page.
  if (isPage(response)) {
    const { origin, pathname } = new URL(url);
    throw new WrongAnswerError(origin, `${method} ${pathname}`, whatCame(response));
  }
  const responseHeaders = Object.entries(response.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return new Response(response.data.byteLength === 0 ? null : response.data, {
    status: response.status,
    headers: responseHeaders,
  });
};

function isLoopback(url: URL): boolean {
  return url.hostname === 'localhost' || url.hostname === '[::1]' || url.hostname.startsWith('127.');
}

/** Parses and checks the address of a server. */
export function parseServerAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new CommandError(`Nieprawidłowy adres serwera: ${text} (np. https://redakcja-api.gmina.pl)`, exitCodes.usage);
  }
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new CommandError('Poza tym komputerem serwer musi mieć adres https://', exitCodes.usage);
  }
  return url.origin;
}
