import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { UserManager } from 'oidc-client-ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { server } from '../../testing/server.ts';
import { createOidcAuth } from './oidc-auth.ts';

const address = 'http://provider.example/identity';
const identity = {
  address,
  client_id: 'redakcja-bip',
  scope: 'bip-api',
  isExternal: false,
  passwordChangeAddress: `${address}/haslo`,
};
const onLost = vi.fn();
const endOnServer = vi.fn<(token: string) => Promise<unknown>>();

/** A tab that signed in earlier and whose access token is good for so many seconds. */
function signedIn(expiresIn: number, refreshToken: string | undefined = 'refresh-1'): void {
  sessionStorage.setItem('redakcja-bip:dostawca', JSON.stringify(identity));
  sessionStorage.setItem(
    `redakcja-bip:oidc.user:${address}:redakcja-bip`,
    JSON.stringify({
      access_token: 'access-1',
      refresh_token: refreshToken,
      token_type: 'Bearer',
      scope: 'openid',
      expires_at: Math.floor(Date.now() / 1000) + expiresIn,
      profile: { sub: 'anna', iss: address, aud: 'redakcja-bip', exp: 0, iat: 0 },
    }),
  );
}

/** The provider's token endpoint; keeps the refresh tokens it was shown. */
function tokenEndpoint(answer: (call: number) => Response): string[] {
  const shown: string[] = [];
  server.use(
    http.get(`${address}/.well-known/openid-configuration`, () =>
      HttpResponse.json({
        issuer: address,
        token_endpoint: `${address}/token`,
        authorization_endpoint: `${address}/auth`,
      }),
    ),
    http.post(`${address}/token`, async ({ request }) => {
      shown.push(new URLSearchParams(await request.text()).get('refresh_token') ?? '');
      return answer(shown.length);
    }),
  );
  return shown;
}

const renewedTokens = (call: number) => ({
  access_token: `access-${call + 1}`,
  refresh_token: `refresh-${call + 1}`,
  token_type: 'Bearer',
  expires_in: 600,
});
const renewed = (call: number) => HttpResponse.json(renewedTokens(call));

/** A channel to the other tabs of this test. */
function openChannel(): BroadcastChannel {
  const channel = new BroadcastChannel(expect.getState().currentTestName ?? '');
  onTestFinished(() => channel.close());
  return channel;
}

const isOwner = Promise.resolve(true);
const open = () =>
  createOidcAuth({ isOwner, loadIdentity: async () => identity, onLost, endOnServer, channel: openChannel() });

beforeEach(() => {
  onLost.mockReset();
  endOnServer.mockReset();
});

