import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { roles, userExcludedCategories, userRoles, users } from '../../database/schema.ts';
import { createLog } from '../../http/log.ts';
import { startApi } from '../../testing/start-api.ts';
import { withApi } from '../../testing/with-api.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { createPerson } from '../testing/people.ts';
import { createTokenMaker, type TokenMaker } from '../testing/signed-token.ts';

const api = withApi({ withIdentity: true });
let tokens: TokenMaker;
/** A second process on the same database. */
let other: Identity;
let reads = 0;

beforeAll(async () => {
  tokens = createTokenMaker(api.db, api.config);
  const counted: OpenDatabase = {
    ...api.database,
    db: Object.create(api.database.db, {
      rows: {
        value: (...query: Parameters<OpenDatabase['db']['rows']>) => {
          reads += 1;
          return api.database.db.rows(...query);
        },
      },
    }),
  };
  other = createIdentity({ database: counted, config: api.config, log: createLog('silent') });
});
afterAll(() => other.close());
afterEach(() => {
  api.clock.now = null;
});

const permissionsUrl = '/api/auth/users/permissions';

describe('a token', () => {
  test('that is valid authenticates its user', async () => {
    const person = await createPerson(api.db, 'dobry.token', { permissions: ['CreateArticles'] });
    const answer = await api.withToken(await tokens.valid(person)).get(permissionsUrl);
    expect(answer).toMatchObject({ status: 200, body: ['CreateArticles'] });
  });

  test.each<[string, (person: { identityUserId: string }) => Promise<string> | string]>([
    ['expired', (person) => tokens.expired(person)],
    ['signed by somebody else', (person) => tokens.forged(person)],
    ['without a signature', (person) => tokens.unsigned(person)],
    ['of another kind', (person) => tokens.idToken(person)],
    ['for another audience', (person) => tokens.valid(person, { aud: 'inny-system' })],
    ['of another issuer', (person) => tokens.valid(person, { iss: 'https://zlodziej.example' })],
    ['without an end', (person) => tokens.valid(person, { exp: undefined })],
    ['of nobody', () => tokens.valid({ identityUserId: 'nie-ma-takiego' })],
    ['with a broken subject', () => tokens.valid({ identityUserId: 'a\0b' })],
    ['that is none', () => 'abc.def.ghi'],
  ])('%s is rejected', async (_, make) => {
    const person = await createPerson(api.db, `odmowa.${Math.random().toString(36).slice(2)}`);
    expect(await api.withToken(await make(person)).get(permissionsUrl)).toMatchObject({ status: 401 });
  });

  test('expires, also when it is cached', async () => {
    const person = await createPerson(api.db, 'koniec.czasu');
    const client = api.withToken(await tokens.valid(person));
    expect((await client.get(permissionsUrl)).status).toBe(200);
    api.clock.now = new Date(Date.now() + 11 * 60 * 1000);
    expect((await client.get(permissionsUrl)).status).toBe(401);
  });
});

describe('the user behind a token', () => {
  test('is cached', async () => {
    const person = await createPerson(api.db, 'bez.zapytan', { permissions: ['ManageMenus'] });
    const token = await tokens.valid(person);
    const readsOfTheSecondTime = async () => {
      await other.authenticate(token);
      reads = 0;
      expect((await other.authenticate(token))?.userName).toBe('bez.zapytan');
      return reads;
    };
    await expect.poll(readsOfTheSecondTime).toBe(0);
  });

  test('is invalidated in every process at the commit', async () => {
    const person = await createPerson(api.db, 'zmienny', { permissions: ['ManageMenus'] });
    const token = await tokens.valid(person);
    const permissions = async () => [...((await other.authenticate(token))?.permissions ?? [])].sort();
    expect(await permissions()).toEqual(['ManageMenus']);

    await api.db
      .update(roles)
      .set({ permissions: ['ManageUsers'] })
      .where(eq(roles.name, 'Rola zmienny'));
    await expect.poll(permissions).toEqual(['ManageUsers']);

    await api.db.delete(userRoles).where(eq(userRoles.userId, person.id));
    await expect.poll(permissions).toEqual([]);

    const [role] = await api.db.select().from(roles).where(eq(roles.isAdministrator, true));
    await api.db.insert(userRoles).values({ userId: person.id, roleId: role?.id ?? 0 });
    await expect.poll(async () => (await other.authenticate(token))?.isAdmin).toBe(true);
    expect(await permissions()).toHaveLength(7);

    await api.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    await expect.poll(() => other.authenticate(token)).toMatchObject({ isActive: false, isAdmin: false });
    expect(await permissions()).toEqual([]);
  });

  test('has the excluded categories', async () => {
    const person = await createPerson(api.db, 'kategorie', { permissions: ['CreateArticles'] });
    const token = await tokens.valid(person);
    const excluded = async () => [...((await other.authenticate(token))?.excludedCategories ?? [])];
    expect(await excluded()).toEqual([]);
    await api.db.execute(sql`insert into menu_elements (type, position) values (20, 900)`);
    await api.db.execute(sql`insert into user_excluded_categories select ${person.id}, max(id) from menu_elements`);
    const [row] = await api.db
      .select()
      .from(userExcludedCategories)
      .where(eq(userExcludedCategories.userId, person.id));
    await expect.poll(excluded).toEqual([row?.menuElementId]);
  });

  test('has no permissions while the password must be changed', async () => {
    const person = await createPerson(api.db, 'nowe.haslo', { isAdmin: true, mustChangePassword: true });
    const client = api.withToken(await tokens.valid(person));
    expect(await client.get(permissionsUrl)).toMatchObject({ status: 200, body: [] });
    expect((await client.get('/api/articles')).status).toBe(403);
    const me = await client.get('/api/auth/users/loggedUserData');
    expect(me.body).toMatchObject({ isActive: true, isAdmin: false, mustChangePassword: true });
  });

  test('has no permissions when inactive', async () => {
    const person = await createPerson(api.db, 'nieczynny', { isAdmin: true });
    const client = api.withToken(await tokens.valid(person));
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    await expect.poll(async () => (await client.get('/api/articles')).status).toBe(403);
    expect(await client.get('/api/auth/users/excludeCategories')).toMatchObject({ status: 200, body: [] });
    expect((await client.get('/api/auth/users/loggedUserData')).body).toMatchObject({
      isActive: false,
      isAdmin: false,
    });
  });
});

test('concurrently started processes share one key', async () => {
  const fresh = await startApi({ withIdentity: true });
  try {
    const parts = { database: fresh.database, config: fresh.config, log: createLog('silent') };
    const identities = [createIdentity(parts), createIdentity(parts), createIdentity(parts)];
    const ids = await Promise.all(identities.map(async ({ keys }) => (await keys()).signing[0].kid));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(identities.map(({ close }) => close()));
  } finally {
    await fresh.stop();
  }
});
