// Every set of rights of a caller with ManageUsers × accounts with every set of rights × every operation that creates or changes an account.
// Expected: no caller grants, or changes an account with, more rights than their own.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { menuElements, roles, userExcludedCategories, userRoles, users } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { withApi } from '../../testing/with-api.ts';
import { withNormalizedNames } from '../../text/normalized-names.ts';

interface Rights {
  name: string;
  permissions: readonly PermissionName[];
  isAdmin?: boolean;
}

const all = Object.values(PermissionName);
const actors: Rights[] = [
  { name: 'ManageUsers', permissions: ['ManageUsers'] },
  { name: 'ManageUsers and ManageSettings', permissions: ['ManageUsers', 'ManageSettings'] },
  {
    name: 'ManageUsers, CreateArticles and PublishArticles',
    permissions: ['ManageUsers', 'CreateArticles', 'PublishArticles'],
  },
  { name: 'all permissions', permissions: all },
  { name: 'an administrator', permissions: all, isAdmin: true },
];
const accounts: Rights[] = [
  { name: 'nothing', permissions: [] },
  ...all.map((one): Rights => ({ name: one, permissions: [one] })),
  { name: 'all permissions', permissions: all },
  { name: 'an administrator', permissions: all, isAdmin: true },
];

// nothing listens there: the link is neither sent nor shown
const api = withApi({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bip@jasionka.example' } });
let administratorId: number;
const roleIds = new Map<Rights, number>();

beforeAll(async () => {
  const [system] = await api.db.select({ id: roles.id }).from(roles).where(eq(roles.isAdministrator, true));
  administratorId = system?.id ?? 0;
  for (const account of accounts) roleIds.set(account, account.isAdmin ? administratorId : await roleOf(account));
});

async function roleOf({ name, permissions }: Rights): Promise<number> {
  const role = { name: `Rola: ${name}`, description: 'Rola testowa', permissions: [...permissions] };
  const [made] = await api.db.insert(roles).values(role).returning({ id: roles.id });
  return made?.id ?? 0;
}

const url = '/api/auth/users';
let count = 0;

function input(role: number | undefined, userName = `osoba.nr.${++count}`) {
  return {
    userName,
    firstname: 'Jan',
    surname: 'Kowalski',
    email: `${userName}@jasionka.example`,
    identificationDocumentType: 0,
    sex: 0,
    roles: role === undefined ? undefined : [role],
  };
}

async function account(role: number, isActive = true, excluded: readonly number[] = []): Promise<number> {
  const { userName, firstname, surname, email } = input(role);
  const names = withNormalizedNames({ userName, firstname, surname, email });
  const made = { ...names, identityUserId: userName, isActive, isConfirmed: isActive };
  const [user] = await api.db.insert(users).values(made).returning({ id: users.id });
  const id = user?.id ?? 0;
  await api.db.insert(userRoles).values({ userId: id, roleId: role });
  const closed = excluded.map((menuElementId) => ({ userId: id, menuElementId }));
  if (closed.length > 0) await api.db.insert(userExcludedCategories).values(closed);
  return id;
}

/** Every operation that changes an account or grants a role; the result is whether it succeeded. */
const ways: Record<string, (client: TestClient, role: number, excluded?: readonly number[]) => Promise<boolean>> = {
  create: async (client, role) => done(await client.post(url, input(role))),
  give: async (client, role, excluded) => {
    const id = await account(roleIds.get(accounts[0] as Rights) ?? 0, true, excluded);
    return done(await client.put(`${url}/${id}`, input(role)));
  },
  'change the e-mail': async (client, role, excluded) =>
    done(await client.put(`${url}/${await account(role, true, excluded)}`, input(undefined))),
  'take the role': async (client, role, excluded) =>
    done(await client.put(`${url}/${await account(role, true, excluded)}`, input(roleIds.get(accounts[0] as Rights)))),
  'reset the password': async (client, role, excluded) =>
    done(await client.post(`${url}/${await account(role, true, excluded)}/password`)),
  activate: async (client, role, excluded) =>
    done(await client.post(`${url}/${await account(role, false, excluded)}/isconfirmed`)),
  deactivate: async (client, role, excluded) =>
    done(await client.delete(`${url}/${await account(role, true, excluded)}/isconfirmed`)),
  remove: async (client, role, excluded) => {
    const { body } = await client.delete<{ done: boolean }[]>(`${url}?userIds=${await account(role, true, excluded)}`);
    return body[0]?.done ?? false;
  },
};

function done({ status }: { status: number }): boolean {
  expect([200, 201, 403]).toContain(status);
  return status !== 403;
}

describe.each(Object.entries(ways))('%s', (_, way) => {
  test.each(actors)('by $name', async (actor) => {
    const client = api.as(await api.user({ permissions: actor.permissions, isAdmin: actor.isAdmin ?? false }));
    const did: string[] = [];
    for (const one of accounts) if (await way(client, roleIds.get(one) ?? 0)) did.push(one.name);
    const may = accounts.filter(
      ({ permissions, isAdmin }) =>
        actor.isAdmin || (!isAdmin && permissions.every((name) => actor.permissions.includes(name))),
    );
    expect(did).toEqual(may.map(({ name }) => name));
  });
});

describe('categories', () => {
  let closed: number[];
  let client: TestClient;
  const role = () => roleIds.get(accounts[0] as Rights) ?? 0;

  beforeAll(async () => {
    const rows = [1, 2, 3].map((position) => ({ type: 20, position: 900 + position }));
    closed = (await api.db.insert(menuElements).values(rows).returning({ id: menuElements.id })).map(({ id }) => id);
    client = api.as(await api.user({ permissions: ['ManageUsers'], excludedCategories: closed.slice(0, 2) }));
  });

  const changing = Object.entries(ways).filter(([name]) => name !== 'create');
  test.each(changing)('that one may not manage oneself: %s of an account that may', async (_, way) => {
    expect(await way(client, role(), closed.slice(0, 1))).toBe(false);
    expect(await way(client, role(), closed.slice(0, 2))).toBe(true);
    expect(await way(client, role(), closed)).toBe(true);
  });

  test('are inherited by the users one makes, whatever one asks for', async () => {
    const made = await client.post(url, input(role()));
    expect(made.status).toBe(201);
    expect((await client.get(`${url}/${made.body.id}`)).body.excludeCategories).toEqual(closed.slice(0, 2));
    const wider = await client.post(url, { ...input(role()), excludeCategories: [] });
    expect(wider).toMatchObject({ status: 403, body: { fields: [{ path: 'excludeCategories' }] } });
    const changed = await client.put(`${url}/${made.body.id}`, { ...input(role()), excludeCategories: [] });
    expect(changed).toMatchObject({ status: 403, body: { fields: [{ path: 'excludeCategories' }] } });
  });

  test('of an administrator, who is not bound by them, are not inherited', async () => {
    const admin = api.as(await api.user({ isAdmin: true, excludedCategories: closed }));
    const made = await admin.post(url, input(role()));
    expect((await admin.get(`${url}/${made.body.id}`)).body.excludeCategories).toEqual([]);
  });
});

describe('a link that sets a password', () => {
  const managerOf = async (one: TestApi) => one.as(await one.user({ permissions: ['ManageUsers'] }));

  test('is shown to administrators only, also when the message could not be sent', async () => {
    const role = roleIds.get(accounts[0] as Rights) ?? 0;
    const manager = await managerOf(api);
    const admin = api.as(await api.user({ isAdmin: true }));
    const linkOf = async (client: TestClient) => [
      (await client.post(url, input(role))).body.passwordLink,
      (await client.post(`${url}/${await account(role)}/password`)).body,
    ];
    for (const link of await linkOf(manager)) expect(link).toMatchObject({ isSent: false, link: null });
    for (const link of await linkOf(admin))
      expect(link).toMatchObject({ isSent: false, link: expect.stringContaining('#token=') });
  });

  test('is not made without a mail server, and nothing has changed then', async () => {
    const silent = await startApi();
    try {
      const manager = await managerOf(silent);
      const other = await silent.user();
      await silent.db.update(users).set({ passwordHash: 'hash' }).where(eq(users.id, other.id));
      const [role] = await silent.db.insert(roles).values({ name: 'Pusta', description: 'Pusta' }).returning();
      const refused = {
        status: 409,
        body: { errors: [expect.stringContaining('Serwer poczty nie jest skonfigurowany')] },
      };
      expect(await manager.post(url, input(role?.id, 'nowa.osoba'))).toMatchObject(refused);
      expect(await manager.post(`${url}/${other.id}/password`)).toMatchObject(refused);
      const rows = await silent.db.select().from(users);
      expect(rows.map(({ userName }) => userName)).not.toContain('nowa.osoba');
      expect(rows.find(({ id }) => id === other.id)?.passwordHash).toBe('hash');
    } finally {
      await silent.stop();
    }
  });
});
