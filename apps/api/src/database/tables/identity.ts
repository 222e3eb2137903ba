// Sign-in: the storage of the identity provider, links that set passwords, the audit log.
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, polishText } from '../columns.ts';
import { users } from './people.ts';

/** Keys, clients' grants and tokens of the identity provider (the storage of oidc-provider). */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    accountId: text('account_id'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('identity_records_grant').on(t.grantId),
    index('identity_records_user_code').on(t.userCode),
    index('identity_records_uid').on(t.uid),
    index('identity_records_account').on(t.accountId),
    index('identity_records_expiry').on(t.expiresAt),
  ],
);

/** Tokens, sessions and persons whose sign-ins have ended before their tokens. The key is a hash (identity/ended-sign-ins.ts). */
export const endedSignIns = pgTable(
  'ended_sign_ins',
  {
    key: text('key').primaryKey(),
    /** Tokens that were issued until then have ended; null for all. */
    endedAt: moment('ended_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('ended_sign_ins_expiry').on(t.expiresAt)],
);

/** Failed sign-ins, for the throttle on guessing passwords. The key is a hash, never a login. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailure: moment('last_failure').notNull(),
});

/** One-time links to set a password: the first administrator's and those of a reset. The key is a hash of what the link carries. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdDate: moment('created_date').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('password_links_user').on(t.userId)],
);

/** Who did what. Names are copied, so that an entry still says who after the account has changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    createdDate: moment('created_date').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** Who did it; null for a stranger at the sign-in page and for the system itself. */
    actorId: integer('actor_id'),
    actorName: polishText('actor_name'),
    /** Client id of the program that acted; null for the web app. */
    program: text('program'),
    /** Operation of the contract; null for what is no call of it. */
    operation: text('operation'),
    /** The user or role it happened to. */
    subjectId: integer('subject_id'),
    subjectName: polishText('subject_name'),
    address: text('address'),
    details: jsonb('details').$type<string[]>().notNull().default([]),
  },
  (t) => [index('audit_entries_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