describe('tokens of OpenID Connect', () => {
  it('do not exist in a new tab', async () => {
    const auth = await open();
    expect(auth.isSignedIn()).toBe(false);
    expect(await auth.accessToken()).toBeUndefined();
  });

  it('are still there after a reload', async () => {
    signedIn(600);
    const auth = await open();
    expect(auth.isSignedIn()).toBe(true);
    expect(await auth.accessToken()).toBe('access-1');
  });

  it('are renewed before the call when they have run out, once for several calls', async () => {
    signedIn(-10);
    const shown = tokenEndpoint(renewed);
    const auth = await open();
    expect(await Promise.all([auth.accessToken(), auth.accessToken(), auth.renew()])).toEqual([
      'access-2',
      'access-2',
      true,
    ]);
    expect(shown).toEqual(['refresh-1']);
  });

  it('are renewed each time with the newest refresh token', async () => {
    signedIn(600);
    const shown = tokenEndpoint(renewed);
    const auth = await open();
    await auth.renew();
    await auth.renew();
    expect(shown).toEqual(['refresh-1', 'refresh-2']);
    expect(await auth.accessToken()).toBe('access-3');
  });

  it('are not renewed again for a call that was sent before the renewal', async () => {
    signedIn(600);
    const shown = tokenEndpoint(renewed);
    const auth = await open();
    expect(await auth.renew('access-1')).toBe(true);
    expect(await auth.renew('access-1')).toBe(true);
    expect(shown).toEqual(['refresh-1']);
    expect(await auth.accessToken()).toBe('access-2');
  });

  it.each([15, 60])('are renewed by themselves at a fraction of their life of %d s, not without end', async (life) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    signedIn(life);
    const shown = tokenEndpoint((call) => HttpResponse.json({ ...renewedTokens(call), expires_in: life }));
    await open();
    const steps = 150;
    for (let step = 0; step < steps; step += 1) await vi.advanceTimersByTimeAsync((10 * life * 1000) / steps);
    // ten renewals, minus network latency
    expect(shown.length).toBeGreaterThan(7);
    expect(shown.length).toBeLessThan(15);
  });

  it('end when the provider rejects the renewal, which is reported once', async () => {
    signedIn(-10);
    tokenEndpoint(() => HttpResponse.json({ error: 'invalid_grant' }, { status: 400 }));
    const auth = await open();
    expect(await Promise.all([auth.accessToken(), auth.accessToken()])).toEqual([undefined, undefined]);
    expect(await auth.renew()).toBe(false);
    expect(onLost).toHaveBeenCalledExactlyOnceWith('expired');
    expect(auth.isSignedIn()).toBe(false);
  });

  it('do not end because the connection is broken', async () => {
    signedIn(-10);
    tokenEndpoint((call) => (call === 1 ? HttpResponse.error() : renewed(call)));
    const auth = await open();
    await expect(auth.accessToken()).rejects.toThrow();
    expect(auth.isSignedIn()).toBe(true);
    expect(onLost).not.toHaveBeenCalled();
    expect(await auth.accessToken()).toBe('access-3');
  });

  it('end at their time when the provider gave none to renew with', async () => {
    signedIn(-10, '');
    const auth = await open();
    expect(await auth.accessToken()).toBeUndefined();
    expect(onLost).toHaveBeenCalledExactlyOnceWith('expired');
  });

  it('are forgotten when the server no longer accepts them', async () => {
    signedIn(600);
    const auth = await open();
    await auth.forget();
    expect(auth.isSignedIn()).toBe(false);
    expect((await open()).isSignedIn()).toBe(false);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('end in this tab when the same person signs out in another', async () => {
    signedIn(600);
    const auth = await open();
    const otherTab = openChannel();
    otherTab.postMessage('jan');
    otherTab.postMessage('anna');
    await waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith('elsewhere'));
    expect(auth.isSignedIn()).toBe(false);
  });

  it.each([
    ['of an office end on our server too', true, ['access-1']],
    ['of our own provider end with its sign-out', false, []],
  ])('%s', async (_, isExternal, told) => {
    signedIn(600);
    sessionStorage.setItem('redakcja-bip:dostawca', JSON.stringify({ ...identity, isExternal }));
    tokenEndpoint(renewed);
    // the sign-out does not wait for a server that is away
    endOnServer.mockRejectedValue(new Error('away'));
    const leave = vi.spyOn(UserManager.prototype, 'signoutRedirect').mockResolvedValue();
    onTestFinished(() => leave.mockRestore());
    const auth = await open();
    await auth.signOut('asked', '/');
    expect(endOnServer.mock.calls.flat()).toEqual(told);
    expect(leave).toHaveBeenCalledOnce();
    expect(await auth.accessToken()).toBeUndefined();
  });

  it.each([
    ['at once takes what was prepared', 0, 1],
    ['much later asks for the provider anew', 11_000, 2],
  ])('a sign-in %s', async (_, pause, asked) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    tokenEndpoint(renewed);
    const leave = vi.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
    onTestFinished(() => leave.mockRestore());
    const loadIdentity = vi.fn(async () => identity);
    const auth = await createOidcAuth({ isOwner, loadIdentity, onLost, endOnServer, channel: openChannel() });
    auth.prepareSignIn();
    vi.setSystemTime(Date.now() + pause);
    await auth.signIn('/artykuly');
    expect(loadIdentity).toHaveBeenCalledTimes(asked);
    expect(leave).toHaveBeenCalledExactlyOnceWith({ state: '/artykuly' });
  });

  it('a sign-in that could not be prepared is tried again', async () => {
    const leave = vi.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
    onTestFinished(() => leave.mockRestore());
    tokenEndpoint(renewed);
    const loadIdentity = vi.fn(async () => identity).mockRejectedValueOnce(new Error('away'));
    const auth = await createOidcAuth({ isOwner, loadIdentity, onLost, endOnServer, channel: openChannel() });
    auth.prepareSignIn();
    await expect(auth.signIn('/artykuly')).rejects.toThrow('away');
    await auth.signIn('/artykuly');
    expect(leave).toHaveBeenCalledOnce();
  });
});
