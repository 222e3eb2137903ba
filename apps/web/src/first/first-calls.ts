// The calls that the first screen waits for, sent while its code is on the way. The application takes their answers (app/first-answers.ts).
import {
  getApplicationParametersPath,
  getLoggedUserPath,
  listArticlesPath,
  listLoggedUserPermissionsPath,
} from '@redakcja/generated/paths';
import { paramsOfPath } from '../articles/list/article-list-params.ts';
import { parseSearch } from '../shared/search-params.ts';
import { apiAddress } from '../shared/session/api-address.ts';
import { storedLanguage } from '../shared/session/stored-language.ts';
import { rememberedIdentity, storedTokens } from './stored-tokens.ts';

/** One spelling of an address: not every library escapes the same characters. */
export function callKey(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, window.location.origin);
  return `${origin}${pathname}?${searchParams}`;
}

/** Paths of the calls at an address of the application: those of every screen, then the rows of a list of articles. */
export function pathsAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const application = getApplicationParametersPath.replace('{lang}', storedLanguage());
  const session = [getLoggedUserPath, listLoggedUserPermissionsPath, application];
  const params = paramsOfPath(pathname, parseSearch(search));
  if (params === undefined) return session;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  return [...session, `${listArticlesPath}?${query}`];
}

/** A token that is still good; without one nothing is asked, and the application renews it or leaves for the sign-in. */
function storedToken(): string | undefined {
  const identity = rememberedIdentity();
  const tokens = identity && storedTokens(identity);
  return (tokens?.expires_at ?? 0) * 1000 > Date.now() ? tokens?.access_token : undefined;
}

export type FirstCalls = Map<string, Promise<Response>>;

/**
 * Begins the calls. They only read, for the person whose tokens are stored here: whether this tab may renew these tokens (single-tab.ts) is not
 * waited for.
 */
export function startFirstCalls(): FirstCalls {
  const calls: FirstCalls = new Map();
  const token = storedToken();
  if (token === undefined) return calls;
  const api = apiAddress();
  for (const path of pathsAt(window.location)) {
    // biome-ignore lint/style/noRestrictedGlobals: the generated client is what is not there yet
    const answer = fetch(api + path, {
      headers: { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` },
    });
    // without an answer the application asks again, and tells what failed
    answer.catch(() => {});
    calls.set(callKey(api + path), answer);
  }
  return calls;
}
