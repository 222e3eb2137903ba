import { maskNumber } from '@redakcja/domain/access/masking';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import type { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { Sex } from '@redakcja/generated/model/sex';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';
import type { UserRow } from '@redakcja/generated/model/userRow';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { menuElements, roles, userExcludedCategories, userRoles, users } from '../database/schema.ts';
import type { ListQuery } from '../shared/list-sql.ts';
import { type PageSql, readPage } from '../shared/read-page.ts';
import type { Services } from '../shared/services.ts';

const page: PageSql<typeof listUsersDefinition> = {
  list: listUsersDefinition,
  select: `u.id, u.user_name as "userName", u.email, u.firstname, u.surname, u.pesel,
    u.identification_document_type as "identificationDocumentType",
    u.identification_document_number as "identificationDocumentNumber",
    u.is_active as "isActive", u.is_confirmed as "isConfirmed", u.is_system as "isSystem", '"' || u.revision || '"' as etag`,
  from: 'users u',
  columns: {
    userName: 'u.user_name',
    email: 'u.email',
    firstname: 'u.firstname',
    surname: 'u.surname',
    pesel: 'u.pesel',
    isActive: 'u.is_active',
    isConfirmed: 'u.is_confirmed',
    id: 'u.id',
  },
  sortings: {
    id: 'u.id',
    userName: 'u.user_name',
    email: 'u.email',
    firstname: 'u.firstname',
    surname: 'u.surname',
    isActive: 'u.is_active',
    isConfirmed: 'u.is_confirmed',
  },
  tieBreaker: 'u.id',
};

/** Personal numbers leave the server masked: a list is seen by more eyes than it needs. */
export async function listUsers(services: Services, query: ListQuery) {
  const { rows, total } = await readPage<UserRow>(services, page, query);
  const masked = rows.map((row) => ({
    ...row,
    pesel: maskNumber(row.pesel),
    identificationDocumentNumber: maskNumber(row.identificationDocumentNumber),
  }));
  return { rows: masked, total };
}

export type UserRecord = typeof users.$inferSelect;

export interface StoredUser {
  record: UserRecord;
  roles: RoleReference[];
  excludeCategories: number[];
}

/** In a transaction, `lock` keeps the row as it is until the end. */
export async function findUser(db: Database, id: number, lock = false): Promise<StoredUser | null> {
  const query = db.select().from(users).where(eq(users.id, id));
  const [record] = await (lock ? query.for('update') : query);
  if (record === undefined) return null;
  const granted = await db
    .select({ id: roles.id, name: roles.name, description: roles.description, isSystem: roles.isSystem })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, id))
    .orderBy(asc(roles.name));
  const excluded = await db
    .select({ id: userExcludedCategories.menuElementId })
    .from(userExcludedCategories)
    .where(eq(userExcludedCategories.userId, id))
    .orderBy(asc(userExcludedCategories.menuElementId));
  return { record, roles: granted, excludeCategories: excluded.map((row) => row.id) };
}

export function presentUser({ record, roles: granted, excludeCategories }: StoredUser): User {
  const {
    passwordHash: _hash,
    tokensValidFrom: _from,
    keptSignIn: _kept,
    identityIssuer: _issuer,
    revision: _revision,
    ...user
  } = record;
  return {
    ...user,
    // numbers of the contract's enumerations; the column does not know them
    identificationDocumentType: user.identificationDocumentType as IdentificationDocumentType,
    sex: user.sex as Sex,
    confirmedDate: user.confirmedDate?.toISOString() ?? null,
    createdDate: user.createdDate.toISOString(),
    roles: granted,
    excludeCategories,
  };
}

/** The columns that a save of a card writes. */
export function columnsOf(input: UserInput) {
  return {
    userName: input.userName,
    firstname: input.firstname,
    surname: input.surname,
    email: input.email,
    pesel: input.pesel ?? null,
    birthDate: input.birthDate ?? null,
    identificationDocumentType: input.identificationDocumentType,
    identificationDocumentNumber: input.identificationDocumentNumber ?? null,
    sex: input.sex,
    phone: input.phone ?? null,
    mobilePhone: input.mobilePhone ?? null,
    fax: input.fax ?? null,
  };
}

export type UserColumns = ReturnType<typeof columnsOf>;

export async function insertUser(
  db: Database,
  values: UserColumns & Pick<UserRecord, 'identityUserId' | 'mustChangePassword'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ ...values, confirmedDate: now, createdDate: now })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('The user was not inserted');
  return row.id;
}

export async function writeUser(
  db: Database,
  id: number,
  values: Partial<UserColumns & Pick<UserRecord, 'isActive' | 'isConfirmed' | 'confirmedDate'>>,
): Promise<void> {
  await db
    .update(users)
    .set({ ...values, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
}

/** Whether somebody else signs in with what would be this user's login or e-mail: either opens the same door. */
export async function signsInAlready(
  db: Database,
  id: number,
  { userName, email }: Pick<UserColumns, 'userName' | 'email'>,
): Promise<{ asEmail: boolean; asLogin: boolean }> {
  const [found] = await rowsOf<{ asEmail: boolean; asLogin: boolean }>(
    db,
    sql`select exists (select from users where lower(email) = lower(${userName}) and id <> ${id}) as "asEmail",
      exists (select from users where lower(user_name) = lower(${email}) and id <> ${id}) as "asLogin"`,
  );
  return found ?? { asEmail: false, asLogin: false };
}

export async function replaceRoles(db: Database, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql.param([...ids]);
  await db.execute(sql`delete from user_roles where user_id = ${userId} and role_id <> all(${list}::int[])`);
  await db.execute(
    sql`insert into user_roles (user_id, role_id) select ${userId}, unnest(${list}::int[]) on conflict do nothing`,
  );
}

export async function replaceExcluded(db: Database, userId: number, ids: readonly number[]): Promise<void> {
  const list = sql.param([...ids]);
  await db.execute(
    sql`delete from user_excluded_categories where user_id = ${userId} and menu_element_id <> all(${list}::int[])`,
  );
  await db.execute(
    sql`insert into user_excluded_categories (user_id, menu_element_id) select ${userId}, unnest(${list}::int[])
      on conflict do nothing`,
  );
}

export async function rolesOf(db: Database, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(inArray(roles.id, [...ids]));
}

export async function allMenuElements(db: Database): Promise<number[]> {
  const rows = await db.select({ id: menuElements.id }).from(menuElements).orderBy(asc(menuElements.id));
  return rows.map(({ id }) => id);
}

export async function isAdministrator(db: Database, userId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select r.id from user_roles x join roles r on r.id = x.role_id where x.user_id = ${userId} and r.is_administrator`,
  );
  return rows.length > 0;
}
