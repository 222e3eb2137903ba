import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { ConfigError } from '../../config-values.ts';
import { auditEntries, passwordLinks, roles, userRoles, users } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization, refresh, signInWith } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';
import { ensureAdministrator } from './first-administrator.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { createPasswordLink, passwordLinkUrl } from './password-links.ts';

/** `Jesien2026` hashed with older parameters. */
const oldHash = '$argon2id$v=19$m=1024,t=1,p=1$c29sLXNvbC1zb2wtc29s$605+liKD9JMUJ5TDt/OS0LdhnPrCuXLvcd4TRVDjD3E';

describe('hashes', () => {
  test('are in PHC format', async () => {
    const hash = await hashPassword('Zażółć gęślą 1');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('Zażółć gęślą 1')).not.toBe(hash);
    expect(await verifyPassword('Zażółć gęślą 1', hash)).toBe(true);
    expect(await verifyPassword('Zażółć gęślą 1'.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('zażółć gęślą 1', hash)).toBe(false);
    expect(needsRehash(hash)).toBe(false);
  });

  test.each([null, '', 'abc', '$argon2id$v=19$m=19456,t=2,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'nothing fits %j',
    async (hash) => {
      expect(await verifyPassword('', hash)).toBe(false);
      expect(await verifyPassword(password, hash)).toBe(false);
    },
  );

  test('an overlong password is not hashed', async () => {
    const hash = await hashPassword('A1'.repeat(5000));
    expect(await verifyPassword('A1'.repeat(5000), hash)).toBe(false);
  });
});

describe('over HTTP', () => {
  let api: TestApi;
  const start = new Date('2026-11-21T08:00:00Z');

  beforeAll(async () => {
    api = await startApi({ withIdentity: true });
  });
  afterAll(() => api.stop());
  afterEach(() => {
    api.clock.now = null;
  });

  test('a hash with old parameters is replaced at sign-in', async () => {
    const person = await createPerson(api.db, 'stary.skrot');
    await api.db.update(users).set({ passwordHash: oldHash }).where(eq(users.id, person.id));
    await signInWith(api.app, new TestBrowser(api.app), 'stary.skrot', 'Jesien2026');
    const [row] = await api.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.passwordHash).not.toBe(oldHash);
    expect(await verifyPassword('Jesien2026', row?.passwordHash ?? null)).toBe(true);
    expect(needsRehash(row?.passwordHash ?? '')).toBe(false);
  });

  test('an account without a password rejects every password', async () => {
    const person = await createPerson(api.db, 'bez.hasla');
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    const browser = new TestBrowser(api.app);
    const form = await browser.open(authorization().url);
    expect((await browser.submit(form, { login: 'bez.hasla', password: 'Aa1aaa' })).status).toBe(400);
  });

  test('a forced change of the password blocks the flow until it is done', async () => {
    const person = await createPerson(api.db, 'nowa.osoba', { mustChangePassword: true });
    const browser = new TestBrowser(api.app);
    const change = await browser.submit(await browser.open(authorization().url), { login: 'nowa.osoba', password });
    expect(change.url).toContain('/identity/wymuszona-zmiana-hasla/');
    expect(change.text).toContain('<label for="newPassword">Nowe hasło</label>');
    const short = await browser.submit(change, { newPassword: 'abc12', confirmPassword: 'inne' });
    expect(short.status).toBe(400);
    expect(short.text).toContain('Hasło musi mieć co najmniej 6 znaków');
    expect(short.text).toContain('Hasła muszą być takie same');
    const weak = async (typed: string) =>
      (await browser.submit(short, { newPassword: typed, confirmPassword: typed })).text;
    expect(await weak('Haslo123')).toContain('Hasło nie może być popularnym hasłem ani popularnym słowem z cyframi');
    expect(await weak('Osoba.7Las')).toContain('Hasło nie może zawierać loginu, imienia, nazwiska ani adresu e-mail');
    const same = await browser.submit(short, { newPassword: password, confirmPassword: password });
    expect(same.text).toContain('Nowe hasło musi różnić się od dotychczasowego');
    // a new authorization request leads to the same page
    expect((await browser.open(authorization().url)).text).toContain('Nowe hasło');
    const done = await browser.submit(same, { newPassword: 'Olcha7Potok', confirmPassword: 'Olcha7Potok' });
    expect(done.redirect?.searchParams.has('code')).toBe(true);
    const [row] = await api.db.select().from(users).where(eq(users.id, person.id));
    expect(row?.mustChangePassword).toBe(false);
    await signInWith(api.app, new TestBrowser(api.app), 'nowa.osoba', 'Olcha7Potok');
    const events = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'PasswordChanged'));
    expect(events).toMatchObject([{ actorName: 'nowa.osoba' }]);
  });

  test('/.well-known/change-password redirects to the screen', async () => {
    const answer = await api.app.inject('/.well-known/change-password');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('http://localhost:4300/zmiana-hasla');
  });

  describe('a one-time link', () => {
    const address = '/api/auth/forced-password';
    const look = (token: string) => api.anonymous.post(address, { token });
    const use = (token: string, newPassword = 'Olcha7Potok') => api.anonymous.put(address, { token, newPassword });

    async function link(userName: string) {
      const person = await createPerson(api.db, userName);
      const token = await createPasswordLink(api.db, person.id, new Date(start.getTime() + 1000 * 60));
      api.clock.now = start;
      return { person, token };
    }

    test('sets the password once and ends sessions; opening the page does not use it', async () => {
      const { person, token } = await link('reset.hasla');
      api.clock.now = null;
      const tokens = await signInWith(api.app, new TestBrowser(api.app), 'reset.hasla', password);
      api.clock.now = start;
      expect(passwordLinkUrl(api.config, token)).toBe(`http://localhost:4300/wymuszona-zmiana-hasla#token=${token}`);
      expect((await look(token)).body).toEqual({ userName: 'reset.hasla', minPasswordLength: 6 });
      const weak = await use(token, 'slabehaslo');
      expect(weak.body.fields).toContainEqual({
        path: 'newPassword',
        message: 'Hasło musi zawierać co najmniej jedną cyfrę',
      });
      for (const [typed, message] of [
        ['Haslo123', 'Hasło nie może być popularnym hasłem ani popularnym słowem z cyframi'],
        ['Nowak7Las', 'Hasło nie może zawierać loginu, imienia, nazwiska ani adresu e-mail'],
      ] as const)
        expect((await use(token, typed)).body.fields).toEqual([{ path: 'newPassword', message }]);
      expect((await use(token)).status).toBe(204);
      expect((await use(token, 'Inne2028')).status).toBe(404);
      expect((await look(token)).status).toBe(404);
      api.clock.now = null;
      expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
      await signInWith(api.app, new TestBrowser(api.app), 'reset.hasla', 'Olcha7Potok');
      const events = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'PasswordSet'));
      expect(events).toMatchObject([{ actorId: person.id }]);
    });

    test('one of two concurrent uses fails', async () => {
      const { token } = await link('dwa.uzycia');
      const answers = await Promise.all([use(token), use(token, 'Grab7Polana')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    });

    test('expires, is invalidated by a newer one and by deactivation, and is stored as a hash', async () => {
      const { person, token } = await link('stary.odnosnik');
      expect((await look(token)).status).toBe(200);
      expect((await look(`${token}x`)).status).toBe(404);
      api.clock.now = new Date(start.getTime() + 61_000);
      expect((await look(token)).status).toBe(404);
      expect((await use(token)).status).toBe(404);
      api.clock.now = start;
      const newer = await createPasswordLink(api.db, person.id, new Date(start.getTime() + 60_000));
      expect((await look(token)).status).toBe(404);
      await api.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
      expect((await look(newer)).status).toBe(404);
      expect((await use(newer)).status).toBe(404);
      const rows = await api.db.select().from(passwordLinks);
      expect(JSON.stringify(rows)).not.toContain(newer);
    });
  });
});

