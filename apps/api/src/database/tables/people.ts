// Users, roles and what they may.
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from '../rows/columns.ts';
import { menuElements } from './menus.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** The subject of tokens: made here, or the subject at the foreign provider once the account is linked to it. */
    identityUserId: text('identity_user_id').notNull().unique(),
    /** Issuer that gave the identity_user_id; null for our own provider. */
    identityIssuer: text('identity_issuer'),
    userName: text('user_name').notNull(),
    /** Of the login and the e-mail what `normalizedName` returns: names are compared by these alone. */
    normalizedUserName: text('normalized_user_name').notNull(),
    firstname: polishText('firstname').notNull(),
    surname: polishText('surname').notNull(),
    pesel: text('pesel'),
    birthDate: text('birth_date'),
    identificationDocumentType: integer('identification_document_type')
      .$type<IdentificationDocumentType>()
      .notNull()
      .default(IdentificationDocumentType.None),
    identificationDocumentNumber: text('identification_document_number'),
    sex: integer('sex').$type<Sex>().notNull().default(Sex.Unknown),
    phone: text('phone'),
    mobilePhone: text('mobile_phone'),
    fax: text('fax'),
    email: text('email').notNull(),
    normalizedEmail: text('normalized_email').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    confirmedDate: moment('confirmed_date'),
    isSystem: boolean('is_system').notNull().default(false),
    /** argon2id in PHC form; null for an account that has not set a password yet */
    passwordHash: text('password_hash'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Access tokens of programs and of a foreign provider made before this moment are refused; those of our sign-ins end with their grant. */
    tokensValidFrom: moment('tokens_valid_from'),
    createdDate: moment('created_date').notNull().defaultNow(),
    revision: revision(),
  },
  (t) => [uniqueIndex('users_user_name').on(t.normalizedUserName), uniqueIndex('users_email').on(t.normalizedEmail)],
);

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: polishText('name').notNull(),
    description: text('description').notNull(),
    isSystem: boolean('is_system').notNull().default(false),
    /** Its users are administrators. */
    isAdministrator: boolean('is_administrator').notNull().default(false),
    permissions: text('permissions').array().notNull().default(sql`'{}'`),
    revision: revision(),
  },
  (t) => [uniqueIndex('roles_name').on(sql`lower(${t.name})`)],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);

export const userExcludedCategories = pgTable(
  'user_excluded_categories',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    menuElementId: integer('menu_element_id')
      .notNull()
      .references(() => menuElements.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.menuElementId] })],
);
