import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, menuElements, roles, users } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestUser } from '../testing/test-users.ts';

let api: TestApi;
let admin: TestClient;
let adminUser: TestUser;
let manager: TestClient;
let managerUser: TestUser;
let roleId: number;
let administratorId: number;
let elements: number[];

beforeAll(async () => {
  api = await startApi();
  adminUser = await api.user({ isAdmin: true });
  admin = api.as(adminUser);
  managerUser = await api.user({ permissions: ['ManageUsers', 'CreateArticles'] });
  manager = api.as(managerUser);
  const role = { name: 'Redaktor', description: 'Pisze', permissions: ['CreateArticles'] };
  const [made] = await api.db.insert(roles).values(role).returning({ id: roles.id });
  const [system] = await api.db.select({ id: roles.id }).from(roles).where(eq(roles.isAdministrator, true));
  roleId = made?.id ?? 0;
  administratorId = system?.id ?? 0;
  const rows = [1, 2, 3].map((position) => ({ type: 20, position: 900 + position }));
  elements = (await api.db.insert(menuElements).values(rows).returning({ id: menuElements.id })).map(({ id }) => id);
});
afterAll(() => api.stop());

const url = '/api/auth/users';

function input(userName: string, changes: Record<string, unknown> = {}) {
  return {
    userName,
    firstname: 'Jan',
    surname: 'Kowalski',
    email: `${userName}@jasionka.example`,
    identificationDocumentType: 0,
    sex: 0,
    roles: [roleId],
    ...changes,
  };
}

async function create(userName: string, changes: Record<string, unknown> = {}): Promise<number> {
  const { status, body } = await admin.post(url, input(userName, changes));
  expect(status).toBe(201);
  return body.id;
}

