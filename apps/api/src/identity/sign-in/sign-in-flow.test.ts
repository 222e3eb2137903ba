import { eq } from 'drizzle-orm';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { withApi } from '../../testing/with-api.ts';
import { endSessions } from '../accounts/accounts.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization, redeem, refresh, signInWith } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';

const api = withApi({ withIdentity: true });

beforeAll(() => createPerson(api.db, 'anna.nowak', { isAdmin: true }));

describe('authorization code with PKCE', () => {
  test('signing in gives the client its tokens', async () => {
    const browser = new TestBrowser(api.app);
    const request = authorization();
    const form = await browser.open(request.url);
    const done = await browser.submit(form, { login: 'anna.nowak', password });
    expect(done.redirect?.href).toMatch(/^http:\/\/localhost:4300\/login\?code=/);
    expect(done.redirect?.searchParams.get('state')).toBe(request.state);
    const { status, body } = await redeem(api.app, request, done);
    expect(status).toBe(200);
    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    const claims = {
      aud: 'bip-api',
      iss: 'http://localhost:4300/identity',
      scope: 'bip-api',
      client_id: 'redakcja-bip',
    };
    expect(decodeJwt(body.access_token)).toMatchObject(claims);
    expect(decodeJwt(body.id_token ?? '')).toMatchObject({ name: 'Anna Nowak', preferred_username: 'anna.nowak' });
    const me = await api.withToken(body.access_token).get('/api/auth/users/loggedUserData');
    expect(me).toMatchObject({
      status: 200,
      body: { userName: 'anna.nowak', isAdmin: true, mustChangePassword: false },
    });
    expect(await redeem(api.app, request, done)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('the e-mail is accepted too, case-insensitively', async () => {
    const tokens = await signInWith(api.app, new TestBrowser(api.app), 'Anna.Nowak@JASIONKA.example', password);
    expect(tokens.expires_in).toBe(600);
  });

  test('a step back to a finished sign-in does not say that it failed', async () => {
    const browser = new TestBrowser(api.app);
    const form = await browser.open(authorization().url);
    await browser.submit(form, { login: 'anna.nowak', password });
    const page = await browser.open(form.url);
    expect(page.text).toContain('<h1>To logowanie jest już zakończone</h1>');
    expect(page.text).not.toContain('Nie udało się');
  });

  test('a second request of the same browser needs no sign-in', async () => {
    const browser = new TestBrowser(api.app);
    await signInWith(api.app, browser, 'anna.nowak', password);
    expect((await browser.open(authorization().url)).redirect?.searchParams.has('code')).toBe(true);
    const silent = await new TestBrowser(api.app).open(authorization(undefined, { prompt: 'none' }).url);
    expect(silent.redirect?.searchParams.get('error')).toBe('login_required');
  });

  test.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'token' }],
  ])('rejects %s', async (_, more) => {
    const { redirect } = await new TestBrowser(api.app).open(authorization(undefined, more).url);
    expect(redirect?.searchParams.has('error') || redirect?.hash.includes('error=')).toBe(true);
  });

  test.each([
    ['an unknown client', { client_id: 'obcy' }],
    ['a foreign return address', { redirect_uri: 'https://zlodziej.example/login' }],
  ])('%s gets a Polish page and no redirect', async (_, more) => {
    const page = await new TestBrowser(api.app).open(authorization(undefined, more).url);
    expect(page).toMatchObject({ status: 400, redirect: null });
    expect(page.text).toContain('<html lang="pl">');
    expect(page.text).toContain('Nie udało się zalogować');
  });

  test('a code without its verifier is rejected', async () => {
    const browser = new TestBrowser(api.app);
    const request = authorization();
    const done = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
    const stolen = { ...request, verifier: authorization().verifier };
    expect(await redeem(api.app, stolen, done)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });
});

