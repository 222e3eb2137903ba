// Who has made an entity tag outdated, and when: the newest call about the same record in the audit log, of whatever kind the record is.
import { lastChangeSentence } from '@redakcja/domain/shared/stale';
import { type OperationId, operations } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { utc } from '../database/rows/json-sql.ts';
import { rowShape, text } from '../database/rows/row-shape.ts';
import { ProblemError } from '../http/problem.ts';
import { isWriting, placeOf } from './call-entry.ts';

/** Days; what a form was loaded with is not older. */
const searchedDays = 7;

const change = rowShape({
  at: text(utc('a.created_date')),
  name: text("coalesce(u.firstname || ' ' || u.surname, a.actor_name, '')"),
});

interface RefusedCall {
  operation: OperationId;
  params: object;
}

/** A 412 that does not know who changed what says who and when; any other error is returned as it is. */
export async function withLastChange(db: Database, call: RefusedCall, error: unknown): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.status !== 412 || (error.changes ?? []).length > 0) return error;
  const [last] = await db.rows(
    change,
    sql`${change.select} from audit_entries a left join users u on u.id = a.actor_id
      where a.created_date > now() - make_interval(days => ${searchedDays})
        and a.operation = any(array[${sql.join(sameRecord(call.operation), sql`, `)}]::text[])
        and a.details @> ${JSON.stringify(placeOf(call.params).slice(0, 1))}::jsonb
      order by a.created_date desc, a.id desc limit 1`,
  );
  if (last === undefined) return error;
  return new ProblemError(412, error.title, [lastChangeSentence(last.name, last.at), ...error.errors], {
    headers: error.headers,
  });
}

/** The operations that write the record of this one: those at its address and below it. */
function sameRecord(operation: OperationId) {
  const path = operations.find(({ id }) => id === operation)?.path ?? '';
  const same = operations.filter((one) => one.path === path || one.path.startsWith(`${path}/`));
  return same.filter(({ id }) => isWriting(id)).map(({ id }) => sql`${id}`);
}