describe('the card', () => {
  test('of a new user: active, confirmed, with a link to set a password', async () => {
    const created = await admin.post(url, input('jan.kowalski', { phone: '', fax: '+48 17 850 10 22' }));
    expect(created.status).toBe(201);
    expect(created.body.passwordLink).toMatchObject({
      isSent: false,
      link: expect.stringContaining('/wymuszona-zmiana-hasla#token='),
    });
    const { body, etag } = await manager.get(`${url}/${created.body.id}`);
    expect(etag).toBe('"1"');
    expect(body).toMatchObject({
      userName: 'jan.kowalski',
      identificationDocumentNumber: 'jan.kowalski',
      phone: null,
      fax: '+48 17 850 10 22',
      pesel: null,
      isActive: true,
      isConfirmed: true,
      mustChangePassword: true,
      roles: [{ id: roleId, name: 'Redaktor' }],
      excludeCategories: [],
    });
    expect(body.confirmedDate).not.toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/hash|argon/i);
  });

  test('takes birth date, sex and number from the PESEL', async () => {
    const id = await create('z.peselem', { identificationDocumentType: -1, pesel: '44051401359' });
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({
      pesel: '44051401359',
      identificationDocumentNumber: '44051401359',
      birthDate: '1944-05-14',
      sex: 10,
    });
  });

  test('is saved, with its revision', async () => {
    const id = await create('do.zmiany');
    const before = await admin.get(`${url}/${id}`);
    const saved = await manager.put(`${url}/${id}`, input('do.zmiany', { surname: 'Lis', roles: undefined }), {
      ifMatch: before.etag,
    });
    expect(saved).toMatchObject({ status: 200, body: { surname: 'Lis', roles: [{ id: roleId }] } });
    expect((await manager.put(`${url}/${id}`, input('do.zmiany'), { ifMatch: before.etag })).status).toBe(412);
    expect((await admin.get(`${url}/${id}`)).body.surname).toBe('Lis');
  });

  test.each([
    [
      { userName: 'żółw12' },
      'userName',
      'Login może zawierać tylko litery bez polskich znaków, cyfry oraz znaki @ _ - .',
    ],
    [{ userName: 'krok5' }, 'userName', 'Minimalnie 6 znaków'],
    [{ email: 'abc' }, 'email', 'Wpisz poprawny email'],
    [{ firstname: 'x'.repeat(31) }, 'firstname', 'Maksymalnie 30 znaków'],
    [{ surname: '' }, 'surname', 'Pole wymagane'],
    [{ roles: [] }, 'roles', 'Użytkownik musi mieć przypisaną przynajmniej jedną rolę'],
    [{ pesel: '44051401358' }, 'pesel', 'Nieprawidłowy numer PESEL'],
    [{ identificationDocumentType: -1 }, 'pesel', 'Pole wymagane'],
    [{ identificationDocumentType: 1 }, 'identificationDocumentNumber', 'Pole wymagane'],
    [{ identificationDocumentType: 2, identificationDocumentNumber: 'EA1' }, 'birthDate', 'Pole wymagane'],
    [{ roles: [999_999] }, 'roles', 'Wybrana rola nie istnieje'],
    [{ excludeCategories: [999_999] }, 'excludeCategories', 'Wybrana kategoria nie istnieje'],
  ])('%j is refused at its field', async (wrong, path, message) => {
    const { status, body } = await admin.post(url, input('zle.dane', wrong));
    expect(status).toBe(400);
    expect(body.fields).toContainEqual({ path, message });
  });

  test('a login equal to the e-mail of another user is rejected', async () => {
    await create('wlasciciel');
    const email = 'Wlasciciel@jasionka.example';
    const taken = await admin.post(url, input(email, { email: 'inny.adres@jasionka.example' }));
    expect(taken).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'userName', message: 'Login jest adresem e-mail innego użytkownika' }] },
    });
    // one's own e-mail may be one's login
    const own = await create('adres@jasionka.example', { email: 'adres@jasionka.example' });
    const { etag } = await admin.get(`${url}/${own}`);
    const moved = await admin.put(`${url}/${own}`, input(email, { email: 'adres@jasionka.example' }), {
      ifMatch: etag,
    });
    expect(moved.status).toBe(409);
    const mailed = await admin.post(url, input('kto.inny', { email: 'ADRES@jasionka.example' }));
    expect(mailed).toMatchObject({ status: 409, body: { fields: [{ path: 'email' }] } });
    await create('login@jasionka.example', { email: 'trzeci@jasionka.example' });
    const crossed = await admin.post(url, input('czwarty', { email: 'login@jasionka.example' }));
    expect(crossed).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'email', message: 'Adres e-mail jest loginem innego użytkownika' }] },
    });
  });

  test('login and e-mail are there once, whatever their letter case', async () => {
    await create('powtorka');
    const sameLogin = await admin.post(url, input('POWTORKA', { email: 'inny@jasionka.example' }));
    expect(sameLogin).toMatchObject({ status: 409, body: { fields: [{ path: 'userName' }] } });
    const sameEmail = await admin.post(url, input('nowy.login', { email: 'Powtorka@jasionka.example' }));
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'email', message: 'Użytkownik o takim adresie e-mail już istnieje' }] },
    });
  });

  test('of an unknown id answers 404', async () => {
    expect((await admin.get(`${url}/999999`)).status).toBe(404);
    expect((await admin.put(`${url}/999999`, input('nikt.taki'))).status).toBe(404);
    expect((await admin.get(`${url}/999999/effective-permissions`)).status).toBe(404);
  });
});

