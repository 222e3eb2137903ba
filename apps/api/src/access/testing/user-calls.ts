// A server with users for tests, and calls that create further ones.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { menuElements, roles } from '../../database/schema.ts';
import { startApi } from '../../testing/start-api.ts';

export const url = '/api/auth/users';

export function userInput(userName: string, changes: Record<string, unknown> = {}) {
  return {
    userName,
    firstname: 'Jan',
    surname: 'Kowalski',
    email: `${userName}@jasionka.example`,
    identificationDocumentType: 0,
    sex: 0,
    ...changes,
  };
}

/** A server with an administrator, a manager of users, three categories and the role Redaktor, that of new users. */
export async function startWithUsers() {
  const api = await startApi();
  const adminUser = await api.user({ isAdmin: true });
  const admin = api.as(adminUser);
  const managerUser = await api.user({ permissions: ['ManageUsers', 'CreateArticles'] });
  const role = { name: 'Redaktor', description: 'Pisze', permissions: ['CreateArticles'] };
  const [made] = await api.db.insert(roles).values(role).returning({ id: roles.id });
  const [system] = await api.db.select({ id: roles.id }).from(roles).where(eq(roles.isAdministrator, true));
  const roleId = made?.id ?? 0;
  const rows = [1, 2, 3].map((position) => ({ type: 20, position: 900 + position }));
  const categories = await api.db.insert(menuElements).values(rows).returning({ id: menuElements.id });
  const input = (userName: string, changes: Record<string, unknown> = {}) =>
    userInput(userName, { roles: [roleId], ...changes });
  return {
    api,
    admin,
    adminUser,
    manager: api.as(managerUser),
    managerUser,
    roleId,
    administratorId: system?.id ?? 0,
    categories: categories.map(({ id }) => id),
    input,
    create: async (userName: string, changes: Record<string, unknown> = {}): Promise<number> => {
      const { status, body } = await admin.post(url, input(userName, changes));
      expect(status).toBe(201);
      return body.id;
    },
  };
}

export type UserTests = Awaited<ReturnType<typeof startWithUsers>>;
