// Sign-in: the storage of the identity provider, failed sign-ins, links that set passwords.
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../rows/columns.ts';
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

/** Tokens, sessions and persons whose sign-ins have ended before their tokens. The key is a hash (identity/sessions/ended-sign-ins.ts). */
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
