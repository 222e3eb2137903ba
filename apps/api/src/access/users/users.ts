import { randomUUID } from 'node:crypto';
import { parseFilters } from '@redakcja/domain/shared/lists/list-query';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { CreatedUser } from '@redakcja/generated/model/createdUser';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { type AuditRecord, actorOf, recordAudit } from '../../call/audit/audit.ts';
import { addressOfRecord } from '../../call/audit/record-address.ts';
import type { Call, Handler, OutsideHandler } from '../../call/handler.ts';
import { records, respondStored } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { notFound } from '../../http/problem.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { withNormalizedNames } from '../../text/normalized-names.ts';
import { deliverLink, makeLink, requireLinkDelivery } from '../passwords/password-delivery.ts';
import { changedCategories, changedFields, changedRoles } from './user-changes.ts';
import { refuseTaken, requireOwnSignIn } from './user-names-taken.ts';
import {
  columnsOf,
  findUser,
  insertUser,
  listUsers,
  presentUser,
  replaceExcluded,
  replaceRoles,
  type StoredUser,
} from './user-queries.ts';
import { checkedRights, ids, type Rights } from './user-rights.ts';

export const listUsersPage: Handler<'listUsers'> = async (call) => {
  const { db, query } = call;
  const { rows, total } = await listUsers(db, query, call.services.config.identity.issuer === null);
  await recordSearch(call, rows, total);
  return { body: rows, total };
};

/** Searches by personal numbers reveal their owners, so they are recorded. */
async function recordSearch(call: Call<'listUsers'>, rows: readonly UserRow[], total: number): Promise<void> {
  const { db } = call;
  const { now } = call.services;
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

export const userResource = records({
  table: users,
  key: users.id,
  find: async (db: Database, id: number) => {
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
  const { db } = call;
  const { now } = call.services;
  const user = await userResource.existing(call.db, id);
  await recordAudit(db, now(), { event: AuditEvent.UserRead, ...actorOf(call), subject: partyOf(user.value) });
  return respondStored(user);
}

export const createUser: OutsideHandler<'createUser'> = async (call) => {
  const { now, config } = call.services;
  const hasPassword = config.identity.issuer === null;
  const { user, link } = await call
    .transaction(async (db) => {
      const rights = await checkedRights(call, db, null);
      if (hasPassword) requireLinkDelivery(call);
      const values = { ...columnsOf(call.body), identityUserId: randomUUID(), mustChangePassword: hasPassword };
      const id = await insertUser(db, values, now());
      await requireOwnSignIn(db, id, values);
      await replaceRoles(db, id, ids(rights.roles));
      await replaceExcluded(db, id, rights.excluded);
      const made = await existingUser(db, id);
      const details = changedRoles([], rights.roles);
      await recordAudit(db, now(), {
        event: AuditEvent.UserCreated,
        ...actorOf(call),
        subject: partyOf(made),
        details,
      });
      return { user: made.record, link: hasPassword ? await makeLink(db, 'newAccount', id, now()) : null };
    })
    .catch(refuseTaken);
  const passwordLink = link === null ? null : await deliverLink(call, user, link);
  const body: CreatedUser = { id: user.id, passwordLink };
  return { body, location: `/api/auth/users/${user.id}` };
};

export const updateUser: Handler<'updateUser'> = async (call) => {
  const { db, services, params, body } = call;
  const result = await userResource
    .update(call, async (before) => {
      const rights = await checkedRights(call, db, before);
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
  call.afterCommit(() => announceAccessChange(params.id));
  return result;
};

function saveRecords(
  call: Call<'createUser' | 'updateUser'>,
  before: StoredUser,
  values: ReturnType<typeof columnsOf>,
  rights: Rights,
): AuditRecord[] {
  const common = { ...actorOf(call), subject: partyOf({ record: { ...before.record, ...values } }) };
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
  return { id: record.id, name: record.userName, record: addressOfRecord('getUser', { id: record.id }) };
}