describe('the first administrator', () => {
  const now = new Date();
  const given = { ADMIN_LOGIN: 'jan.wojcik', ADMIN_EMAIL: 'jan@gmina.example', ADMIN_PASSWORD: 'Olcha7Potok' };

  async function withDatabase(work: (api: TestApi) => Promise<void>): Promise<void> {
    const api = await startApi({ withIdentity: true });
    try {
      await work(api);
    } finally {
      await api.stop();
    }
  }

  test('gets a link until a password is set', () =>
    withDatabase(async (api) => {
      const first = await ensureAdministrator(api.database, api.config, now);
      const second = await ensureAdministrator(api.database, api.config, now);
      expect(first).toMatch(/^http:\/\/localhost:4300\/wymuszona-zmiana-hasla#token=[\w-]{43}$/);
      api.clock.now = now;
      const use = (link: string | null) =>
        api.anonymous.put('/api/auth/forced-password', {
          token: link?.split('#token=')[1],
          newPassword: 'Olcha7Potok',
        });
      expect((await use(first)).status).toBe(404);
      expect((await use(second)).status).toBe(204);
      expect(await ensureAdministrator(api.database, api.config, now)).toBeNull();
      api.clock.now = null;
      const tokens = await signInWith(api.app, new TestBrowser(api.app), 'administrator', 'Olcha7Potok');
      const me = await api.withToken(tokens.access_token).get('/api/auth/users/loggedUserData');
      expect(me.body).toMatchObject({ userName: 'administrator', isAdmin: true });
      expect(await api.db.$count(users)).toBe(1);
    }));

  test('is created from the environment once', () =>
    withDatabase(async (api) => {
      const config = readConfig({ ...given, PUBLIC_URL: 'http://localhost:4300' });
      const made = await Promise.all([1, 2, 3].map(() => ensureAdministrator(api.database, config, now)));
      expect(made).toEqual([null, null, null]);
      expect(await api.db.$count(users)).toBe(1);
      await signInWith(api.app, new TestBrowser(api.app), 'jan@gmina.example', given.ADMIN_PASSWORD);
      // the password of a later start is ignored
      await ensureAdministrator(api.database, readConfig({ ...given, ADMIN_PASSWORD: 'Inne2029' }), now);
      await signInWith(api.app, new TestBrowser(api.app), 'jan.wojcik', given.ADMIN_PASSWORD);
      const [granted] = await api.db
        .select({ isAdministrator: roles.isAdministrator, isSystem: roles.isSystem, name: roles.name })
        .from(userRoles)
        .innerJoin(roles, eq(roles.id, userRoles.roleId));
      expect(granted).toEqual({ isAdministrator: true, isSystem: true, name: 'Administrator' });
    }));

  test.each([
    [{ ADMIN_PASSWORD: 'haslo' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'Haslo123' }, 'ADMIN_PASSWORD: Hasło nie może być popularnym hasłem'],
    [{ ADMIN_PASSWORD: 'Wojcik7Las' }, 'ADMIN_PASSWORD: Hasło nie może zawierać loginu'],
    [{ PASSWORD_MIN_LENGTH: '12' }, 'ADMIN_PASSWORD: Hasło musi mieć co najmniej 12 znaków'],
    [{ ADMIN_LOGIN: 'żółw12' }, 'ADMIN_LOGIN'],
    [{ ADMIN_EMAIL: 'jan' }, 'ADMIN_EMAIL'],
  ])('%j stops the start by name', (wrong, name) =>
    withDatabase(async (api) => {
      const start = ensureAdministrator(api.database, readConfig({ ...given, ...wrong }), now);
      await expect(start).rejects.toThrow(ConfigError);
      await expect(start).rejects.toThrow(name);
      expect(await api.db.$count(users)).toBe(0);
    }),
  );
});
