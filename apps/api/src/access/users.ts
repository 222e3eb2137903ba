import { randomUUID } from 'node:crypto';
import {
  excludedAfterRoles,
  integratedMessage,
  type SaveRefusal,
  userSaveRefusals,
} from '@redakcja/domain/access/account-rules';
import { inheritedCategories } from '@redakcja/domain/access/grant-rules';
import { parseFilters } from '@redakcja/domain/shared/list-query';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { CreatedUser } from '@redakcja/generated/model/createdUser';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { UserRow } from '@redakcja/generated/model/userRow';
import type { Call, Handler } from '../contract/handler.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { administratorRoleId } from '../identity/accounts.ts';
import { announceAccessChange } from '../shared/access-changes.ts';
import { type AuditRecord, actorOf, recordAudit } from '../shared/audit.ts';
import { withNormalizedNames } from '../shared/normalized-names.ts';
import { conflict, invalid, isDuplicate, notFound, ProblemError } from '../shared/problem.ts';
import { respondStored, revisioned } from '../shared/revisioned.ts';
import type { Services } from '../shared/services.ts';
import { deliverLink, makeLink, requireLinkDelivery } from './password-delivery.ts';
import { rolesWithIds } from './role-queries.ts';
import { changedCategories, changedFields, changedRoles } from './user-changes.ts';
import {
  allMenuElements,
  columnsOf,
  findUser,
  insertUser,
  listUsers,
  presentUser,
  replaceExcluded,
  replaceRoles,
  type StoredUser,
  signsInAlready,
} from './user-queries.ts';

export const listUsersPage: Handler<'listUsers'> = async (call) => {
  const { services, query } = call;
  const { rows, total } = await listUsers(services, query);
  await recordSearch(call, rows, total);
  return { body: rows, total };
};

/** Searches by personal numbers reveal their owners, so they are recorded. */
async function recordSearch(call: Call<'listUsers'>, rows: readonly UserRow[], total: number): Promise<void> {
  const { db, now } = call.services;
  const { columns } = listUsersDefinition;
  const isPersonal = parseFilters(columns, call.query.filters).filters.some(
    (filter) => 'isPersonal' in columns[filter.column],
  );
  if (!isPersonal) return;
  const [found] = rows;
  const subject = found === undefined || rows.length > 1 ? null : { id: found.id, name: found.userName };
  const details = ['Szukano po numerze PESEL', `Znaleziono: ${total}`];
  await recordAudit(db, now(), { event: AuditEvent.PersonalDataSearched, ...actorOf(call), subject, details });
}

export const missing = (id: number) => `Nie znaleziono użytkownika o numerze ${id}`;

export const userResource = revisioned({
  table: users,
  key: users.id,
  find: async ({ db }: Services, id: number) => {
    const value = await findUser(db, id);
    return value && { id, revision: value.record.revision, value, content: { body: presentUser(value) } };
  },
  missing,
});

/** Unmasked personal data: the access is recorded before the response. */
export const getUser: Handler<'getUser'> = async (call) => respondCard(call, call.params.id);

/** Access to one's own data is recorded as well, since an unlocked screen may be used by others. */
export const getLoggedUserProfile: Handler<'getLoggedUserProfile'> = async (call) => respondCard(call, call.caller.id);

async function respondCard(call: Call<'getUser' | 'getLoggedUserProfile'>, id: number) {
  const { db, now } = call.services;
  const user = await userResource.existing(call.services, id);
  await recordAudit(db, now(), { event: AuditEvent.UserRead, ...actorOf(call), subject: partyOf(user.value) });
  return respondStored(user);
}

export const createUser: Handler<'createUser'> = async (call) => {
  const { db, now, config } = call.services;
  const hasPassword = config.identity.issuer === null;
  const { user, link } = await db
    .transaction(async (tx) => {
      const rights = await checkedRights(call, tx, null);
      if (hasPassword) requireLinkDelivery(call);
      const values = { ...columnsOf(call.body), identityUserId: randomUUID(), mustChangePassword: hasPassword };
      const id = await insertUser(tx, values, now());
      await requireOwnSignIn(tx, id, values);
      await replaceRoles(tx, id, ids(rights.roles));
      await replaceExcluded(tx, id, rights.excluded);
      const made = await existingUser(tx, id);
      const details = changedRoles([], rights.roles);
      await recordAudit(tx, now(), {
        event: AuditEvent.UserCreated,
        ...actorOf(call),
        subject: partyOf(made),
        details,
      });
      return { user: made.record, link: hasPassword ? await makeLink(tx, 'newAccount', id, now()) : null };
    })
    .catch(refuseTaken);
  const passwordLink = link === null ? null : await deliverLink(call, user, link);
  const body: CreatedUser = { id: user.id, passwordLink };
  return { body, location: `/api/auth/users/${user.id}` };
};

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { services, params, body } = call;
  const result = await userResource
    .update(call, async (before) => {
      const rights = await checkedRights(call, services.db, before);
      const columns = columnsOf(body);
      const write = async (tx: Database) => {
        await requireOwnSignIn(tx, params.id, columns);
        await replaceRoles(tx, params.id, ids(rights.roles));
        await replaceExcluded(tx, params.id, rights.excluded);
        await recordAudit(tx, services.now(), ...saveRecords(call, before, columns, rights));
      };
      return { columns: withNormalizedNames(columns), write };
    })
    .catch(refuseTaken);
  announceAccessChange(params.id);
  return result;
};