describe('the list', () => {
  test('masks personal numbers, filters, sorts and pages', async () => {
    await create('lista.lukasz', { surname: 'Łoś', identificationDocumentType: -1, pesel: '02070803628' });
    await create('lista.luiza', { surname: 'Lis' });
    const page = (query: string) => manager.get(`${url}?filters=userName;startsWith;lista&${query}`);
    const { body, total } = await page('');
    expect(total).toBe(2);
    expect(body.map((row: { surname: string }) => row.surname)).toEqual(['Lis', 'Łoś']);
    expect(body[1]).toMatchObject({
      pesel: '•••••••3628',
      identificationDocumentNumber: '•••••••3628',
      isConfirmed: true,
    });
    expect(JSON.stringify(body)).not.toContain('02070803628');
    expect((await page('sortings=surname;desc&size=1')).body).toMatchObject([{ surname: 'Łoś' }]);
    expect((await page('filters=isActive;notEqual;true')).total).toBe(0);
    expect((await page('filters=isConfirmed;equal;true')).total).toBe(2);
    expect((await page('filters=passwordHash;contains;a')).status).toBe(400);
  });
});

describe('a search by PESEL', () => {
  const entries = () => admin.get('/api/auth/audit-entries?filters=event;equal;PersonalDataSearched&sortings=id;asc');

  test('takes the whole number only, so that the masked digits cannot be guessed one by one', async () => {
    const id = await create('po.numerze', { identificationDocumentType: -1, pesel: '90090515836' });
    for (const filter of [
      'pesel;contains;9009',
      'pesel;startsWith;9009',
      'identificationDocumentNumber;equal;90090515836',
    ])
      expect((await manager.get(`${url}?filters=${filter}`)).status).toBe(400);
    for (const sorting of ['pesel;asc', 'identificationDocumentNumber;asc'])
      expect((await manager.get(`${url}?sortings=${sorting}`)).status).toBe(400);
    for (const part of ['9009051583', '9009051583_', '90090515836%25', '%25'])
      expect((await manager.get(`${url}?filters=pesel;equal;${part}`)).total).toBe(0);
    const before = (await entries()).total ?? 0;
    const found = await manager.get(`${url}?filters=pesel;equal;90090515836`);
    expect(found).toMatchObject({ total: 1, body: [{ id, pesel: '•••••••5836' }] });
    expect((await entries()).total).toBe(before + 1);
  });

  test('is in the audit log: who searched, and whom they found, without the number', async () => {
    await api.db.delete(auditEntries);
    const id = await create('szukana', { identificationDocumentType: -1, pesel: '44051401359' });
    await manager.get(`${url}?filters=pesel;equal;44051401359&filters=userName;equal;szukana`);
    await manager.get(`${url}?filters=pesel;equal;00000000000`);
    await manager.get(`${url}?filters=userName;equal;szukana`);
    const { body } = await entries();
    expect(body).toMatchObject([
      {
        userId: managerUser.id,
        operation: 'listUsers',
        subjectId: id,
        subjectName: 'szukana',
        details: ['Szukano po numerze PESEL', 'Znaleziono: 1'],
      },
      { subjectId: null, details: ['Szukano po numerze PESEL', 'Znaleziono: 0'] },
    ]);
    expect(JSON.stringify(body)).not.toContain('44051401359');
  });
});

