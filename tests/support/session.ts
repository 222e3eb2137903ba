// The session of a person in the browser, got from the built-in provider as the application gets it, without a page.
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FormBrowser } from '../../apps/cli/src/testing/form-browser.ts';

/** Password of every demo account. */
export const demoPassword = 'Demo1234';

interface Session {
  accessToken: string;
  /** Milliseconds since 1970. */
  end: number;
  /** What the application keeps in the storage of a tab (apps/web/src/first/stored-tokens.ts). */
  stored: Record<string, string>;
}

/** Those of this worker. Without a refresh token nobody can use one up for the others. */
const sessions = new Map<string, Promise<Session>>();

/** The longest test. */
const needed = 300_000;

async function sessionOf(origin: string, userName: string, password: string): Promise<Session> {
  const key = `${origin} ${userName}`;
  const known = await sessions.get(key);
  if (known !== undefined && known.end - Date.now() > needed) return known;
  const begun = begin(origin, userName, password);
  sessions.set(key, begun);
  return begun;
}

async function begin(origin: string, userName: string, password: string): Promise<Session> {
  const { serverIdentity: identity } = await (await fetch(`${origin}/api/application/PL`)).json();
  const verifier = randomBytes(32).toString('base64url');
  const client = { client_id: identity.client_id, redirect_uri: `${origin}/login` };
  const asked = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: `openid profile ${identity.scope}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const last = await new FormBrowser().signIn(`${identity.address}/auth?${asked}`, userName, password);
  const code = new URL(last.url).searchParams.get('code');
  if (code === null) throw new Error(`${userName} is not signed in:\n${last.text}`);
  const answer = await fetch(`${identity.address}/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier }),
  });
  const tokens = await answer.json();
  const profile = JSON.parse(Buffer.from(tokens.id_token.split('.')[1], 'base64url').toString());
  const end = Date.now() + tokens.expires_in * 1000;
  return {
    accessToken: tokens.access_token,
    end,
    stored: {
      'redakcja-bip:dostawca': JSON.stringify(identity),
      [`redakcja-bip:oidc.user:${identity.address}:${identity.client_id}`]: JSON.stringify({
        ...tokens,
        profile,
        expires_at: Math.floor(end / 1000),
      }),
    },
  };
}

const originOf = (address: string) => new URL(address, `http://localhost:${process.env.E2E_PORT}`).origin;

/** The next pages that this tab opens are those of a person who is signed in. */
export async function haveSession(page: Page, userName: string, address = '/', password = demoPassword): Promise<void> {
  const origin = originOf(address);
  const { stored } = await sessionOf(origin, userName, password);
  await page.addInitScript(
    ({ origin: own, entries, mark }) => {
      if (location.origin !== own || sessionStorage.getItem('e2e') === mark) return;
      sessionStorage.clear();
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
      sessionStorage.setItem('e2e', mark);
    },
    { origin, entries: Object.entries(stored), mark: `${userName} ${Math.random()}` },
  );
}

/** Calls the API as this person and returns the body of the answer. */
export async function call<T>(
  userName: string,
  [method, path]: readonly [string, string],
  body?: unknown,
  origin = originOf('/'),
): Promise<T> {
  const { accessToken } = await sessionOf(origin, userName, demoPassword);
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} of ${method} ${path}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
