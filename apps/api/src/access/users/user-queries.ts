import { maskNumber } from '@redakcja/domain/access/masking';
import { normalizedName } from '@redakcja/domain/access/normalized-name';
import { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { boolean, integer, moment, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { menuElements, userExcludedCategories, users } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { isAdministratorSql } from '../../shared/accounts/administrator-sql.ts';
import { withNormalizedNames } from '../../text/normalized-names.ts';
import { rolesOfUser } from '../roles/role-queries.ts';

const page = {
  list: listUsersDefinition,
  row: rowShape({
    id: integer('u.id'),
    userName: text('u.user_name'),
    email: text('u.email'),
    firstname: text('u.firstname'),
    surname: text('u.surname'),
    pesel: nullable(text('u.pesel')),
    identificationDocumentType: oneOf(IdentificationDocumentType, 'u.identification_document_type'),
    identificationDocumentNumber: nullable(text('u.identification_document_number')),
    isActive: boolean('u.is_active'),
    isConfirmed: boolean('u.is_confirmed'),
    isSystem: boolean('u.is_system'),
    isAdministrator: boolean(isAdministratorSql('u')),
    lastSignIn: nullable(
      moment(`(select max(a.created_date) from audit_entries a
        where a.actor_id = u.id and a.kind in ('SignedIn', 'ProgramSignedIn'))`),
    ),
    etag: text(etagSql('u')),
  }),
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
} satisfies PageSql<typeof listUsersDefinition>;

/**
 * Personal numbers leave the server masked: a list is seen by more eyes than it needs. The last sign-in is there only when people sign in here:
 * what another identity provider knows is not to be taken for «never».
 */
export async function listUsers(db: Database, query: ListQuery, hasOwnSignIn: boolean) {
  const { rows, total } = await readPage(db, page, query);
  const masked = rows.map(({ lastSignIn, ...row }) => ({
    ...row,
    ...(hasOwnSignIn ? { lastSignIn: lastSignIn?.toISOString() ?? null } : {}),
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
  const excluded = await db
    .select({ id: userExcludedCategories.menuElementId })
    .from(userExcludedCategories)
    .where(eq(userExcludedCategories.userId, id))
    .orderBy(asc(userExcludedCategories.menuElementId));
  return { record, roles: await rolesOfUser(db, id), excludeCategories: excluded.map((row) => row.id) };
}

export function presentUser({ record, roles: granted, excludeCategories }: StoredUser): User {
  const {
    normalizedUserName: _normalizedUserName,
    normalizedEmail: _normalizedEmail,
    passwordHash: _hash,
    tokensValidFrom: _from,
    identityIssuer: _issuer,
    revision: _revision,
    ...user
  } = record;
  return {
    ...user,
    confirmedDate: user.confirmedDate?.toISOString() ?? null,
    createdDate: user.createdDate.toISOString(),
    roles: granted,
    excludeCategories,
  };
}

type OwnFields = Omit<UserInput, 'roles' | 'excludeCategories'>;

/** What a card leaves out is empty. */
const absent: { [Field in keyof OwnFields as undefined extends OwnFields[Field] ? Field : never]-?: null } = {
  pesel: null,
  birthDate: null,
  identificationDocumentNumber: null,
  phone: null,
  mobilePhone: null,
  fax: null,
};

/** The columns that a save of a card writes. */
export function columnsOf({ roles: _roles, excludeCategories: _categories, ...input }: UserInput) {
  return columnsIn(users, { ...absent, ...input });
}

export type UserColumns = ReturnType<typeof columnsOf>;

export async function insertUser(
  db: Database,
  values: UserColumns & Pick<UserRecord, 'identityUserId' | 'mustChangePassword'>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ ...withNormalizedNames(values), confirmedDate: now, createdDate: now })
    .returning({ id: users.id });
  if (row === undefined) throw new Error('The user was not inserted');
  return row.id;
}

const signIns = rowShape({ asEmail: boolean(), asLogin: boolean() });

/** Whether another account has this user's login or e-mail as its e-mail or login: both are accepted at sign-in. */
export async function signsInAlready(
  db: Database,
  id: number,
  { userName, email }: Pick<UserColumns, 'userName' | 'email'>,
): Promise<{ asEmail: boolean; asLogin: boolean }> {
  const [found] = await db.rows(
    signIns,
    sql`select exists (select from users where normalized_email = ${normalizedName(userName)} and id <> ${id}) as "asEmail",
      exists (select from users where normalized_user_name = ${normalizedName(email)} and id <> ${id}) as "asLogin"`,
  );
  return found ?? { asEmail: false, asLogin: false };
}

export async function replaceRoles(db: Database, userId: number, ids: readonly number[]): Promise<void> {
  const list = idList(ids);
  await db.execute(sql`delete from user_roles where user_id = ${userId} and role_id <> all(${list})`);
  await db.execute(
    sql`insert into user_roles (user_id, role_id) select ${userId}, unnest(${list}) on conflict do nothing`,
  );
}

export async function replaceExcluded(db: Database, userId: number, ids: readonly number[]): Promise<void> {
  const list = idList(ids);
  await db.execute(
    sql`delete from user_excluded_categories where user_id = ${userId} and menu_element_id <> all(${list})`,
  );
  await db.execute(
    sql`insert into user_excluded_categories (user_id, menu_element_id) select ${userId}, unnest(${list})
      on conflict do nothing`,
  );
}

export async function allMenuElements(db: Database): Promise<number[]> {
  const rows = await db.select({ id: menuElements.id }).from(menuElements).orderBy(asc(menuElements.id));
  return rows.map(({ id }) => id);
}

export async function lockUsers(tx: Database, ids: readonly number[]) {
  const records = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update');
  return records.map((record) => ({ id: record.id, name: record.userName, revision: record.revision, record }));
}