describe('activation', () => {
  test('deactivate clears, activate sets, each only when it may', async () => {
    const id = await create('aktywna.osoba');
    const off = await manager.delete(`${url}/${id}/isconfirmed`);
    expect(off).toMatchObject({ status: 200, body: { isActive: false, isConfirmed: false } });
    expect((await manager.delete(`${url}/${id}/isconfirmed`)).status).toBe(409);
    expect((await manager.post(`${url}/${id}/password`)).status).toBe(409);
    const on = await manager.post(`${url}/${id}/isconfirmed`, undefined, { ifMatch: off.etag });
    expect(on).toMatchObject({ status: 200, body: { isActive: true, isConfirmed: true } });
    expect((await manager.post(`${url}/${id}/isconfirmed`)).status).toBe(409);
    expect((await manager.delete(`${url}/${id}/isconfirmed`, { ifMatch: off.etag })).status).toBe(412);
  });

  test('removal deactivates, and reports the rows that it rejected', async () => {
    const [id, system] = [await create('do.usuniecia'), await create('systemowe')];
    await api.db.update(users).set({ isSystem: true }).where(eq(users.id, system));
    const { body } = await manager.delete(
      `${url}?userIds=${system}&userIds=${id}&userIds=${managerUser.id}&userIds=${adminUser.id}&userIds=999999`,
    );
    expect(body).toEqual([
      { id: system, name: 'systemowe', done: false, errors: ['Konta systemowego nie można usunąć'] },
      { id, name: 'do.usuniecia', done: true, errors: [] },
      { id: managerUser.id, name: managerUser.userName, done: false, errors: ['Nie można usunąć własnego konta'] },
      {
        id: adminUser.id,
        name: adminUser.userName,
        done: false,
        errors: ['Konto administratora może zmienić tylko administrator'],
      },
      { id: 999_999, done: false, errors: ['Nie znaleziono użytkownika o numerze 999999'] },
    ]);
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ isActive: false, isConfirmed: false });
    expect((await admin.delete(`${url}?userIds=${id}`)).body).toMatchObject([{ done: true }]);
  });
});

