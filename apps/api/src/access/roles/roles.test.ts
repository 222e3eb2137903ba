import { PermissionName } from '@redakcja/generated/model/permissionName';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, roles, userRoles } from '../../database/schema.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { withApi } from '../../testing/with-api.ts';

const api = withApi();
let admin: TestClient;
let adminUser: TestUser;

beforeAll(async () => {
  adminUser = await api.user({ isAdmin: true });
  admin = api.as(adminUser);
});

const url = '/api/auth/roles';
const input = (name: string, permissions = ['CreateArticles']) => ({
  name,
  description: 'Przygotowuje artykuły',
  permissions,
});

async function create(name: string, permissions?: string[]): Promise<number> {
  const { status, body } = await admin.post(url, input(name, permissions));
  expect(status).toBe(201);
  return body.id;
}

async function administratorRole(): Promise<number> {
  const { body } = await admin.get(`${url}?filters=name;equal;Administrator`);
  return body[0].id;
}

test('a role is created, read, changed and deleted', async () => {
  const created = await admin.post(url, input('  Redaktor sportowy '));
  expect(created).toMatchObject({ status: 201, headers: { location: `${url}/${created.body.id}` } });
  const role = await admin.get(`${url}/${created.body.id}`);
  expect(role.body).toEqual({
    id: created.body.id,
    name: 'Redaktor sportowy',
    description: 'Przygotowuje artykuły',
    isSystem: false,
    permissions: [
      {
        id: 'CreateArticles',
        displayName: 'Tworzenie artykułów',
        description: 'Dodawanie i edycja artykułów oraz usuwanie wersji roboczych',
      },
    ],
  });
  const changed = await admin.put(
    role.headers.location ?? `${url}/${created.body.id}`,
    input('Redaktor', ['ManageMenus']),
    {
      ifMatch: role.etag,
    },
  );
  expect(changed).toMatchObject({ status: 200, body: { name: 'Redaktor', permissions: [{ id: 'ManageMenus' }] } });
  expect(changed.etag).not.toBe(role.etag);
  const stale = await admin.put(`${url}/${created.body.id}`, input('Inna'), { ifMatch: role.etag });
  expect(stale.status).toBe(412);
  const deleted = await admin.delete(`${url}?roleIds=${created.body.id}`);
  expect(deleted.body).toEqual([{ id: created.body.id, name: 'Redaktor', done: true, errors: [] }]);
  expect((await admin.get(`${url}/${created.body.id}`)).status).toBe(404);
});

test.each([
  [{ name: '' }, 'name', 'Nazwa jest polem wymaganym'],
  [{ name: 'x'.repeat(101) }, 'name', 'Maksymalnie 100 znaków'],
  [{ description: '' }, 'description', 'Pole wymagane'],
  [{ description: 'x'.repeat(501) }, 'description', 'Maksymalnie 500 znaków'],
  [{ permissions: [] }, 'permissions', 'Rola musi posiadać przynajmniej jedno uprawnienie'],
])('%j is refused at its field', async (wrong, path, message) => {
  const { status, body } = await admin.post(url, { ...input('Zła rola'), ...wrong });
  expect(status).toBe(400);
  expect(body.fields).toContainEqual({ path, message });
});

test('the messages name their fields for those who see no form', async () => {
  const { body } = await admin.post(url, { ...input('Zła rola'), description: '' });
  expect(body.errors).toEqual(['Opis: Pole wymagane']);
});

test('a name is there once, whatever its letter case', async () => {
  const id = await create('Korektor');
  expect(await admin.post(url, input('KOREKTOR'))).toMatchObject({
    status: 409,
    body: {
      errors: ['Rola o takiej nazwie już istnieje'],
      fields: [{ path: 'name', message: 'Rola o takiej nazwie już istnieje' }],
    },
  });
  const other = await create('Korektorka');
  expect((await admin.put(`${url}/${other}`, input('korektor'))).status).toBe(409);
  expect((await admin.put(`${url}/${id}`, input('korektor'))).status).toBe(200);
});

