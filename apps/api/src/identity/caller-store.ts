// Users as calls need them, in memory: the steady state costs no query. A change of a user, a role or category rights empties what it
// touches: at once in this process, within milliseconds in others (triggers of migration 0002 send NOTIFY access_changed).
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { OpenDatabase, Statement } from '../database/database.ts';
import { type AccessChange, onAccessChange } from '../shared/access-changes.ts';
import type { Caller } from '../shared/caller.ts';

export interface StoredCaller {
  caller: Caller;
  /** Tokens made before this second are refused; 0 when there was no sign-out of this kind. */
  tokensValidFrom: number;
  /** Tokens of this sign-in are good all the same. */
  keptSignIn: string | null;
}

export interface CallerStore {
  /** Null when no user has this subject. */
  find: (subject: string) => Promise<StoredCaller | null>;
  close: () => Promise<void>;
}

/** A net under the notifications, should one ever get lost. */
const maxAge = 30_000;
const maxCallers = 5000;

interface Row extends Omit<Caller, 'isAdmin' | 'permissions' | 'excludedCategories'> {
  isAdministrator: boolean;
  permissions: PermissionName[];
  excluded: number[];
  tokensValidFrom: number;
  keptSignIn: string | null;
}

const columns = `u.id, u.identity_user_id as "identityUserId", u.user_name as "userName", u.email, u.is_active as "isActive",
  u.is_system as "isSystem", u.must_change_password as "mustChangePassword", u.firstname || ' ' || u.surname as "displayName",
  coalesce(floor(extract(epoch from u.tokens_valid_from)), 0)::int as "tokensValidFrom",
  u.kept_sign_in as "keptSignIn",
  exists (select from user_roles x join roles r on r.id = x.role_id where x.user_id = u.id and r.is_administrator) as "isAdministrator",
  array(select distinct p.name from user_roles x join roles r on r.id = x.role_id, unnest(r.permissions) as p(name)
    where x.user_id = u.id) as permissions,
  array(select menu_element_id from user_excluded_categories where user_id = u.id order by 1) as excluded`;

const bySubject: Statement = {
  name: 'caller_by_subject',
  text: `select ${columns} from users u where u.identity_user_id = $1 and u.identity_issuer is not distinct from $2`,
};

/** `issuer` is null for our own provider. */
export function createCallerStore(
  { read, listen }: OpenDatabase,
  issuer: string | null,
  now: () => number,
): CallerStore {
  const known = new Map<string, { stored: StoredCaller; at: number }>();
  let generation = 0;
  let isListening = false;

  function forget(change: AccessChange): void {
    generation += 1; // a read under way is not kept
    if (change === 'everybody') known.clear();
    else for (const [subject, { stored }] of known) if (stored.caller.id === change) known.delete(subject);
  }

  const stopHearing = onAccessChange(forget);
  const stopListening = listen('access_changed', {
    message: (payload) => forget(/^\d+$/.test(payload) ? Number(payload) : 'everybody'),
    connected: (isConnected) => {
      isListening = isConnected;
      forget('everybody');
    },
  });

  return {
    async find(subject) {
      const kept = known.get(subject);
      if (kept !== undefined && now() - kept.at < maxAge) return kept.stored;
      const before = generation;
      const [row] = await read<Row>(bySubject, [subject, issuer]);
      if (row === undefined) return null;
      const stored = storedCaller(row);
      // whoever cannot hear of changes keeps nothing
      if (isListening && before === generation) {
        known.delete(subject);
        if (known.size >= maxCallers) known.delete(known.keys().next().value ?? '');
        known.set(subject, { stored, at: now() });
      }
      return stored;
    },
    async close() {
      stopHearing();
      await stopListening();
    },
  };
}

function storedCaller(row: Row): StoredCaller {
  const { isAdministrator, permissions, excluded, tokensValidFrom, keptSignIn, ...user } = row;
  const isAdmin = user.isActive && isAdministrator;
  const isClosed = !user.isActive || user.mustChangePassword;
  const granted = isAdmin ? Object.values(PermissionName) : permissions;
  return {
    tokensValidFrom,
    keptSignIn,
    caller: {
      ...user,
      isAdmin: isAdmin && !isClosed,
      permissions: new Set(isClosed ? [] : granted),
      excludedCategories: new Set(excluded),
    },
  };
}
