// OAuth clients for tests, without a library, so that the raw requests and responses are tested.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Page, TestBrowser } from './browser.ts';

export interface Tokens {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  expires_in: number;
  scope?: string;
  token_type: string;
}

export interface TokenAnswer {
  status: number;
  body: Tokens & { error?: string };
}

export interface WebClient {
  id: string;
  redirectUri: string;
}

const webClient: WebClient = { id: 'redakcja-bip', redirectUri: 'http://localhost:4300/login' };
export const nativeClient: WebClient = { id: 'bip', redirectUri: 'http://127.0.0.1:53682/callback' };
export const scope = 'openid profile offline_access bip-api';

/** An authorization request with state, nonce and PKCE verifier. */
export function authorization(client: WebClient = webClient, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return { url: `/identity/auth?${query}`, verifier, state, client };
}

export async function requestTokens(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<TokenAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: '/identity/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, body: response.json() };
}

export function redeem(
  app: FastifyInstance,
  request: ReturnType<typeof authorization>,
  page: Page,
): Promise<TokenAnswer> {
  const code = page.redirect?.searchParams.get('code') ?? '';
  return requestTokens(app, {
    grant_type: 'authorization_code',
    client_id: request.client.id,
    redirect_uri: request.client.redirectUri,
    code,
    code_verifier: request.verifier,
  });
}

export function refresh(app: FastifyInstance, token: string | undefined, client = webClient): Promise<TokenAnswer> {
  return requestTokens(app, { grant_type: 'refresh_token', client_id: client.id, refresh_token: token ?? '' });
}

/** The whole flow from the authorization request to the tokens. */
export async function signInWith(
  app: FastifyInstance,
  browser: TestBrowser,
  login: string,
  password: string,
): Promise<Tokens> {
  const request = authorization();
  const form = await browser.open(request.url);
  const done = form.redirect === null ? await browser.submit(form, { login, password }) : form;
  const { status, body } = await redeem(app, request, done);
  if (status !== 200) throw new Error(`Sign-in of ${login} answers ${status}: ${JSON.stringify(body)}\n${done.text}`);
  return body;
}
