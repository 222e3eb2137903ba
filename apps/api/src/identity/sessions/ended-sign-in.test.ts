// An access token ends with its sign-in: at once in the process that ends it, within a second in any other.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityRecords } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { endSessions } from '../accounts/accounts.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization, nativeClient, redeem, refresh, signInWith, type Tokens } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';
import { createTokenMaker } from '../testing/signed-token.ts';

let api: TestApi;
/** A second process on the same database. */
let other: Identity;

beforeAll(async () => {
  api = await startApi({ withIdentity: true });
  other = createIdentity({ database: api.database, config: api.config, log: createLog('silent') });
  await createPerson(api.db, 'anna.nowak');
});
afterAll(async () => {
  await other.close();
  await api.stop();
});

const here = async ({ access_token: token }: Tokens) =>
  (await api.withToken(token).get('/api/auth/users/loggedUserData')).status;

/** A sign-in that both processes have in their caches. */
async function knownSignIn(browser = new TestBrowser(api.app)): Promise<Tokens> {
  const tokens = await signInWith(api.app, browser, 'anna.nowak', password);
  expect(await here(tokens)).toBe(200);
  expect(await other.authenticate(tokens.access_token)).toMatchObject({ userName: 'anna.nowak' });
  return tokens;
}

async function expectEnded(tokens: Tokens): Promise<void> {
  expect(await here(tokens)).toBe(401);
  await expect.poll(() => other.authenticate(tokens.access_token)).toBeNull();
}

async function nativeTokens(): Promise<Tokens> {
  const request = authorization(nativeClient);
  const browser = new TestBrowser(api.app);
  const consent = await browser.submit(await browser.open(request.url), { login: 'anna.nowak', password });
  const { body } = await redeem(api.app, request, await browser.submit(consent, { decision: 'allow' }));
  expect(await here(body)).toBe(200);
  expect(await other.authenticate(body.access_token)).not.toBeNull();
  return body;
}

describe('an access token ends', () => {
  test('with the sign-out of its browser, and no other', async () => {
    const browser = new TestBrowser(api.app);
    const tokens = await knownSignIn(browser);
    const elsewhere = await knownSignIn();
    await browser.open(`/identity/session/end?id_token_hint=${tokens.id_token}`);
    await expectEnded(tokens);
    expect(await here(elsewhere)).toBe(200);
  });

  test('with a confirmed sign-out', async () => {
    const browser = new TestBrowser(api.app);
    const tokens = await knownSignIn(browser);
    const question = await browser.open('/identity/session/end?client_id=redakcja-bip');
    await browser.submit(question, { logout: 'yes' });
    await expectEnded(tokens);
  });

  test('when a program revokes its refresh token', async () => {
    const tokens = await nativeTokens();
    const form = { client_id: 'bip', token: tokens.refresh_token ?? '' };
    const answer = await api.app.inject({
      method: 'POST',
      url: '/identity/token/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    expect(answer.statusCode).toBe(200);
    await expectEnded(tokens);
  });

  test('when a refresh token is used twice', async () => {
    const tokens = await knownSignIn();
    const { body } = await refresh(api.app, tokens.refresh_token);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    await expectEnded(body);
  });

  test('when another process or an administrator of the database ends it', async () => {
    const tokens = await knownSignIn();
    await api.db.delete(identityRecords).where(eq(identityRecords.model, 'Grant'));
    await expect.poll(() => here(tokens)).toBe(401);
    await expect.poll(() => other.authenticate(tokens.access_token)).toBeNull();
  });
});

describe('ending all sign-ins of an account', () => {
  test('is exact within one second', async () => {
    const person = await createPerson(api.db, 'szybka.zmiana');
    const signIn = () => signInWith(api.app, new TestBrowser(api.app), 'szybka.zmiana', password);
    const before = await signIn();
    expect(await here(before)).toBe(200);
    await endSessions(api.db, person, new Date());
    const after = await signIn();
    expect([await here(before), await here(after)]).toEqual([401, 200]);
  });

  test.each([
    ['a millisecond before', -1, false],
    ['at the same moment', 0, true],
    ['a millisecond later', 1, true],
  ])('rejects the token of a program that was issued %s', async (_, offset, isGood) => {
    const person = await createPerson(api.db, `automat.${offset}`);
    const ended = new Date();
    ended.setMilliseconds(500);
    const token = await createTokenMaker(api.db, api.config).valid(person, {
      iat: Math.floor(ended.getTime() / 1000),
      issued_at: ended.getTime() + offset,
    });
    await endSessions(api.db, person, ended);
    const found = await other.authenticate(token);
    expect(found !== null).toBe(isGood);
  });

  test('a token without milliseconds is as old as the beginning of its second', async () => {
    const person = await createPerson(api.db, 'bez.milisekund');
    const ended = new Date();
    ended.setMilliseconds(500);
    const token = await createTokenMaker(api.db, api.config).valid(person, { iat: Math.floor(ended.getTime() / 1000) });
    await endSessions(api.db, person, ended);
    expect(await other.authenticate(token)).toBeNull();
  });
});
