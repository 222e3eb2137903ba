import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, users } from '../../database/schema.ts';
import { TestBrowser } from '../../identity/testing/browser.ts';
import { authorization, refresh, signInWith } from '../../identity/testing/flows.ts';
import { createPerson, password } from '../../identity/testing/people.ts';
import { startApi } from '../../testing/start-api.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi({ withIdentity: true });

beforeAll(() => createPerson(api.db, 'administrator', { isAdmin: true }));
afterEach(() => {
  api.clock.now = null;
});

const url = '/api/auth/users';
const signIn = (login: string, typed = password) => signInWith(api.app, new TestBrowser(api.app), login, typed);
const asAdministrator = async () => api.withToken((await signIn('administrator')).access_token);
const tokenOf = (link: string) => link.split('#token=')[1] ?? '';

describe('changing one’s own password', () => {
  test('replaces the old one and ends other sign-ins', async () => {
    const { id } = await createPerson(api.db, 'zmienia.haslo');
    const elsewhere = await signIn('zmienia.haslo');
    const here = await signIn('zmienia.haslo');
    const client = api.withToken(here.access_token);
    const other = api.withToken(elsewhere.access_token);
    const input = { currentPassword: password, newPassword: 'Olcha7Potok' };
    expect((await other.get(`${url}/permissions`)).status).toBe(200);
    // tokens are as old as their second
    api.clock.now = new Date(Date.now() + 1000);
    expect((await client.put(`${url}/${id}/password`, input)).status).toBe(204);
    api.clock.now = null;
    expect((await client.get(`${url}/permissions`)).status).toBe(200);
    expect((await other.get(`${url}/permissions`)).status).toBe(401);
    expect((await refresh(api.app, here.refresh_token)).status).toBe(200);
    expect((await refresh(api.app, elsewhere.refresh_token)).status).toBe(400);
    await signIn('zmienia.haslo', 'Olcha7Potok');
    await expect(signIn('zmienia.haslo', password)).rejects.toThrow('Nieprawidłowy login lub hasło');
    const events = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'PasswordChanged'));
    expect(events).toMatchObject([{ actorId: id, subjectId: id }]);
  });

  test('a deactivation later ends the sign-in that a change has spared', async () => {
    const { id } = await createPerson(api.db, 'zmienia.odchodzi');
    const client = api.withToken((await signIn('zmienia.odchodzi')).access_token);
    api.clock.now = new Date(Date.now() + 1000);
    await client.put(`${url}/${id}/password`, { currentPassword: password, newPassword: 'Olcha7Potok' });
    api.clock.now = null;
    expect((await client.get(`${url}/permissions`)).status).toBe(200);
    const admin = await asAdministrator();
    api.clock.now = new Date(Date.now() + 2000);
    expect((await admin.delete(`${url}/${id}/isconfirmed`)).status).toBe(200);
    api.clock.now = null;
    expect((await client.get(`${url}/permissions`)).status).toBe(401);
  });

  test.each([
    [{ currentPassword: 'Zle12345' }, 'currentPassword', 'Nieprawidłowe obecne hasło'],
    [
      { newPassword: 'Qwerty12' },
      'newPassword',
      'Hasło nie może być popularnym hasłem ani popularnym słowem z cyframi',
    ],
    [
      { newPassword: 'Nowak7Las' },
      'newPassword',
      'Hasło nie może zawierać loginu, imienia, nazwiska ani adresu e-mail',
    ],
    [{ currentPassword: '' }, 'currentPassword', 'Pole wymagane'],
    [{ newPassword: 'abc12' }, 'newPassword', 'Hasło musi mieć co najmniej 6 znaków'],
    [{ newPassword: 'abcdef1' }, 'newPassword', 'Hasło musi zawierać co najmniej jedną wielką literę'],
    [{ newPassword: 'ABCDEF1' }, 'newPassword', 'Hasło musi zawierać co najmniej jedną małą literę'],
    [{ newPassword: 'Abcdefg' }, 'newPassword', 'Hasło musi zawierać co najmniej jedną cyfrę'],
    [{ newPassword: password }, 'newPassword', 'Nowe hasło musi różnić się od dotychczasowego'],
  ])('%j is refused at its field', async (wrong, path, message) => {
    const { id } = await createPerson(api.db, `reguly.${Math.random().toString(36).slice(2)}`);
    const [user] = await api.db.select().from(users).where(eq(users.id, id));
    const client = api.withToken((await signIn(user?.userName ?? '')).access_token);
    const answer = await client.put(`${url}/${id}/password`, {
      currentPassword: password,
      newPassword: 'Olcha7Potok',
      ...wrong,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual({ path, message });
  });

  test('is rejected for accounts of others, also for administrators', async () => {
    const { id } = await createPerson(api.db, 'cudze.konto');
    const admin = await asAdministrator();
    const input = { currentPassword: password, newPassword: 'Olcha7Potok' };
    expect((await admin.put(`${url}/${id}/password`, input)).status).toBe(403);
    await signIn('cudze.konto');
  });

  test('is no place to guess', async () => {
    const { id } = await createPerson(api.db, 'zgadywane');
    const client = api.withToken((await signIn('zgadywane')).access_token);
    const attempt = () =>
      client.put(`${url}/${id}/password`, { currentPassword: 'Zle12345', newPassword: 'Olcha7Potok' });
    for (let i = 0; i < 5; i += 1) expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const wrong = await api.db.select().from(auditEntries).where(eq(auditEntries.kind, 'PasswordChangeFailed'));
    expect(wrong.filter(({ actorId, subjectId }) => actorId === id && subjectId === id)).toHaveLength(5);
  });

  test('lifts the forced change', async () => {
    const person = await createPerson(api.db, 'wymuszona', { permissions: ['ManageMenus'] });
    const client = api.withToken((await signIn('wymuszona')).access_token);
    await api.db.update(users).set({ mustChangePassword: true }).where(eq(users.id, person.id));
    await expect.poll(async () => (await client.get(`${url}/permissions`)).body).toEqual([]);
    await client.put(`${url}/${person.id}/password`, { currentPassword: password, newPassword: 'Olcha7Potok' });
    expect((await client.get(`${url}/permissions`)).body).toEqual(['ManageMenus']);
  });
});

