// With an external identity provider a logout token or the sign-out of the web app ends a sign-in at once in every process.
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, endedSignIns } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { startApi } from '../../testing/start-api.ts';
import { withApi } from '../../testing/with-api.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { ForeignProvider, issuer } from '../testing/foreign-provider.ts';
import { createPerson } from '../testing/people.ts';
import { removeExpiredRecords } from './remove-expired.ts';

const provider = new ForeignProvider();
/** A second process on the same database. */
let other: Identity;

const api = withApi({ withIdentity: true, env: { OIDC_ISSUER: issuer }, request: provider.request });
beforeAll(async () => {
  const { database, config } = api;
  other = createIdentity({ database, config, log: createLog('silent'), request: provider.request });
});
afterAll(() => other.close());

const seconds = () => Math.floor(Date.now() / 1000);
const logoutClaims = () => ({
  aud: 'redakcja-bip',
  exp: seconds() + 120,
  jti: randomUUID(),
  events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
});
const logoutToken = (claims: Record<string, unknown>, header = { typ: 'logout+jwt' }) =>
  provider.sign({ ...logoutClaims(), ...claims }, header);

async function send(token: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/identity/backchannel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
  expect(answer.headers['cache-control']).toContain('no-store');
  return answer.statusCode;
}

const here = async (token: string) => (await api.withToken(token).get('/api/auth/users/loggedUserData')).status;

async function expectEnded(token: string): Promise<void> {
  expect(await here(token)).toBe(401);
  await expect.poll(() => other.authenticate(token)).toBeNull();
}

let people = 0;
async function person() {
  people += 1;
  const login = `osoba${people}`;
  await createPerson(api.db, login);
  const sub = `urzad-${people}`;
  /** An access token that both processes have in their caches. */
  const token = async (claims: Record<string, unknown> = {}) => {
    const made = await provider.sign({ sub, preferred_username: login, jti: randomUUID(), ...claims });
    expect([await here(made), (await other.authenticate(made))?.userName]).toEqual([200, login]);
    return made;
  };
  return { login, sub, token };
}

describe('a logout token ends', () => {
  test('the session that it names, including later tokens, and no other session', async () => {
    const { sub, token } = await person();
    const [ended, elsewhere] = [await token({ sid: 's1' }), await token({ sid: 's2' })];
    expect(await send(await logoutToken({ sub, sid: 's1' }))).toBe(200);
    await expectEnded(ended);
    await expectEnded(await provider.sign({ sub, sid: 's1', iat: seconds() + 2 }));
    expect(await here(elsewhere)).toBe(200);
  });

  test('the session when it names no person', async () => {
    const { token } = await person();
    const ended = await token({ sid: 'sam-numer' });
    expect(await send(await logoutToken({ sid: 'sam-numer' }))).toBe(200);
    await expectEnded(ended);
  });

  test('all sign-ins of a person until now when it names no session', async () => {
    const { sub, token } = await person();
    const ended = [await token({ sid: 's3', iat: seconds() - 60 }), await token({ iat: seconds() - 60 })];
    expect(await send(await logoutToken({ sub, iat: seconds() - 30 }))).toBe(200);
    for (const one of ended) await expectEnded(one);
    expect(await here(await provider.sign({ sub }))).toBe(200);
  });

  test('earlier tokens of the user without a session, and no others', async () => {
    const { sub, token } = await person();
    const colleague = await (await person()).token();
    const ended = await token({ iat: seconds() - 60 });
    expect(await send(await logoutToken({ sub, sid: 's4', iat: seconds() - 30 }))).toBe(200);
    await expectEnded(ended);
    expect([await here(await provider.sign({ sub })), await here(colleague)]).toEqual([200, 200]);
  });

  test('with an entry in the audit log', async () => {
    const { login, sub, token } = await person();
    await token();
    await send(await logoutToken({ sub }));
    const [entry] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ kind: 'SignedOut', actorName: login, subjectName: login });
  });
});

