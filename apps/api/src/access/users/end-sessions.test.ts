// An administrator ends the sign-ins of another account; its password stays.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { startWithUsers, type UserTests, url } from '../testing/user-calls.ts';

let api: UserTests['api'];
let adminUser: UserTests['adminUser'];
let manager: UserTests['manager'];
let managerUser: UserTests['managerUser'];
let create: UserTests['create'];

beforeAll(async () => {
  ({ api, manager, managerUser, adminUser, create } = await startWithUsers());
});
afterAll(() => api.stop());

test('tokens count from now on, and nothing else changes', async () => {
  const id = await create('zgubiony.laptop');
  const [before] = await api.db.select().from(users).where(eq(users.id, id));
  expect((await manager.post(`${url}/${id}/sign-out`)).status).toBe(204);
  const [after] = await api.db.select().from(users).where(eq(users.id, id));
  expect(after).toEqual({ ...before, tokensValidFrom: expect.any(Date) });
  expect(after?.tokensValidFrom).not.toEqual(before?.tokensValidFrom);
});

test('not of oneself, of an administrator, of an inactive account, of nobody', async () => {
  expect((await manager.post(`${url}/${managerUser.id}/sign-out`)).status).toBe(409);
  expect((await manager.post(`${url}/${adminUser.id}/sign-out`)).status).toBe(403);
  const id = await create('nieaktywna.osoba');
  await manager.delete(`${url}/${id}/isconfirmed`);
  expect((await manager.post(`${url}/${id}/sign-out`)).status).toBe(409);
  expect((await manager.post(`${url}/999999/sign-out`)).status).toBe(404);
});