describe('privilege escalation is rejected', () => {
  const own = (user: TestUser, changes: Record<string, unknown> = {}) =>
    input(user.userName, { roles: undefined, ...changes });

  test('one’s own account is saved by administrators only, and never one’s own roles', async () => {
    expect((await manager.put(`${url}/${managerUser.id}`, own(managerUser))).status).toBe(403);
    expect((await manager.put(`${url}/${managerUser.id}`, own(managerUser, { roles: [administratorId] }))).status).toBe(
      403,
    );
    expect((await admin.put(`${url}/${adminUser.id}`, own(adminUser))).status).toBe(200);
    const roles = await admin.put(`${url}/${adminUser.id}`, own(adminUser, { roles: [administratorId, roleId] }));
    expect(roles).toMatchObject({ status: 403, body: { fields: [{ path: 'roles' }] } });
  });

  test('own accounts cannot be activated, deactivated, reset or removed', async () => {
    for (const [client, { id }] of [
      [manager, managerUser],
      [admin, adminUser],
    ] as const) {
      expect((await client.post(`${url}/${id}/isconfirmed`)).status).toBe(409);
      expect((await client.delete(`${url}/${id}/isconfirmed`)).status).toBe(409);
      expect((await client.post(`${url}/${id}/password`)).status).toBe(409);
      expect((await client.delete(`${url}?userIds=${id}`)).body).toMatchObject([{ done: false }]);
    }
  });

  test('a deactivated account cannot be activated with its remaining token', async () => {
    const gone = await api.user({ permissions: ['ManageUsers'] });
    await api.db.update(users).set({ isActive: false, isConfirmed: false }).where(eq(users.id, gone.id));
    const left = api.as(gone);
    expect((await left.post(`${url}/${gone.id}/isconfirmed`)).status).toBe(403);
    expect((await left.put(`${url}/${gone.id}`, own(gone))).status).toBe(403);
    expect((await left.get(url)).status).toBe(403);
    const [row] = await api.db.select().from(users).where(eq(users.id, gone.id));
    expect(row).toMatchObject({ isActive: false, isConfirmed: false });
  });

  test('ManageUsers does not allow extending the permissions of roles', async () => {
    const { body } = await manager.get('/api/auth/users/roles');
    expect(body).toContainEqual(expect.objectContaining({ id: roleId, permissions: ['CreateArticles'] }));
    const role = { name: 'Redaktor', description: 'Pisze', permissions: ['ManageSettings'] };
    expect((await manager.put(`/api/auth/roles/${roleId}`, role)).status).toBe(403);
    expect((await manager.put(`/api/auth/roles/${administratorId}`, role)).status).toBe(403);
    expect((await admin.put(`/api/auth/roles/${administratorId}`, role)).status).toBe(409);
  });

  test('only an administrator makes one, or touches one', async () => {
    const id = await create('zwykla.osoba');
    const refused = await manager.put(`${url}/${id}`, input('zwykla.osoba', { roles: [roleId, administratorId] }));
    expect(refused).toMatchObject({ status: 403, body: { fields: [{ path: 'roles' }] } });
    expect((await manager.post(url, input('nowy.admin', { roles: [administratorId] }))).status).toBe(403);
    expect((await manager.put(`${url}/${adminUser.id}`, input(adminUser.userName))).status).toBe(403);
    expect((await manager.post(`${url}/${adminUser.id}/password`)).status).toBe(403);
    expect((await manager.delete(`${url}/${adminUser.id}/isconfirmed`)).status).toBe(403);
    const [row] = await api.db.select().from(users).where(eq(users.id, adminUser.id));
    expect(row?.isActive).toBe(true);
  });

  test('only an administrator closes categories, of others', async () => {
    const id = await create('ograniczona');
    const [category = 0] = elements;
    expect((await manager.put(`${url}/${id}`, input('ograniczona', { excludeCategories: [category] }))).status).toBe(
      403,
    );
    const saved = await admin.put(`${url}/${id}`, input('ograniczona', { excludeCategories: [category] }));
    expect(saved.body.excludeCategories).toEqual([category]);
    const kept = await manager.put(`${url}/${id}`, input('ograniczona', { surname: 'Inna' }));
    expect(kept.body.excludeCategories).toEqual([category]);
    const opened = await admin.put(`${url}/${id}`, input('ograniczona', { excludeCategories: [] }));
    expect(opened.body.excludeCategories).toEqual([]);
  });

  test('a new subcategory inherits exclusions of its category', async () => {
    const [closed = 0, open = 0] = elements;
    const id = await create('zamknieta.galaz', { excludeCategories: [closed] });
    const other = await create('inna.galaz', { excludeCategories: [open] });
    const rows = [closed, open].map((parentId) => ({ type: 20, position: 990, parentId }));
    const [under] = await api.db.insert(menuElements).values(rows).returning({ id: menuElements.id });
    const excluded = async (user: number) => (await admin.get(`${url}/${user}`)).body.excludeCategories;
    expect(await excluded(id)).toEqual([closed, under?.id]);
    expect(await excluded(other)).toHaveLength(2);
    expect(await excluded(other)).not.toContain(under?.id);
  });

  test('granting Administrator closes every category, for the day it is lost', async () => {
    const id = await create('awansuje');
    const saved = await admin.put(`${url}/${id}`, input('awansuje', { roles: [roleId, administratorId] }));
    const all = (await api.db.select({ id: menuElements.id }).from(menuElements))
      .map((row) => row.id)
      .sort((a, b) => a - b);
    expect(saved.body.excludeCategories).toEqual(all);
  });

  test('without ManageUsers everything is closed but one’s own profile', async () => {
    const editor = api.as(await api.user({ permissions: ['CreateArticles'] }));
    expect((await editor.get(url)).status).toBe(403);
    expect((await editor.get(`${url}/${adminUser.id}`)).status).toBe(403);
    expect((await editor.post(`${url}/${managerUser.id}/password`)).status).toBe(403);
    expect((await editor.get('/api/auth/audit-entries')).status).toBe(403);
    const profile = await editor.get(`${url}/profile`);
    expect(profile).toMatchObject({ status: 200, body: { firstname: 'Anna', surname: 'Testowa' } });
  });
});

test('effective permissions name the granting roles', async () => {
  const id = await create('wynikowe');
  const { body } = await manager.get(`${url}/${id}/effective-permissions`);
  expect(body).toHaveLength(7);
  const of = (name: string, rows = body) =>
    rows.find((row: { permission: { id: string } }) => row.permission.id === name);
  expect(of('CreateArticles')).toMatchObject({
    isGranted: true,
    permission: { displayName: 'Tworzenie artykułów' },
    roles: [{ id: roleId, name: 'Redaktor' }],
  });
  expect(of('ManageUsers')).toMatchObject({ isGranted: false, roles: [] });
  await manager.delete(`${url}/${id}/isconfirmed`);
  const later = await manager.get(`${url}/${id}/effective-permissions`);
  expect(of('CreateArticles', later.body)).toMatchObject({ isGranted: false, roles: [{ name: 'Redaktor' }] });
});

