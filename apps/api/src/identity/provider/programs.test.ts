import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { startApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization, nativeClient, redeem, refresh, requestTokens, signInWith } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';
import { secret, withPrograms } from '../testing/programs.ts';

const api = withPrograms();

const basic = (id: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${password}`).toString('base64')}`,
});
const credentials = { grant_type: 'client_credentials', scope: 'bip-api' };

describe('a service client', () => {
  test.each([
    ['in the header', credentials, basic('nocny-import', secret)],
    ['in the form', { ...credentials, client_id: 'nocny-import', client_secret: secret }, {}],
    ['without a scope', { grant_type: 'client_credentials' }, basic('nocny-import', secret)],
  ])('acts as its user: secret %s', async (_, fields, headers) => {
    const { status, body } = await requestTokens(api.app, fields, headers);
    expect(status).toBe(200);
    const me = await api.withToken(body.access_token).get('/api/auth/users/loggedUserData');
    expect(me.body).toMatchObject({ userName: 'automat.importu', isAdmin: false });
    const permissions = await api.withToken(body.access_token).get('/api/auth/users/permissions');
    expect(permissions.body).toEqual(['ManageSettings']);
  });

  test.each([
    ['a wrong secret', basic('nocny-import', 'zgadywanka')],
    ['the hash as the secret', basic('nocny-import', createHash('sha256').update(secret).digest('hex'))],
    ['an unknown program', basic('nieznany', secret)],
    ['the pair of the demonstration', basic('bip-automat', 'demo-automat')],
  ])('%s is rejected', async (_, headers) => {
    expect(await requestTokens(api.app, credentials, headers)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  });

  describe('whose secret is guessed', () => {
    const from = (remoteAddress: string, secretOf: string) =>
      api.app.inject({
        method: 'POST',
        url: '/identity/token',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic('nocny-import', secretOf) },
        payload: new URLSearchParams(credentials).toString(),
      });

    test('is paused there after five attempts, but not elsewhere', async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 8; guess += 1) {
        statuses.push((await from('203.0.113.9', `zgadywanka-${guess}`)).statusCode);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
      const refused = await from('203.0.113.9', secret);
      expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } });
      expect(refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
      expect((await from('192.0.2.1', secret)).statusCode).toBe(200);
      api.clock.now = new Date(Date.now() + 31_000);
      expect((await from('203.0.113.9', secret)).statusCode).toBe(200);
      api.clock.now = null;
    });

    test('starts again after the right one', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let guess = 0; guess < 4; guess += 1) await from('203.0.113.12', 'zgadywanka');
        expect((await from('203.0.113.12', secret)).statusCode).toBe(200);
      }
    });

    test('is not throttled with the right one', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => from('203.0.113.10', secret)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    });
  });

  test('is rejected when its user does not exist or is inactive', async () => {
    expect((await requestTokens(api.app, credentials, basic('sierota', secret))).status).toBe(400);
    await api.db.update(users).set({ isActive: false }).where(eq(users.userName, 'automat.importu'));
    expect((await requestTokens(api.app, credentials, basic('nocny-import', secret))).status).toBe(400);
  });

  test('bip-automat of a demonstration acts as the administrator', async () => {
    const demo = await startApi({ withIdentity: true, env: { DEMO: '1' } });
    try {
      await createPerson(demo.db, 'administrator', { isAdmin: true });
      const { body } = await requestTokens(demo.app, credentials, basic('bip-automat', 'demo-automat'));
      const me = await demo.withToken(body.access_token).get('/api/auth/users/loggedUserData');
      expect(me.body).toMatchObject({ userName: 'administrator', isAdmin: true });
    } finally {
      await demo.stop();
    }
  });
});

