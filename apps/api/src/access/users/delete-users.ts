import { accountRemovalRefusal } from '@redakcja/domain/access/account-rules';
import { accountObstacle } from '@redakcja/domain/access/obstacles/account-obstacles';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { inArray, sql } from 'drizzle-orm';
import type { Call, Handler } from '../../call/handler.ts';
import { removeRows } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';
import { closeAccount, inactiveAccount, rightsOf } from './close-account.ts';
import { lockUsers, type UserRecord } from './user-queries.ts';
import { existingUser, missing } from './users.ts';

export const deleteUsers: Handler<'deleteUsers'> = async (call) => {
  const { userIds, etags } = call.query;
  const body = await removeRows(
    call.db,
    { ids: userIds, etags, ifMatch: call.ifMatch },
    {
      lock: lockUsers,
      missing,
      obstacles: async ({ record }, tx) => {
        const refusal = await removalRefusal(call, tx, record);
        return refusal === null ? [] : [accountObstacle(refusal)];
      },
      remove: async (tx, rows) => {
        const active = rows.map(({ record }) => record).filter((record) => record.isActive);
        await deactivateAll(tx, active);
        for (const record of active) await closeAccount(call, tx, record, AuditEvent.UserRemoved);
      },
    },
  );
  call.afterCommit(() => announceAccessChange(...userIds));
  return { body };
};

async function deactivateAll(tx: Database, records: readonly UserRecord[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await tx
    .update(users)
    .set({ ...inactiveAccount, revision: sql`${users.revision} + 1` })
    .where(inArray(users.id, ids));
}

async function removalRefusal({ caller, services }: Call<'deleteUsers'>, db: Database, record: UserRecord) {
  const rights = await rightsOf(db, await existingUser(db, record.id));
  return accountRemovalRefusal({ ...record, ...rights }, caller, services.config.integratedWithAsw);
}
