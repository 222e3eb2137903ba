import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menuElements, users } from '../../database/schema.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let api: UserTests['api'];
let admin: UserTests['admin'];
let adminUser: UserTests['adminUser'];
let manager: UserTests['manager'];
let managerUser: UserTests['managerUser'];
let roleId: UserTests['roleId'];
let administratorId: UserTests['administratorId'];
let input: UserTests['input'];
let create: UserTests['create'];
let categories: UserTests['categories'];

beforeAll(async () => {
  ({ api, admin, adminUser, manager, managerUser, roleId, administratorId, input, create, categories } =
    await startWithUsers());
});
afterAll(() => api.stop());

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
    const [category = 0] = categories;
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
    const [closed = 0, open = 0] = categories;
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