describe('renewal', () => {
  test('rotates the refresh token; reuse of an old one ends the sign-in', async () => {
    const first = await signInWith(api.app, new TestBrowser(api.app), 'anna.nowak', password);
    const second = await refresh(api.app, first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    const third = await refresh(api.app, second.body.refresh_token);
    expect(third.status).toBe(200);
    expect(await refresh(api.app, first.refresh_token)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await refresh(api.app, third.body.refresh_token)).status).toBe(400);
  });

  test('one of two concurrent renewals fails', async () => {
    const { refresh_token: token } = await signInWith(api.app, new TestBrowser(api.app), 'anna.nowak', password);
    const statuses = (await Promise.all([refresh(api.app, token), refresh(api.app, token)])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test.each(['', 'abc', 'a\0b'])('%j is rejected', async (token) => {
    expect((await refresh(api.app, token)).status).toBe(400);
  });

  test('ends with the deactivation of the account, like the browser session', async () => {
    const person = await createPerson(api.db, 'odchodzi');
    const browser = new TestBrowser(api.app);
    const tokens = await signInWith(api.app, browser, 'odchodzi', password);
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    expect((await browser.open(authorization().url)).text).toContain('Zaloguj się');
    const silent = await browser.open(authorization(undefined, { prompt: 'none' }).url);
    expect(silent.redirect?.searchParams.get('error')).toBe('login_required');
  });

  test('ends with endSessions: token, renewal and browser session', async () => {
    const person = await createPerson(api.db, 'zresetowana');
    const browser = new TestBrowser(api.app);
    const tokens = await signInWith(api.app, browser, 'zresetowana', password);
    const client = api.withToken(tokens.access_token);
    expect((await client.get('/api/auth/users/permissions')).status).toBe(200);
    await endSessions(api.db, person, new Date(Date.now() + 1000));
    expect((await client.get('/api/auth/users/permissions')).status).toBe(401);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    expect((await browser.open(authorization().url)).text).toContain('Zaloguj się');
  });
});

describe('signing out', () => {
  const endSession = (query: Record<string, string>) => `/identity/session/end?${new URLSearchParams(query)}`;
  const back = 'http://localhost:4300/logout';

  test('by the application needs no confirmation and revokes refresh tokens', async () => {
    const browser = new TestBrowser(api.app);
    const tokens = await signInWith(api.app, browser, 'anna.nowak', password);
    const query = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: back, state: 's1' };
    const page = await browser.open(endSession(query));
    expect(page.redirect?.href).toBe(`${back}?state=s1`);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    expect((await browser.open(authorization().url)).text).toContain('Zaloguj się');
    const events = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'SignedOut'));
    expect(events).toMatchObject([{ actorName: 'anna.nowak', address: '192.0.2.1' }]);
  });

  test('without an id_token_hint needs confirmation', async () => {
    const browser = new TestBrowser(api.app);
    const tokens = await signInWith(api.app, browser, 'anna.nowak', password);
    const question = await browser.open(endSession({ client_id: 'redakcja-bip', post_logout_redirect_uri: back }));
    expect(question.text).toContain('Czy na pewno chcesz się wylogować?');
    expect((await browser.open(authorization().url)).redirect?.searchParams.has('code')).toBe(true);
    const again = await browser.open(endSession({ client_id: 'redakcja-bip', post_logout_redirect_uri: back }));
    expect((await browser.submit(again, { logout: 'yes' })).redirect?.href).toBe(back);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
  });

  test('without a session continues by a self-submitting page', async () => {
    const browser = new TestBrowser(api.app);
    const page = await browser.open(endSession({ client_id: 'redakcja-bip', post_logout_redirect_uri: back }));
    expect(page.text).toContain('<button type="submit">Dalej</button>');
    expect(page.text).not.toMatch(/<script(?! src="\/identity\/assets\/continue\.js")/);
    expect((await browser.submit(page, {})).redirect?.href).toBe(back);
  });

  test('redirects only to registered addresses', async () => {
    const page = await new TestBrowser(api.app).open(
      endSession({ client_id: 'redakcja-bip', post_logout_redirect_uri: 'https://zlodziej.example/' }),
    );
    expect(page).toMatchObject({ status: 400, redirect: null });
    expect(page.text).toContain('<h1>Nie udało się wylogować</h1>');
    expect(page.text).not.toContain('Żądanie logowania');
  });
});
