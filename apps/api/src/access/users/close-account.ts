import { type AccountRights, rightsOfAccount } from '@redakcja/domain/access/grant-rules';
import type { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { actorOf, recordAudit } from '../../call/audit/audit.ts';
import type { Call } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { administratorRoleId, endSessions } from '../../identity/accounts/accounts.ts';
import type { StoredUser, UserRecord } from './user-queries.ts';
import { partyOf } from './users.ts';

export const inactiveAccount = { isActive: false, isConfirmed: false };

export async function rightsOf(db: Database, { roles, excludeCategories }: StoredUser): Promise<AccountRights> {
  return rightsOfAccount(roles, excludeCategories, await administratorRoleId(db));
}

/** What the end of an account takes with it. */
export async function closeAccount(
  call: Call<'deactivateUser' | 'deleteUsers'>,
  tx: Database,
  record: UserRecord,
  event: AuditEvent,
): Promise<void> {
  const { now } = call.services;
  await endSessions(tx, record, now());
  await recordAudit(tx, now(), { event, ...actorOf(call), subject: partyOf({ record }) });
}