describe('a native program', () => {
  test('gets tokens at any localhost port after sign-in and consent', async () => {
    const browser = new TestBrowser(api.app);
    const request = authorization(nativeClient);
    const consent = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
    expect(consent.text).toContain('Program <strong>bip</strong>');
    const done = await browser.submit(consent, { decision: 'allow' });
    expect(done.redirect?.origin).toBe('http://127.0.0.1:53682');
    const { body } = await redeem(api.app, request, done);
    const renewed = await refresh(api.app, body.refresh_token, nativeClient);
    expect(renewed.status).toBe(200);
    expect((await api.withToken(renewed.body.access_token).get('/api/auth/users/permissions')).body).toHaveLength(7);
  });

  test('needs consent even with a browser session; consent may be denied', async () => {
    const browser = new TestBrowser(api.app);
    await signInWith(api.app, browser, 'anna.nowak', password);
    const consent = await browser.open(authorization(nativeClient).url);
    expect(consent.text).toContain('Zezwól');
    const done = await browser.submit(consent, { decision: 'deny' });
    expect(done.redirect?.searchParams.get('error')).toBe('access_denied');
  });

  test('stays signed in when the user signs out of the web app', async () => {
    const browser = new TestBrowser(api.app);
    const web = await signInWith(api.app, browser, 'anna.nowak', password);
    const request = authorization(nativeClient);
    const done = await browser.submit(await browser.open(request.url), { decision: 'allow' });
    const { body } = await redeem(api.app, request, done);
    await browser.open(`/identity/session/end?id_token_hint=${web.id_token}`);
    expect((await refresh(api.app, web.refresh_token)).status).toBe(400);
    expect((await refresh(api.app, body.refresh_token, nativeClient)).status).toBe(200);
  });

  test('revokes its own tokens', async () => {
    const browser = new TestBrowser(api.app);
    const request = authorization(nativeClient);
    const consent = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
    const { body } = await redeem(api.app, request, await browser.submit(consent, { decision: 'allow' }));
    const answer = await api.app.inject({
      method: 'POST',
      url: '/identity/token/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: 'bip', token: body.refresh_token ?? '' }).toString(),
    });
    expect(answer.statusCode).toBe(200);
    expect((await refresh(api.app, body.refresh_token, nativeClient)).status).toBe(400);
  });
});

test('other origins may not request tokens', async () => {
  const answer = async (origin: string) =>
    api.app.inject({
      method: 'POST',
      url: '/identity/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      payload: 'grant_type=refresh_token&client_id=redakcja-bip&refresh_token=x',
    });
  expect((await answer('https://zlodziej.example')).headers['access-control-allow-origin']).toBeUndefined();
  expect((await answer('http://localhost:4300')).headers['access-control-allow-origin']).toBe('http://localhost:4300');
});

test.each([
  '/identity/',
  '/identity/auth',
  '/identity/auth?client_id=%00&scope=%FF',
  '/identity/device?user_code=%00',
  '/identity/assets/..%2fkeys.ts',
  '/identity/interaction/%00',
])('a malformed request of %s is no server error', async (url) => {
  const { statusCode } = await api.app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBeLessThan(500);
});

test('addresses come from the configuration, not from the request', async () => {
  const { body } = await api.app.inject({
    url: '/identity/.well-known/openid-configuration',
    headers: { host: 'zlodziej.example', 'x-forwarded-host': 'zlodziej.example', 'x-forwarded-proto': 'https' },
  });
  expect(body).not.toContain('zlodziej');
  expect(JSON.parse(body)).toMatchObject({
    issuer: 'http://localhost:4300/identity',
    token_endpoint: 'http://localhost:4300/identity/token',
  });
});

test('with https the cookies are Secure and belong to this host', async () => {
  const secure = await startApi({ withIdentity: true, env: { PUBLIC_URL: 'https://redakcja.gmina.example' } });
  await createPerson(secure.db, 'anna.nowak');
  const browser = new TestBrowser(secure.app, '192.0.2.1', 'https://redakcja.gmina.example');
  const request = authorization({ id: 'redakcja-bip', redirectUri: 'https://redakcja.gmina.example/login' });
  const done = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
  const { body } = await redeem(secure.app, request, done);
  const kept = [...browser.cookies.keys()];
  await browser.open(`/identity/session/end?id_token_hint=${body.id_token}`);
  expect(kept.filter((name) => name.startsWith('__Host-bip_session'))).toHaveLength(2);
  expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([]);
  const answers = browser.setCookies;
  await secure.stop();
  expect(new Set(answers.map((line) => /^[\w-]*bip_[a-z]+/.exec(line)?.[0]))).toEqual(
    new Set(['__Host-bip_session', '__Host-bip_device', '__Secure-bip_interaction', '__Secure-bip_resume']),
  );
  for (const line of answers) {
    expect(line).toMatch(/; secure/i);
    if (line.startsWith('__Host-')) expect(line).toMatch(/; path=\/(?:;|$)/i);
    expect(line).not.toMatch(/; domain=/i);
  }
});

test('on plain http, which is used on localhost only, they have no prefix', async () => {
  const browser = new TestBrowser(api.app);
  await signInWith(api.app, browser, 'anna.nowak', password);
  expect(browser.setCookies.some((line) => line.startsWith('bip_session='))).toBe(true);
  expect(browser.setCookies.join()).not.toMatch(/__Host-|__Secure-|; secure/i);
});