describe('a system role', () => {
  test('cannot be changed or deleted', async () => {
    const id = await administratorRole();
    expect((await admin.put(`${url}/${id}`, input('Administrator', ['ManageMenus']))).status).toBe(409);
    const { body } = await admin.delete(`${url}?roleIds=${id}`);
    expect(body).toEqual([{ id, name: 'Administrator', done: false, errors: ['Roli systemowej nie można usunąć'] }]);
    const [row] = await api.db.select().from(roles).where(eq(roles.id, id));
    expect(row).toMatchObject({ isAdministrator: true, revision: 1 });
    expect(row?.permissions).toHaveLength(7);
  });
});

test('the only role of a user is not removed, also when another one is removed in the same call', async () => {
  const [first, second] = [await create('Pierwsza'), await create('Druga')];
  const user = await api.user();
  await api.db.delete(userRoles).where(eq(userRoles.userId, user.id));
  await api.db.insert(userRoles).values([first, second].map((roleId) => ({ userId: user.id, roleId })));
  const { body } = await admin.delete(`${url}?roleIds=${first}&roleIds=${second}&roleIds=999999`);
  expect(body).toEqual([
    { id: first, name: 'Pierwsza', done: true, errors: [] },
    {
      id: second,
      name: 'Druga',
      done: false,
      errors: [`Rola „Druga” jest jedyną rolą użytkowników: ${user.userName}`],
    },
    { id: 999_999, done: false, errors: ['Nie znaleziono roli o numerze 999999'] },
  ]);
});

test('the list filters, sorts and pages', async () => {
  for (const name of ['Ćwiartka', 'Cytryna', 'Łuk', 'Luk']) await create(`Lista ${name}`);
  const names = async (query: string) => {
    const { body, total } = await admin.get(`${url}?filters=name;startsWith;Lista&${query}`);
    return [total, body.map((row: { name: string }) => row.name.slice(6))];
  };
  expect(await names('')).toEqual([4, ['Cytryna', 'Ćwiartka', 'Luk', 'Łuk']]);
  expect(await names('sortings=name;desc&size=2')).toEqual([4, ['Łuk', 'Luk']]);
  expect(await names('page=2&size=3')).toEqual([4, ['Łuk']]);
  expect(await names('filters=description;contains;nic')).toEqual([0, []]);
  const system = await admin.get(`${url}?filters=isSystem;equal;true`);
  expect(system.body).toMatchObject([{ name: 'Administrator', isSystem: true }]);
  const others = await admin.get(`${url}?filters=isSystem;notEqual;true&size=0`);
  expect(others.body.every((row: { isSystem: boolean }) => !row.isSystem)).toBe(true);
  expect((await admin.get(`${url}?filters=haslo;equal;x`)).status).toBe(400);
});

test('only administrators work with roles; who manages users sees what each of them grants', async () => {
  const manager = api.as(await api.user({ permissions: ['ManageUsers', 'ManageSettings'] }));
  for (const call of [manager.get(url), manager.post(url, input('Moja')), manager.delete(`${url}?roleIds=1`)]) {
    expect((await call).status).toBe(403);
  }
  const options = async (client: TestClient) => (await client.get('/api/auth/users/roles')).body;
  const permissions = Object.values(PermissionName);
  expect(await options(manager)).toContainEqual(expect.objectContaining({ name: 'Administrator', permissions }));
  expect(await options(admin)).toEqual(await options(manager));
});

test('changes are recorded in the audit log', async () => {
  const id = await create('Dziennik', ['CreateArticles', 'ManageMenus']);
  await admin.put(`${url}/${id}`, input('Dziennikarz', ['CreateArticles', 'PublishArticles']));
  await admin.delete(`${url}?roleIds=${id}`);
  const entries = await api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.id);
  expect(entries.filter(({ kind }) => kind.startsWith('Role'))).toMatchObject([
    { kind: 'RoleCreated', actorName: adminUser.userName, address: '127.0.0.1' },
    {
      kind: 'RoleUpdated',
      details: [
        'Zmieniono nazwę z „Dziennik” na „Dziennikarz”',
        'Nadano uprawnienia: Publikowanie artykułów',
        'Odebrano uprawnienia: Zarządzanie menu',
      ],
    },
    { kind: 'RoleDeleted', subjectName: 'Dziennikarz' },
  ]);
});
