// Mails that wait to be sent, and the addresses of citizens who asked to be told of changes.
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from '../rows/columns.ts';
import { languages } from './languages.ts';
import { users } from './people.ts';

/** The only place with addresses of citizens. The bulletin hands them over and reads none. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    /** What the tokens of its links are made of, with the office's secret. */
    key: uuid('key').notNull().defaultRandom(),
    /** Null until the first mail is sent. */
    tokenHash: text('token_hash').unique(),
    email: text('email').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    scope: text('scope').$type<'everything' | 'category' | 'article'>().notNull(),
    /** A category or an article; 0 for everything. */
    item: integer('item').notNull(),
    frequency: text('frequency').$type<'daily' | 'atOnce'>().notNull(),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    /** Changes until then have been told. */
    toldUntil: moment('told_until'),
  },
  (t) => [unique().on(t.email, t.languageId, t.scope, t.item)],
);

/** To whom and about what, never in which words; no address. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The same in every try. */
    key: uuid('key').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    queuedAt: moment('queued_at').notNull(),
    /** The next try; while one is being made, when it counts as lost. */
    dueAt: moment('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed: a code. */
    failure: text('failure'),
    /** Sent, or given up when there is a failure. */
    doneAt: moment('done_at'),
  },
  (t) => [index('mails_user').on(t.userId), index('mails_subscription').on(t.subscriptionId)],
);

/** Whether the office sends mail, noted by the process that does. */
export const mailService = pgTable('mail_service', { isSetUp: boolean('is_set_up').notNull() });
