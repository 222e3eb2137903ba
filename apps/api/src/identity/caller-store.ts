// Cache of calling users. A change of a user, a role or category rights invalidates the affected entries: at once in this process, within
// milliseconds in others (triggers of migration 0002 send NOTIFY access_changed).
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { OpenDatabase } from '../database/database.ts';
import { arrayOf, boolean, integer, nullable, type RowOf, rowShape, text } from '../database/row-shape.ts';
import { type AccessChange, onAccessChange } from '../shared/access-changes.ts';
import type { Caller } from '../shared/caller.ts';
import { preparedSelect } from '../shared/sql-values.ts';

export interface StoredCaller {
  caller: Caller;
  /** Tokens issued before this second are refused; 0 when sessions were never ended. */
  tokensValidFrom: number;
  /** Tokens of this sign-in are exempt. */
  keptSignIn: string | null;
}

export interface CallerStore {
  /** Null when no user has the subject. */
  find: (subject: string) => Promise<StoredCaller | null>;
  close: () => Promise<void>;
}

/** Milliseconds; limits the effect of a lost notification. */
const maxAge = 30_000;
const maxCallers = 5000;

const user = rowShape({
  id: integer('u.id'),
  identityUserId: text('u.identity_user_id'),
  userName: text('u.user_name'),
  email: text('u.email'),
  isActive: boolean('u.is_active'),
  isSystem: boolean('u.is_system'),
  mustChangePassword: boolean('u.must_change_password'),
  displayName: text("u.firstname || ' ' || u.surname"),
  tokensValidFrom: integer('coalesce(floor(extract(epoch from u.tokens_valid_from)), 0)::int'),
  keptSignIn: nullable(text('u.kept_sign_in')),
  isAdministrator: boolean(
    'exists (select from user_roles x join roles r on r.id = x.role_id where x.user_id = u.id and r.is_administrator)',
  ),
  permissions: arrayOf(
    text(
      `array(select distinct p.name from user_roles x join roles r on r.id = x.role_id, unnest(r.permissions) as p(name)
        where x.user_id = u.id)`,
    ),
  ),
  excluded: arrayOf(
    integer('array(select menu_element_id from user_excluded_categories where user_id = u.id order by 1)'),
  ),
});

const bySubject = preparedSelect(
  user,
  'from users u where u.identity_user_id = $1 and u.identity_issuer is not distinct from $2',
);

/** `issuer` is null for our own provider. */
export function createCallerStore(
  { read, listen }: OpenDatabase,
  issuer: string | null,
  now: () => number,
): CallerStore {
  const known = new Map<string, { stored: StoredCaller; at: number }>();
  let generation = 0;
  let isListening = false;

  function invalidate(change: AccessChange): void {
    generation += 1; // running reads are not cached
    if (change === 'everybody') known.clear();
    else for (const [subject, { stored }] of known) if (stored.caller.id === change) known.delete(subject);
  }

  const stopLocalChanges = onAccessChange(invalidate);
  const stopListening = listen('access_changed', {
    message: (payload) => invalidate(/^\d+$/.test(payload) ? Number(payload) : 'everybody'),
    connected: (isConnected) => {
      isListening = isConnected;
      invalidate('everybody');
    },
  });

  return {
    async find(subject) {
      const kept = known.get(subject);
      if (kept !== undefined && now() - kept.at < maxAge) return kept.stored;
      const before = generation;
      const [row] = await read(bySubject, [subject, issuer]);
      if (row === undefined) return null;
      const stored = storedCaller(row);
      // without notifications nothing is cached
      if (isListening && before === generation) {
        known.delete(subject);
        if (known.size >= maxCallers) known.delete(known.keys().next().value ?? '');
        known.set(subject, { stored, at: now() });
      }
      return stored;
    },
    async close() {
      stopLocalChanges();
      await stopListening();
    },
  };
}

function storedCaller(row: RowOf<typeof user>): StoredCaller {
  const { isAdministrator, permissions, excluded, tokensValidFrom, keptSignIn, ...known } = row;
  const isAdmin = known.isActive && isAdministrator;
  const isClosed = !known.isActive || known.mustChangePassword;
  const granted = Object.values(PermissionName).filter((name) => isAdmin || permissions.includes(name));
  return {
    tokensValidFrom,
    keptSignIn,
    caller: {
      ...known,
      isAdmin: isAdmin && !isClosed,
      permissions: new Set(isClosed ? [] : granted),
      excludedCategories: new Set(excluded),
    },
  };
}
