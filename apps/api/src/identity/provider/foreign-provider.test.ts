import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { users } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { ForeignProvider, issuer } from '../testing/foreign-provider.ts';
import { createPerson } from '../testing/people.ts';

let api: TestApi;
let identity: Identity;
const provider = new ForeignProvider();
const token = (claims: Record<string, unknown>) => provider.sign(claims);

beforeAll(async () => {
  api = await startApi();
  const config = readConfig({ OIDC_ISSUER: issuer, PUBLIC_URL: 'http://localhost:4300' });
  await createPerson(api.db, 'ewa.sowa');
  identity = createIdentity({ database: api.database, config, log: createLog('silent'), request: provider.request });
});
afterAll(async () => {
  await identity.close();
  await api.stop();
});

test('an outage of the provider is 503, and tokens work again afterwards', async () => {
  provider.isDown = true;
  await expect(identity.authenticate(await token({ sub: 's-0' }))).rejects.toMatchObject({ status: 503 });
  provider.isDown = false;
  expect(await identity.authenticate(await token({ sub: 's-0' }))).toBeNull();
});

test('the first token links the subject to the account permanently', async () => {
  await createPerson(api.db, 'anna.nowak', { permissions: ['ManageSettings'] });
  const first = await identity.authenticate(await token({ sub: 's-1', preferred_username: 'Anna.Nowak' }));
  expect(first).toMatchObject({ userName: 'anna.nowak', identityUserId: 's-1' });
  const [row] = await api.db.select().from(users).where(eq(users.userName, 'anna.nowak'));
  expect(row?.identityIssuer).toBe(issuer);
  // the login at the provider has changed; the link stays
  expect(await identity.authenticate(await token({ sub: 's-1', preferred_username: 'anna.lis' }))).toMatchObject({
    userName: 'anna.nowak',
  });
  // another subject with the old login
  expect(await identity.authenticate(await token({ sub: 's-2', preferred_username: 'anna.nowak' }))).toBeNull();
});

test.each([
  ['without an account', { sub: 's-3', preferred_username: 'obcy.czlowiek' }],
  ['without a login', { sub: 's-4' }],
  ['with a login that only looks like one of ours', { sub: 's-5', preferred_username: 'ewa.ſowa' }],
  ['for another audience', { sub: 's-1', aud: 'inny' }],
  ['expired', { sub: 's-1', exp: 1_700_000_000 }],
  ['of another issuer', { sub: 's-1', iss: 'https://inny.example' }],
])('%s is rejected', async (_, claims) => {
  expect(await identity.authenticate(await token(claims))).toBeNull();
});

const now = () => Math.floor(Date.now() / 1000);

test.each([
  [50, 'ewa.sowa'],
  [90, undefined],
])('a clock that is %i s ahead: the difference is logged, and tolerated up to a minute', async (ahead, login) => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: object) => void lines.push({ ...line });
  const log = Object.assign(createLog('silent'), { warn: write, error: write });
  const other = new ForeignProvider();
  other.ahead = ahead;
  const config = readConfig({ OIDC_ISSUER: issuer, PUBLIC_URL: 'http://localhost:4300' });
  const own = createIdentity({ database: api.database, config, log, request: other.request });
  const nbf = now() + ahead;
  const claims = { sub: 's-9', preferred_username: 'ewa.sowa', nbf, iat: nbf, exp: nbf + 300 };
  const caller = await own.authenticate(await other.sign(claims));
  await own.close();
  expect(caller?.userName).toBe(login);
  const differences = lines.map(({ secondsAhead }) => secondsAhead);
  // by the date of an answer, and by the token that was refused
  expect(differences).toHaveLength(login === undefined ? 2 : 1);
  for (const one of differences) expect(Math.abs(Number(one) - ahead)).toBeLessThanOrEqual(2);
});

test('the keys are cached', () => {
  expect(provider.asked.filter((url) => url.endsWith('/keys'))).toHaveLength(1);
});

test('the built-in provider is disabled', async () => {
  const own = await startApi({ withIdentity: true, env: { OIDC_ISSUER: issuer } });
  const answer = await own.app.inject({ url: '/identity/.well-known/openid-configuration' });
  await own.stop();
  expect(answer.statusCode).toBe(404);
});
