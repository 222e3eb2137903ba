import { can } from '@redakcja/domain/shared/session/permissions';
import type { OperationVerdict } from '@redakcja/generated/model/operationVerdict';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { operations } from '@redakcja/generated/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('says of every operation whether its permissions are there, and who grants the missing ones', async () => {
  await api.user({ isAdmin: true });
  const permissions = [PermissionName.CreateArticles];
  const client = api.as(await api.user({ permissions }));
  const said: OperationVerdict[] = (await client.get('/api/auth/users/operations')).body;
  const rights = { permissions: new Set(permissions), isAdmin: false };
  expect(Object.fromEntries(said.map(({ operation, isAllowed }) => [operation, isAllowed]))).toEqual(
    Object.fromEntries(operations.map(({ id }) => [id, can(id, rights)])),
  );
  expect(said.find(({ operation }) => operation === 'createBanner')).toMatchObject({
    name: 'Utworzenie banera',
    cause: 'permission',
    remedy: expect.stringMatching(/^Potrzebne uprawnienie „Zarządzanie ustawieniami”\. (Może|Mogą) je nadać/),
  });
});
