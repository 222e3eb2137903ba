// Sign-ins (grants of the built-in provider) that have not ended. An access token is valid only as long as its sign-in: after sign-out, revocation, a
// password reset or deactivation it is rejected before its expiry.
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../database/database.ts';
import { integer, moment, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { textList } from '../../database/rows/sql-values.ts';
import type { AccessCaches } from './access-cache.ts';
import type { TokenClaims } from './token-verifier.ts';

const maxSignIns = 10_000;

const owner = rowShape({ userId: integer('u.id') });

/** Resolves the id of a grant to the id of its user; null when the sign-in has ended. */
export function liveSignIns({ db }: Pick<OpenDatabase, 'db'>, { cached }: AccessCaches) {
  return cached<number>({
    read: async (id) => {
      const [found] = await db.rows(
        owner,
        sql`${owner.select} from identity_records g
        join users u on u.identity_user_id = g.account_id and u.identity_issuer is null
        where g.model = 'Grant' and g.id = ${id} and (g.expires_at is null or g.expires_at > now())`,
      );
      return found?.userId ?? null;
    },
    isAffected: (change, userId, id) => (typeof change === 'number' ? change === userId : change.signIn === id),
    maxValues: maxSignIns,
  });
}

const end = rowShape({ key: text('key'), endedAt: nullable(moment('ended_at')) });

/** Whether the sign-in of a token without a grant of the built-in provider was ended: by a sign-out here or by the external provider. */
export function endOfToken({ db }: Pick<OpenDatabase, 'db'>, { cached }: AccessCaches) {
  const endedUntil = cached<number>({
    read: async (keys) => {
      const ends = await db.rows(
        end,
        sql`${end.select} from ended_sign_ins where key = any(${textList(keys.split(separator))})`,
      );
      return latest(ends.map(({ endedAt }) => endedAt));
    },
    isAffected: (change, _, keys) => typeof change !== 'number' && keys.split(separator).includes(change.signIn),
    maxValues: maxSignIns,
  });
  return async ({ revocations, issuedAt }: Pick<TokenClaims, 'revocations' | 'issuedAt'>): Promise<boolean> => {
    const until = await endedUntil(revocations.map(({ key }) => key).join(separator));
    return until !== null && issuedAt <= until;
  };
}

const separator = '\n';

/** Milliseconds; infinite when tokens of any age have ended, -1 when none has. */
function latest(ends: readonly (Date | null)[]): number {
  return Math.max(-1, ...ends.map((end) => end?.getTime() ?? Number.POSITIVE_INFINITY));
}
