// Sign-ins (grants of the built-in provider) that have not ended. An access token is as good as its sign-in: once that is gone (signed out,
// revoked, password reset, account deactivated) the token is refused, however long it would have lived.
import type { OpenDatabase } from '../database/database.ts';
import { integer, rowShape } from '../database/row-shape.ts';
import { preparedSelect } from '../shared/sql-values.ts';
import type { AccessCaches } from './access-cache.ts';

const maxSignIns = 10_000;

const owner = rowShape({ userId: integer('u.id') });

const byId = preparedSelect(
  owner,
  `from identity_records g join users u on u.identity_user_id = g.account_id and u.identity_issuer is null
    where g.model = 'Grant' and g.id = $1 and (g.expires_at is null or g.expires_at > now())`,
);

/** Resolves the id of a grant to the id of its user; null when the sign-in has ended. */
export function liveSignIns({ read }: Pick<OpenDatabase, 'read'>, { cached }: AccessCaches) {
  return cached<number>({
    read: async (id) => (await read(byId, [id]))[0]?.userId ?? null,
    isAffected: (change, userId, id) => (typeof change === 'number' ? change === userId : change.signIn === id),
    maxValues: maxSignIns,
  });
}