describe('a logout token is rejected', () => {
  const claims: readonly [string, (now: number) => Record<string, unknown>][] = [
    ['of another issuer', () => ({ iss: 'https://inny.example' })],
    ['for another client', () => ({ aud: 'inny' })],
    ['that is an access token', () => ({ aud: 'bip-api' })],
    ['without an event', () => ({ events: undefined })],
    ['with another event', () => ({ events: { 'http://schemas.openid.net/event/inne': {} } })],
    ['with an event that is no object', () => ({ events: { [event]: 'tak' } })],
    ['with a nonce', () => ({ nonce: 'n' })],
    ['without an id', () => ({ jti: undefined })],
    ['without session and person', () => ({ sub: undefined })],
    ['with a session that is no text', () => ({ sid: 7 })],
    ['with NUL in the person', () => ({ sub: 'a\0b' })],
    ['without the moment of issue', () => ({ iat: undefined })],
    ['of an hour ago', (now) => ({ iat: now - 3600 })],
    ['of an hour ahead', (now) => ({ iat: now + 3600 })],
    ['that has expired', (now) => ({ exp: now - 120 })],
  ];
  const event = 'http://schemas.openid.net/event/backchannel-logout';

  test.each(claims)('%s', async (_, change) => {
    const { sub, token } = await person();
    const good = await token();
    expect(await send(await logoutToken({ sub, ...change(seconds()) }))).toBe(400);
    expect(await here(good)).toBe(200);
  });

  test('with the signature of another key, without a signature, and malformed', async () => {
    const { sub, token } = await person();
    const good = await token();
    const forged = new ForeignProvider();
    const [, payload] = (await logoutToken({ sub })).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const bad = [await forged.sign({ ...logoutClaims(), sub }), unsigned, 'a.b.c', ''];
    for (const one of bad) expect(await send(one)).toBe(400);
    expect(await here(good)).toBe(200);
  });

  test('the second time', async () => {
    const { sub, token } = await person();
    await token();
    const twice = await logoutToken({ sub });
    const answers = await Promise.all([send(twice), send(twice), send(twice)]);
    expect(answers.toSorted()).toEqual([200, 400, 400]);
  });

  test('with a body that is too large', async () => {
    expect(await send('x'.repeat(20_000))).toBe(413);
  });

  test('temporarily, while the keys of the provider are not available', async () => {
    const down = new ForeignProvider();
    down.isDown = true;
    const away = await startApi({ withIdentity: true, env: { OIDC_ISSUER: issuer }, request: down.request });
    const payload = new URLSearchParams({ logout_token: await logoutToken({ sub: 'x' }) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await away.app.inject({ method: 'POST', url: '/identity/backchannel-logout', headers, payload });
    await away.stop();
    expect(answer.statusCode).toBe(503);
  });

  test('when too many come from one address', async () => {
    const env = { OIDC_ISSUER: issuer, PUBLIC_RATE_LIMIT: '10' };
    const busy = await startApi({ withIdentity: true, env, request: provider.request });
    const post = () => busy.app.inject({ method: 'POST', url: '/identity/backchannel-logout' });
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await post()).statusCode);
    await busy.stop();
    expect(codes).toEqual([400, 400, 429]);
  });
});

describe('the sign-out of the web app', () => {
  const signOut = async (token: string) => (await api.withToken(token).post('/api/auth/sign-out')).status;

  test('ends its token, and no other one of the person', async () => {
    const { token } = await person();
    const [ended, elsewhere] = [await token(), await token()];
    expect(await signOut(ended)).toBe(204);
    await expectEnded(ended);
    expect(await signOut(ended)).toBe(401);
    expect(await here(elsewhere)).toBe(200);
  });

  test('ends the present tokens of its session, and none after signing in again', async () => {
    const { sub, token } = await person();
    const [ended, older] = [await token({ sid: 's5' }), await token({ sid: 's5', iat: seconds() - 30 })];
    expect(await signOut(ended)).toBe(204);
    await expectEnded(ended);
    await expectEnded(older);
    expect(await here(await provider.sign({ sub, sid: 's5', iat: seconds() + 2 }))).toBe(200);
  });

  test('does not reopen a session that the provider has ended', async () => {
    const { sub, token } = await person();
    const elsewhere = await token({ sid: 's6' });
    await send(await logoutToken({ sub, sid: 's6' }));
    await expectEnded(elsewhere);
    const again = await provider.sign({ sub, sid: 's6', iat: seconds() + 2 });
    await expectEnded(again);
  });
});

test('ends are stored for a month, and older tokens are rejected', async () => {
  const { sub, token } = await person();
  await token();
  await send(await logoutToken({ sub, sid: 'pamietana' }));
  const day = 24 * 60 * 60 * 1000;
  const clean = (days: number) => removeExpiredRecords({ db: api.db, now: () => new Date(Date.now() + days * day) });
  await clean(29);
  expect(await api.db.$count(endedSignIns)).toBeGreaterThan(0);
  expect(await here(await provider.sign({ sub, iat: seconds() - 31 * 24 * 60 * 60 }))).toBe(401);
  await clean(31);
  expect(await api.db.$count(endedSignIns)).toBe(0);
  expect(await api.db.$count(auditEntries, eq(auditEntries.kind, 'SignedOut'))).toBeGreaterThan(0);
});
