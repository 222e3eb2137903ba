import { accountMessages, excludedAfterRoles } from '@redakcja/domain/access/account-rules';
import { inheritedCategories } from '@redakcja/domain/access/grant-rules';
import { accountObstacle } from '@redakcja/domain/access/obstacles/account-obstacles';
import { type SaveRefusal, userSaveRefusals } from '@redakcja/domain/access/user-save-rules';
import { operationForbidden } from '@redakcja/domain/shared/operation-verdict';
import type { RoleReference } from '@redakcja/generated/model/roleReference';
import type { Call } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { conflict, invalid, ProblemError } from '../../http/problem.ts';
import { administratorRoleId } from '../../identity/accounts/accounts.ts';
import { rolesWithIds } from '../roles/role-queries.ts';
import { allMenuElements, type StoredUser } from './user-queries.ts';

export interface Rights {
  roles: RoleReference[];
  excluded: readonly number[];
}

/** Roles and categories after the save; refused where the caller may not set them (the domain's rules), or where they do not exist. */
export async function checkedRights(
  call: Call<'createUser' | 'updateUser'>,
  db: Database,
  before: StoredUser | null,
): Promise<Rights> {
  const { body, caller, services } = call;
  const rolesBefore = before?.roles ?? [];
  const roles = body.roles === undefined ? rolesBefore : await rolesWithIds(db, body.roles);
  const categoriesBefore = before?.excludeCategories ?? inheritedCategories(caller);
  const administrator = await administratorRoleId(db);
  const refusals = userSaveRefusals(
    {
      userId: before?.record.id ?? null,
      rolesBefore,
      roles,
      categoriesBefore,
      excludeCategories: body.excludeCategories ?? null,
      administratorRoleId: administrator,
      isIntegrated: services.config.integratedWithAsw,
    },
    caller,
  );
  if (refusals.length > 0) throw refusedSave(refusals);
  if (body.roles !== undefined && roles.length < new Set(body.roles).size)
    throw invalid([{ path: 'roles', message: 'Wybrana rola nie istnieje' }]);
  const elements = await allMenuElements(db);
  const excluded = body.excludeCategories ?? categoriesBefore;
  const known = new Set(elements);
  if (!excluded.every((id) => known.has(id))) {
    throw invalid([{ path: 'excludeCategories', message: 'Wybrana kategoria nie istnieje' }]);
  }
  return { roles, excluded: excludedAfterRoles(ids(rolesBefore), ids(roles), administrator, excluded, elements) };
}

function refusedSave(refusals: readonly SaveRefusal[]): ProblemError {
  const { integrated } = accountMessages;
  if (refusals.some(({ message }) => message === integrated)) return conflict(accountObstacle(integrated));
  const messages = refusals.map(({ message }) => message);
  const fields = refusals.filter(({ path }) => path !== '');
  const obstacle = accountObstacle(messages[0] ?? '');
  return new ProblemError(403, operationForbidden, messages, {
    ...(fields.length > 0 && { fields }),
    obstacle,
  });
}

export function ids(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
