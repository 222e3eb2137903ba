// Who has made an entity tag outdated, and when: the newest entry of the audit log about the same record, of whatever kind that is.
import { lastChangeSentence } from '@redakcja/domain/shared/stale';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { OperationId } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { ProblemError } from '../../http/problem.ts';
import { addressOfRecord } from './record-address.ts';

const change = rowShape({
  at: text(utc('a.created_date')),
  name: text("coalesce(u.firstname || ' ' || u.surname, a.actor_name, '')"),
});

/** Entries about calls that have changed nothing. */
const withoutChange: readonly AuditEvent[] = [
  AuditEvent.OperationRefused,
  AuditEvent.PasswordChangeFailed,
  AuditEvent.UserRead,
];

interface RefusedCall {
  operation: OperationId;
  params: object;
}

/** A 412 that does not know who changed what says who and when; any other error is returned as it is. */
export async function withLastChange(db: Database, call: RefusedCall, error: unknown): Promise<unknown> {
  if (!(error instanceof ProblemError) || error.status !== 412 || (error.changes ?? []).length > 0) return error;
  const record = addressOfRecord(call.operation, call.params);
  if (record === undefined) return error;
  const [last] = await db.rows(
    change,
    sql`${change.select} from audit_records r join audit_entries a on a.id = r.entry_id left join users u on u.id = a.actor_id
      where r.record = ${record} and a.kind <> all(${sql.param(withoutChange)}::text[])
      order by r.entry_id desc limit 1`,
  );
  if (last === undefined) return error;
  return new ProblemError(412, error.title, [lastChangeSentence(last.name, last.at), ...error.errors], {
    headers: error.headers,
    lastChange: last,
  });
}
