import { operationLabels } from '@redakcja/domain/access/operation-labels';
import { contractObstacle, verdict } from '@redakcja/domain/shared/operation-verdict';
import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import { operations } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { Call, Handler } from '../../call/handler.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { readGrantors } from '../../shared/accounts/grantors.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';

export const getLoggedUser: Handler<'getLoggedUser'> = async (call) => {
  const { permissions: _permissions, excludedCategories: _excluded, ...known } = call.caller;
  const { signInId: _signIn, revocations: _revocations, program: _program, ...user } = known;
  const body: LoggedUser = { ...user, excludeCategories: await closedTo(call) };
  return { body };
};

export const listLoggedUserPermissions: Handler<'listLoggedUserPermissions'> = async (call) => {
  return { body: [...call.caller.permissions] };
};

export const listLoggedUserOperations: Handler<'listLoggedUserOperations'> = async ({ db, caller }) => {
  const grantors = await readGrantors(db, caller);
  return { body: operations.map(({ id }) => verdict(id, operationLabels[id], contractObstacle(id, caller, grantors))) };
};

export const listLoggedUserExcludedCategories: Handler<'listLoggedUserExcludedCategories'> = async (call) => {
  return { body: await closedTo(call) };
};

const closedRow = rowShape({ id: integer() });

/** With what is below the excluded categories, so that screens know the same rule; administrators see what was excluded. */
async function closedTo({ db, caller }: Pick<Call<'getLoggedUser'>, 'db' | 'caller'>): Promise<number[]> {
  if (caller.excludedCategories.size === 0) return [];
  const rows = await db.rows(
    closedRow,
    sql`select unnest(${closedCategories({ ...caller, isAdmin: false })}) as id order by id`,
  );
  return rows.map(({ id }) => id);
}