describe('integrated with the external system', () => {
  test('accounts are read-only', async () => {
    const integrated = await startApi({ env: { ASW_INTEGRATED: '1' } });
    try {
      const client = integrated.as(await integrated.user({ isAdmin: true }));
      const other = await integrated.user();
      const message = 'Konta użytkowników są zarządzane w zintegrowanym systemie zewnętrznym';
      const calls = [
        client.post(url, input('nowa.osoba', { roles: [1] })),
        client.put(`${url}/${other.id}`, input(other.userName, { roles: undefined })),
        client.delete(`${url}/${other.id}/isconfirmed`),
        client.post(`${url}/${other.id}/isconfirmed`),
        client.post(`${url}/${other.id}/password`),
      ];
      for (const call of calls) expect(await call).toMatchObject({ status: 409, body: { errors: [message] } });
      expect((await client.delete(`${url}?userIds=${other.id}`)).body).toMatchObject([
        { done: false, errors: [message] },
      ]);
    } finally {
      await integrated.stop();
    }
  });
});

describe('the audit log', () => {
  test('has every read and every change of a card, without personal numbers', async () => {
    const id = await create('sledzona', { identificationDocumentType: -1, pesel: '44051401359' });
    await manager.get(`${url}/${id}`);
    await admin.put(
      `${url}/${id}`,
      input('sledzona', {
        surname: 'Nowa',
        identificationDocumentType: -1,
        pesel: '02070803628',
        roles: [roleId, administratorId],
      }),
    );
    await admin.delete(`${url}/${id}/isconfirmed`);
    await admin.post(`${url}/${id}/isconfirmed`);
    const { body, total } = await admin.get(`/api/auth/audit-entries?filters=subjectId;equal;${id}&sortings=id;asc`);
    expect(body.map((entry: { event: string }) => entry.event)).toEqual([
      'UserCreated',
      'UserRead',
      'UserUpdated',
      'UserRolesChanged',
      'UserCategoriesChanged',
      'UserDeactivated',
      'UserActivated',
    ]);
    expect(total).toBe(7);
    expect(body[1]).toMatchObject({
      userId: managerUser.id,
      userName: managerUser.userName,
      subjectName: 'sledzona',
      ipAddress: '127.0.0.1',
    });
    expect(body[2].details).toEqual(['Zmieniono: nazwisko, PESEL, data urodzenia, numer dokumentu, płeć']);
    expect(body[3].details).toEqual(['Nadano role: Administrator']);
    expect(JSON.stringify(body)).not.toMatch(/44051401359|02070803628/);
  });

  test('has every read of one’s own card too', async () => {
    const editor = await api.user({ permissions: ['CreateArticles'] });
    await api.as(editor).get(`${url}/profile`);
    const { body } = await admin.get(`/api/auth/audit-entries?filters=subjectId;equal;${editor.id}`);
    expect(body).toMatchObject([{ event: 'UserRead', userId: editor.id, subjectName: editor.userName }]);
  });

  test('filters and sorts', async () => {
    await api.db.insert(auditEntries).values([
      { kind: 'SignInFailed', address: '203.0.113.7', createdDate: new Date('2020-01-02T10:00:00Z') },
      {
        kind: 'SignedIn',
        address: '203.0.113.8',
        actorName: 'ktos.dawny',
        createdDate: new Date('2020-01-01T10:00:00Z'),
      },
    ]);
    const page = (query: string) => admin.get(`/api/auth/audit-entries?${query}`);
    expect((await page('filters=event;in;SignInFailed;SignedIn&filters=createdDate;lessThan;2020-01-03')).total).toBe(
      2,
    );
    const period = (from: string, until: string) =>
      page(`filters=createdDate;greaterThanOrEqual;${from}&filters=createdDate;lessThanOrEqual;${until}`);
    expect((await period('2020-01-01', '2020-01-02')).total).toBe(2);
    expect((await period('2020-01-02', '2020-01-02')).body).toMatchObject([{ event: 'SignInFailed' }]);
    expect((await period('2020-01-03', '2020-01-01')).total).toBe(0);
    expect((await page('filters=ipAddress;startsWith;203.0.113.')).total).toBe(2);
    expect((await page('filters=userName;contains;DAWNY')).body).toMatchObject([{ event: 'SignedIn' }]);
    // who acted, or whom it concerned
    const id = await create('jedna.osoba');
    await manager.get(`${url}/${id}`);
    const about = await page('filters=person;contains;jedna.OSOBA&sortings=id;asc');
    expect(about.body).toMatchObject([{ event: 'UserCreated' }, { event: 'UserRead' }]);
    const acted = await page(`filters=person;contains;${managerUser.userName}&filters=subjectId;equal;${id}`);
    expect(acted.body).toMatchObject([{ event: 'UserRead', userId: managerUser.id }]);
    const newest = await page('size=1');
    expect(new Date(newest.body[0].createdDate).getFullYear()).toBeGreaterThan(2020);
    expect((await page('sortings=createdDate;asc&size=1')).body).toMatchObject([{ userName: 'ktos.dawny' }]);
    expect((await page('filters=event;equal;Cokolwiek')).status).toBe(400);
  });

  test('is a file for spreadsheets, of what the filters let through', async () => {
    await api.db.insert(auditEntries).values(
      Array.from({ length: 2300 }, (_, i) => ({
        kind: 'SignInFailed',
        actorName: i === 0 ? '=cmd' : `osoba.${i}`,
        subjectName: 'żółw; "x"',
        address: '198.51.100.9',
        createdDate: new Date(Date.UTC(2019, 0, 1, 12, 0, i)),
        details: ['Pierwsze', 'Drugie'],
      })),
    );
    const answer = await admin.get('/api/auth/audit-entries/export?filters=ipAddress;equal;198.51.100.9');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/filename="dziennik-zdarzen-\d{4}-\d\d-\d\d\.csv"/);
    const lines = answer.bytes.toString('utf8').split('\r\n');
    expect(lines[0]).toBe('\uFEFFData i godzina;Zdarzenie;Kto;Kogo lub czego dotyczy;Szczegóły;Adres IP');
    expect(lines).toHaveLength(2302);
    expect(new Set(lines).size).toBe(2302);
    expect(lines[2300]).toBe(
      `2019-01-01 13:00:00;Nieudane logowanie;'=cmd;"żółw; ""x""";"Pierwsze; Drugie";198.51.100.9`,
    );
    const { body } = await admin.get('/api/auth/audit-entries?filters=event;equal;AuditExported');
    expect(body).toMatchObject([{ userId: adminUser.id, details: ['Liczba filtrów: 1'] }]);
    expect((await manager.get('/api/auth/audit-entries/export')).status).toBe(403);
    expect((await admin.get('/api/auth/audit-entries/export?filters=haslo;equal;x')).status).toBe(400);
  });

  test('is written with the change or not at all', async () => {
    const id = await create('caly.zapis');
    await api.db.execute(
      sql`alter table audit_entries add constraint closed check (kind <> 'UserDeactivated') not valid`,
    );
    expect((await admin.delete(`${url}/${id}/isconfirmed`)).status).toBe(500);
    await api.db.execute(sql`alter table audit_entries drop constraint closed`);
    expect((await admin.get(`${url}/${id}`)).body.isActive).toBe(true);
  });
});
