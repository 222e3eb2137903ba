import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type AccountCaller, accountMessages } from './account-rules.ts';
import { type GrantedRole, rightsOfAccount, roleGrantRefusal, strongerAccountRefusal } from './grant-rules.ts';

/** The access rights that a save of a user would change. Role and category lists are null where the save does not change them. */
export interface UserSave {
  /** Null for a new user. */
  userId: number | null;
  rolesBefore: readonly GrantedRole[];
  roles: readonly GrantedRole[] | null;
  categoriesBefore: readonly number[];
  excludeCategories: readonly number[] | null;
  /** Id of the system role named Administrator. */
  administratorRoleId: number;
  isIntegrated: boolean;
}

export interface SaveRefusal {
  /** Field of the body, '' for the whole save. */
  path: string;
  /** Polish message. */
  message: string;
}

/**
 * Why the caller may not save this user; empty when they may. Prevents privilege escalation: changing one's own roles; changing an account with more
 * rights than the caller's; granting a role with such rights; setting category rights without being an administrator, or one's own. Revoking roles
 * needs no further rule: a caller who may change the account has all of its permissions.
 */
export function userSaveRefusals(save: UserSave, caller: AccountCaller): SaveRefusal[] {
  const isOwn = save.userId === caller.id;
  const refuseSave = (message: string) => [{ path: '', message }];
  if (isOwn && !caller.isAdmin) return refuseSave(accountMessages.ownSave);
  if (!isOwn && !caller.permissions.has(PermissionName.ManageUsers))
    return refuseSave('Brak uprawnienia do zarządzania użytkownikami');
  if (save.isIntegrated) return refuseSave(accountMessages.integrated);
  const before = rightsOfAccount(save.rolesBefore, save.categoriesBefore, save.administratorRoleId);
  const stronger = save.userId === null ? null : strongerAccountRefusal(before, caller);
  if (stronger !== null) return refuseSave(stronger);
  const refusals = [...roleRefusals(save, caller)];
  const changesCategories = save.excludeCategories !== null && !sameSet(save.excludeCategories, save.categoriesBefore);
  if (changesCategories && (!caller.isAdmin || isOwn)) {
    refusals.push({
      path: 'excludeCategories',
      message: 'Uprawnienia do kategorii może zmienić tylko administrator, na koncie innego użytkownika',
    });
  }
  return refusals;
}

function roleRefusals(save: UserSave, caller: AccountCaller): SaveRefusal[] {
  const { rolesBefore, roles, administratorRoleId } = save;
  if (roles === null) return [];
  const known = new Set(idsOf(rolesBefore));
  if (save.userId === caller.id)
    return sameSet(idsOf(roles), idsOf(rolesBefore))
      ? []
      : [{ path: 'roles', message: 'Nie można zmienić własnych ról' }];
  return roles
    .filter(({ id }) => !known.has(id))
    .map((role) => roleGrantRefusal(role, caller, administratorRoleId))
    .filter((message) => message !== null)
    .map((message) => ({ path: 'roles', message }));
}

function idsOf(roles: readonly { id: number }[]): number[] {
  return roles.map(({ id }) => id);
}

function sameSet(first: readonly number[], second: readonly number[]): boolean {
  const [a, b] = [new Set(first), new Set(second)];
  return a.size === b.size && [...a].every((item) => b.has(item));
}
