import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import { sql } from 'drizzle-orm';
import type { Call, Handler } from '../../call/handler.ts';
import { integer, rowShape } from '../../database/rows/row-shape.ts';
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