describe('a reset', () => {
  test('stops the old password and every sign-in at once; the link sets a new one, once', async () => {
    const { id } = await createPerson(api.db, 'do.resetu');
    const admin = await asAdministrator();
    const before = await signIn('do.resetu');
    api.clock.now = new Date(Date.now() + 1000);
    const { status, body } = await admin.post(`${url}/${id}/password`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSent: false,
      isMailSetUp: false,
      link: expect.stringMatching(/^http:\/\/localhost:4300\/wymuszona-zmiana-hasla#token=[\w-]{43}$/),
    });
    api.clock.now = null;
    expect((await api.withToken(before.access_token).get(`${url}/permissions`)).status).toBe(401);
    expect((await refresh(api.app, before.refresh_token)).status).toBe(400);
    await expect(signIn('do.resetu')).rejects.toThrow('Nieprawidłowy login lub hasło');

    const input = { token: tokenOf(body.link), newPassword: 'Olcha7Potok' };
    // mail programs open links before the user does
    for (let i = 0; i < 2; i += 1) {
      const look = await api.anonymous.post('/api/auth/forced-password', { token: input.token });
      expect(look).toMatchObject({ status: 200, body: { userName: 'do.resetu' } });
    }
    const weak = await api.anonymous.put('/api/auth/forced-password', { ...input, newPassword: 'zima2027' });
    expect(weak).toMatchObject({ status: 400, body: { fields: [{ path: 'newPassword' }] } });
    expect((await api.anonymous.put('/api/auth/forced-password', input)).status).toBe(204);
    const again = await api.anonymous.put('/api/auth/forced-password', input);
    expect(again).toMatchObject({ status: 404, body: { errors: [expect.stringContaining('Link wygasł')] } });
    expect((await api.anonymous.post('/api/auth/forced-password', { token: input.token })).status).toBe(404);
    await signIn('do.resetu', 'Olcha7Potok');
    const kinds = (await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(expect.arrayContaining(['PasswordReset', 'PasswordSet']));
  });

  test('a newer link makes the older one void', async () => {
    const { id } = await createPerson(api.db, 'dwa.resety');
    const admin = await asAdministrator();
    const first = await admin.post(`${url}/${id}/password`);
    const second = await admin.post(`${url}/${id}/password`);
    const use = (link: string) =>
      api.anonymous.put('/api/auth/forced-password', { token: tokenOf(link), newPassword: 'Olcha7Potok' });
    expect((await use(first.body.link)).status).toBe(404);
    expect((await use(second.body.link)).status).toBe(204);
  });
});

describe('deactivation', () => {
  test('ends sign-in, renewal and rights at once; activation brings back the password, not the sign-ins', async () => {
    const { id } = await createPerson(api.db, 'dezaktywowana', { permissions: ['ManageMenus'] });
    const admin = await asAdministrator();
    const tokens = await signIn('dezaktywowana');
    const client = api.withToken(tokens.access_token);
    expect((await client.get(`${url}/permissions`)).body).toEqual(['ManageMenus']);
    expect((await admin.delete(`${url}/${id}/isconfirmed`)).status).toBe(200);
    const after = await client.get(`${url}/permissions`);
    expect(after.status === 401 || after.body.length === 0).toBe(true);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    await expect(signIn('dezaktywowana')).rejects.toThrow('jego konto jest nieaktywne');
    await admin.post(`${url}/${id}/isconfirmed`);
    expect((await refresh(api.app, tokens.refresh_token)).status).toBe(400);
    await signIn('dezaktywowana');
  });
});

test('a new user sets a password by the link and signs in', async () => {
  const admin = await asAdministrator();
  const roles = await admin.get(`${url}/roles`);
  const created = await admin.post(url, {
    userName: 'nowa.osoba',
    firstname: 'Ewa',
    surname: 'Nowa',
    email: 'ewa@jasionka.example',
    identificationDocumentType: 0,
    sex: 0,
    roles: [roles.body[0].id],
  });
  const input = { token: tokenOf(created.body.passwordLink.link), newPassword: 'Olcha7Potok' };
  expect((await api.anonymous.put('/api/auth/forced-password', input)).status).toBe(204);
  const tokens = await signIn('nowa.osoba', 'Olcha7Potok');
  const me = await api.withToken(tokens.access_token).get(`${url}/loggedUserData`);
  expect(me.body).toMatchObject({ userName: 'nowa.osoba', mustChangePassword: false });
});

test('with a foreign provider passwords are not ours', async () => {
  const foreign = await startApi({ env: { OIDC_ISSUER: 'https://logowanie.example' } });
  try {
    const user = await foreign.user({ isAdmin: true });
    const other = await foreign.user();
    const admin = foreign.as(user);
    const change = { currentPassword: password, newPassword: 'Olcha7Potok' };
    expect((await admin.put(`${url}/${user.id}/password`, change)).status).toBe(409);
    expect((await admin.post(`${url}/${other.id}/password`)).status).toBe(409);
    const link = { token: 'a'.repeat(43), newPassword: 'Olcha7Potok' };
    expect((await foreign.anonymous.put('/api/auth/forced-password', link)).status).toBe(409);
    expect((await foreign.anonymous.post('/api/auth/forced-password', { token: link.token })).status).toBe(409);
  } finally {
    await foreign.stop();
  }
});

test('the sign-in page does not reveal that an account was reset', async () => {
  const { id } = await createPerson(api.db, 'zresetowane');
  await (await asAdministrator()).post(`${url}/${id}/password`);
  const browser = new TestBrowser(api.app);
  const page = await browser.submit(await browser.open(authorization().url), { login: 'zresetowane', password });
  expect(page.text).toContain('Nieprawidłowy login lub hasło');
});
