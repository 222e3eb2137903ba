// Rules for actions on accounts that depend on data, not only on permissions (specification, sections 4 and 6; design decisions 11 and 12).
import { PermissionName } from '@redakcja/generated/model/permissionName';

export interface AccountState {
  id: number;
  isActive: boolean;
  isConfirmed: boolean;
  /** Whether it holds the Administrator role. */
  isAdministrator: boolean;
}

export interface AccountCaller {
  id: number;
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionName>;
}

export type AccountAction = 'activate' | 'deactivate' | 'resetPassword';

export const ownAccountMessage = 'Nie można wykonać tej operacji na własnym koncie';
export const administratorMessage = 'Konto administratora może zmienić tylko administrator';
export const integratedMessage = 'Konta użytkowników są zarządzane w zintegrowanym systemie zewnętrznym';

/**
 * Why an action on an account is not available, as a Polish message; null when it is.
 * Activation requires an inactive account, deactivation and password reset a confirmed active one; never one's own, never when integrated.
 */
export function accountActionRefusal(
  action: AccountAction,
  account: AccountState,
  caller: AccountCaller,
  isIntegrated: boolean,
): string | null {
  if (!caller.permissions.has(PermissionName.ManageUsers)) return 'Brak uprawnienia do zarządzania użytkownikami';
  if (isIntegrated) return integratedMessage;
  if (account.id === caller.id) return ownAccountMessage;
  // Otherwise a user with only ManageUsers could take over an administrator's account.
  if (account.isAdministrator && !caller.isAdmin) return administratorMessage;
  if (action === 'activate') return account.isActive ? 'Konto jest już aktywne' : null;
  return account.isActive && account.isConfirmed ? null : 'Konto nie jest aktywne i potwierdzone';
}

/** The access rights that a save of a user would change. Role and category lists are null where the save does not change them. */
export interface UserSave {
  /** Null for a new user. */
  userId: number | null;
  rolesBefore: readonly number[];
  roles: readonly number[] | null;
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
 * Why the caller may not save this user; empty when they may. Prevents privilege escalation: changing one's own roles; granting or revoking the
 * Administrator role or changing an administrator's account without being one; setting category rights without being an administrator, or one's own.
 */
export function userSaveRefusals(save: UserSave, caller: AccountCaller): SaveRefusal[] {
  const isOwn = save.userId === caller.id;
  const refuseSave = (message: string) => [{ path: '', message }];
  if (isOwn && !caller.isAdmin) return refuseSave('Tylko administrator może zapisać własne konto');
  if (!isOwn && !caller.permissions.has(PermissionName.ManageUsers))
    return refuseSave('Brak uprawnienia do zarządzania użytkownikami');
  if (save.isIntegrated) return refuseSave(integratedMessage);
  const wasAdministrator = save.rolesBefore.includes(save.administratorRoleId);
  if (wasAdministrator && !caller.isAdmin) return refuseSave('Konto administratora może zmienić tylko administrator');
  const refusals: SaveRefusal[] = [];
  const changesRoles = save.roles !== null && !sameSet(save.roles, save.rolesBefore);
  const becomesAdministrator = save.roles?.includes(save.administratorRoleId) ?? wasAdministrator;
  if (changesRoles && isOwn) refusals.push({ path: 'roles', message: 'Nie można zmienić własnych ról' });
  else if (becomesAdministrator !== wasAdministrator && !caller.isAdmin) {
    refusals.push({ path: 'roles', message: 'Rolę Administrator może nadać lub odebrać tylko administrator' });
  }
  const changesCategories = save.excludeCategories !== null && !sameSet(save.excludeCategories, save.categoriesBefore);
  if (changesCategories && (!caller.isAdmin || isOwn)) {
    refusals.push({
      path: 'excludeCategories',
      message: 'Uprawnienia do kategorii może zmienić tylko administrator, na koncie innego użytkownika',
    });
  }
  return refusals;
}

function sameSet(first: readonly number[], second: readonly number[]): boolean {
  const [a, b] = [new Set(first), new Set(second)];
  return a.size === b.size && [...a].every((item) => b.has(item));
}

/** Excluded categories after a change of roles: granting Administrator excludes every menu element, so that no access remains when it is revoked (design decision 12). */
export function excludedAfterRoles(
  rolesBefore: readonly number[],
  roles: readonly number[],
  administratorRoleId: number,
  excluded: readonly number[],
  allElements: readonly number[],
): readonly number[] {
  const isGranted = roles.includes(administratorRoleId) && !rolesBefore.includes(administratorRoleId);
  return isGranted ? allElements : excluded;
}

/** Whether the user menu has the profile entry: for active users except system users (specification, section 2.1). */
export function canEditProfile(user: { isActive: boolean; isSystem: boolean }): boolean {
  return user.isActive && !user.isSystem;
}

/** Whether the section of category rights is shown: to administrators, for other users who are not administrators (specification, sections 2.3 and 6). */
export function showsCategoryRights(
  caller: Pick<AccountCaller, 'id' | 'isAdmin'>,
  user: { id: number; roles: readonly { id: number }[] },
  administratorRoleId: number,
): boolean {
  return caller.isAdmin && caller.id !== user.id && !user.roles.some((role) => role.id === administratorRoleId);
}
