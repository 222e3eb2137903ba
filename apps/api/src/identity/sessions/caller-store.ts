// Calling users with their permissions and categories.
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { OpenDatabase } from '../../database/database.ts';
import {
  arrayOf,
  boolean,
  integer,
  moment,
  nullable,
  type RowOf,
  rowShape,
  text,
} from '../../database/rows/row-shape.ts';
import { isAdministratorSql } from '../../shared/accounts/administrator-sql.ts';
import type { AccessCaches } from './access-cache.ts';

export interface StoredCaller {
  caller: Caller;
  /** Milliseconds; tokens without a sign-in that were issued before are refused. 0 when sessions were never ended. */
  tokensValidFrom: number;
}

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
  tokensValidFrom: nullable(moment('u.tokens_valid_from')),
  isAdministrator: boolean(isAdministratorSql('u')),
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

/** Resolves the subject of a token; null when no user has it. `issuer` is null for our own provider. */
export function storedCallers({ db }: Pick<OpenDatabase, 'db'>, { cached }: AccessCaches, issuer: string | null) {
  return cached<StoredCaller>({
    read: async (subject) => {
      const [row] = await db.rows(
        user,
        sql`${user.select} from users u
        where u.identity_user_id = ${subject} and u.identity_issuer is not distinct from ${issuer}`,
      );
      return row === undefined ? null : storedCaller(row);
    },
    isAffected: (change, { caller }) => change === caller.id,
    maxValues: maxCallers,
  });
}

function storedCaller(row: RowOf<typeof user>): StoredCaller {
  const { isAdministrator, permissions, excluded, tokensValidFrom, ...known } = row;
  const isAdmin = known.isActive && isAdministrator;
  const isClosed = !known.isActive || known.mustChangePassword;
  const granted = Object.values(PermissionName).filter((name) => isAdmin || permissions.includes(name));
  return {
    tokensValidFrom: tokensValidFrom?.getTime() ?? 0,
    caller: {
      ...known,
      isAdmin: isAdmin && !isClosed,
      permissions: new Set(isClosed ? [] : granted),
      excludedCategories: new Set(excluded),
    },
  };
}
