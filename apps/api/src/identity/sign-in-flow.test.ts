import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { administratorRoleId, createAccount } from './accounts.ts';
import { hashPassword } from './password.ts';
import { TestBrowser } from './testing/browser.ts';
import { authorization, redeem, refresh, signInWith } from './testing/flows.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ withIdentity: true });
  await createAccount(api.db, new Date(), {
    userName: 'anna.nowak',
    email: 'a.nowak@jasionka.example',
    firstname: 'Anna',
    surname: 'Nowak',
    passwordHash: await hashPassword('Jesien2026'),
    roleIds: [await administratorRoleId(api.db)],
  });
});
afterAll(() => api.stop());

describe('authorization code with PKCE', () => {
  test('a person signs in with the login and the client gets its tokens', async () => {
    const browser = new TestBrowser(api.app);
    const request = authorization();
    const form = await browser.open(request.url);
    expect(form.status).toBe(200);
    const done = await browser.submit(form, { login: 'anna.nowak', password: 'Jesien2026' });
    expect(done.redirect?.href).toMatch(/^http:\/\/localhost:4300\/login\?code=/);
    expect(done.redirect?.searchParams.get('state')).toBe(request.state);
    const { status, body } = await redeem(api.app, request, done);
    expect(status).toBe(200);
    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    expect(decodeJwt(body.access_token)).toMatchObject({
      aud: 'bip-api',
      iss: 'http://localhost:4300/identity',
      scope: 'bip-api',
    });
    expect(decodeJwt(body.id_token ?? '')).toMatchObject({ name: 'Anna Nowak', preferred_username: 'anna.nowak' });
    expect((await refresh(api.app, body.refresh_token)).status).toBe(200);
  });

  test('helper', async () => {
    const tokens = await signInWith(api.app, new TestBrowser(api.app), 'a.nowak@jasionka.example', 'Jesien2026');
    expect(tokens.access_token).not.toBe('');
  });
});
