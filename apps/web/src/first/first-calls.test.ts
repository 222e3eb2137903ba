import { getGetLoggedUserQueryKey, getListLoggedUserPermissionsQueryKey } from '@redakcja/generated/access/access';
import { getGetApplicationParametersQueryKey } from '@redakcja/generated/application/application';
import { getListArticlesQueryOptions } from '@redakcja/generated/articles/articles';
import { http } from '@redakcja/generated/http';
import { describe, expect, it, vi } from 'vitest';
import { paramsOfPath } from '../articles/list/article-list-params.ts';
import { parseSearch } from '../shared/search-params.ts';
import { callKey, pathsAt, startFirstCalls } from './first-calls.ts';

const identity = { address: 'http://provider.example/identity', client_id: 'redakcja-bip' };

function signedIn(expiresIn: number): void {
  sessionStorage.setItem('redakcja-bip:dostawca', JSON.stringify(identity));
  sessionStorage.setItem(
    `redakcja-bip:oidc.user:${identity.address}:${identity.client_id}`,
    JSON.stringify({ access_token: 'access-1', expires_at: Date.now() / 1000 + expiresIn, profile: { sub: 'anna' } }),
  );
}

const started = () => {
  const sent = vi.fn<typeof fetch>(async () => new Response('[]'));
  vi.stubGlobal('fetch', sent);
  startFirstCalls();
  return sent;
};

describe('the first calls', () => {
  it('of every screen are those of the session', () => {
    const keys = [
      getGetLoggedUserQueryKey(),
      getListLoggedUserPermissionsQueryKey(),
      getGetApplicationParametersQueryKey('PL'),
    ];
    expect(pathsAt({ pathname: '/slowniki/tagi', search: '' })).toEqual(keys.flat());
  });

  // as the generated client writes them
  it.each([
    ['/artykuly/artykuly', ''],
    ['/artykuly/artykuly', '?page=3&size=50&sortings=title;desc'],
    ['/artykuly/artykuly', '?filters=title;contains;plan: żółty & „spółka”'],
    ['/artykuly/artykuly-robocze', ''],
    ['/artykuly/systemowe-artykuly', '?lang=EN'],
    ['/artykuly/systemowe-artykuly-opublikowane', '?status=40'],
  ])('of the list %s%s ask for what the list asks for', (pathname, search) => {
    const [rows = ''] = pathsAt({ pathname, search }).slice(3);
    const params = paramsOfPath(pathname, parseSearch(search)) ?? {};
    const url = String(getListArticlesQueryOptions(params).queryKey[0]);
    expect(callKey(rows)).toBe(callKey(http.getUri({ url, params, baseURL: '' })));
  });

  it('of a list by status name the status, which its address may still lack', () => {
    const [rows] = pathsAt({ pathname: '/artykuly/artykuly-robocze', search: '' }).slice(3);
    expect(new URLSearchParams(rows?.split('?')[1]).get('filters')).toMatch(/^status;equal;\d+$/);
  });

  it('carry the token that is stored', () => {
    signedIn(300);
    const sent = started();
    expect(sent).toHaveBeenCalledTimes(3);
    expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer access-1' });
  });

  it.each([
    ['a token has ended', () => signedIn(-1)],
    ['nobody is signed in', () => {}],
  ])('are not sent when %s', (_, prepare) => {
    prepare();
    expect(started()).not.toHaveBeenCalled();
  });
});