interface Rights {
  roles: RoleReference[];
  excluded: readonly number[];
}

/** Roles and categories after the save; refused where the caller may not set them (the domain's rules), or where they do not exist. */
async function checkedRights(
  call: Call<'createUser' | 'updateUser'>,
  db: Database,
  before: StoredUser | null,
): Promise<Rights> {
  const { body, caller, services } = call;
  const rolesBefore = before?.roles ?? [];
  const roles = body.roles === undefined ? rolesBefore : await rolesWithIds(db, body.roles);
  const categoriesBefore = before?.excludeCategories ?? inheritedCategories(caller);
  const administrator = await administratorRoleId(db);
  const refusals = userSaveRefusals(
    {
      userId: before?.record.id ?? null,
      rolesBefore,
      roles,
      categoriesBefore,
      excludeCategories: body.excludeCategories ?? null,
      administratorRoleId: administrator,
      isIntegrated: services.config.integratedWithAsw,
    },
    caller,
  );
  if (refusals.length > 0) throw refusedSave(refusals);
  if (body.roles !== undefined && roles.length < new Set(body.roles).size)
    throw invalid([{ path: 'roles', message: 'Wybrana rola nie istnieje' }]);
  const elements = await allMenuElements(db);
  const excluded = body.excludeCategories ?? categoriesBefore;
  const known = new Set(elements);
  if (!excluded.every((id) => known.has(id))) {
    throw invalid([{ path: 'excludeCategories', message: 'Wybrana kategoria nie istnieje' }]);
  }
  return { roles, excluded: excludedAfterRoles(ids(rolesBefore), ids(roles), administrator, excluded, elements) };
}

function refusedSave(refusals: readonly SaveRefusal[]): ProblemError {
  if (refusals.some(({ message }) => message === integratedMessage)) return conflict(integratedMessage);
  const messages = refusals.map(({ message }) => message);
  const fields = refusals.filter(({ path }) => path !== '');
  return new ProblemError(403, 'Brak uprawnień do wykonania polecania', messages, fields.length > 0 ? { fields } : {});
}

function saveRecords(
  call: Call<'createUser' | 'updateUser'>,
  before: StoredUser,
  values: ReturnType<typeof columnsOf>,
  rights: Rights,
): AuditRecord[] {
  const common = { ...actorOf(call), subject: { id: before.record.id, name: values.userName } };
  const fields = changedFields(before.record, values);
  const given = changedRoles(before.roles, rights.roles);
  const categories = changedCategories(before.excludeCategories, rights.excluded);
  return [
    ...(fields === null ? [] : [{ event: AuditEvent.UserUpdated, ...common, details: [fields] }]),
    ...(given.length === 0 ? [] : [{ event: AuditEvent.UserRolesChanged, ...common, details: given }]),
    ...(categories === null ? [] : [{ event: AuditEvent.UserCategoriesChanged, ...common, details: [categories] }]),
  ];
}

export async function existingUser(db: Database, id: number, lock = false): Promise<StoredUser> {
  const user = await findUser(db, id, lock);
  if (user === null) throw notFound(missing(id));
  return user;
}

export function partyOf({ record }: Pick<StoredUser, 'record'>) {
  return { id: record.id, name: record.userName };
}

function ids(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw constraintOf(error) === 'users_email'
    ? taken('email', 'Użytkownik o takim adresie e-mail już istnieje')
    : taken('userName', 'Użytkownik o takim loginie już istnieje');
}

/** Sign-in accepts logins and e-mails: a login equal to another user's e-mail would lock that user out. */
async function requireOwnSignIn(db: Database, id: number, values: ReturnType<typeof columnsOf>): Promise<void> {
  const { asEmail, asLogin } = await signsInAlready(db, id, values);
  if (asEmail) throw taken('userName', 'Login jest adresem e-mail innego użytkownika');
  if (asLogin) throw taken('email', 'Adres e-mail jest loginem innego użytkownika');
}

function taken(path: 'userName' | 'email', message: string): ProblemError {
  return new ProblemError(409, 'Operacja niedozwolona', [message], { fields: [{ path, message }] });
}

function constraintOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('constraint' in at) return at.constraint;
  return undefined;
}
