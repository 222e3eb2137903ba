// What may be done with an account, by data and not by permission alone (specification, sections 4 and 6; design decisions 11 and 12).
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
 * Why an action on an account is not offered, as a Polish sentence; null when it is.
 * Activation is for an inactive account, deactivation and a new password for a confirmed active one; never one's own, never when integrated.
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
  // Otherwise somebody with ManageUsers alone could take an administrator's place.
  if (account.isAdministrator && !caller.isAdmin) return administratorMessage;
  if (action === 'activate') return account.isActive ? 'Konto jest już aktywne' : null;
  return account.isActive && account.isConfirmed ? null : 'Konto nie jest aktywne i potwierdzone';
}

/** What a save of a user would change, as far as rights are concerned. Role and category lists are null where the save leaves them. */
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
  /** Field of the body, '' for the save as a whole. */
  path: string;
  /** Polish sentence. */
  message: string;
}

/**
 * Why the caller may not save a user like this; empty when they may. Closes the ways up: one's own roles, the Administrator role granted or taken,
 * or an administrator's account changed, by somebody who is none, category rights set by somebody who is no administrator or on oneself.
 */
export function userSaveRefusals(save: UserSave, caller: AccountCaller): SaveRefusal[] {
  const isOwn = save.userId === caller.id;
  const everything = (message: string) => [{ path: '', message }];
  if (isOwn && !caller.isAdmin) return everything('Tylko administrator może zapisać własne konto');
  if (!isOwn && !caller.permissions.has(PermissionName.ManageUsers))
    return everything('Brak uprawnienia do zarządzania użytkownikami');
  if (save.isIntegrated) return everything(integratedMessage);
  const wasAdministrator = save.rolesBefore.includes(save.administratorRoleId);
  if (wasAdministrator && !caller.isAdmin) return everything('Konto administratora może zmienić tylko administrator');
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

/** Excluded categories after a change of roles: granting Administrator excludes every menu element, so that losing it later leaves none (design decision 12). */
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

/** Whether the profile entry of the user menu is shown: to active users that are not of the system (specification, section 2.1). */
export function canEditProfile(user: { isActive: boolean; isSystem: boolean }): boolean {
  return user.isActive && !user.isSystem;
}

/** Whether the section of category rights is shown: to administrators, on others who are not administrators (specification, sections 2.3 and 6). */
export function showsCategoryRights(
  caller: Pick<AccountCaller, 'id' | 'isAdmin'>,
  user: { id: number; roles: readonly { id: number }[] },
  administratorRoleId: number,
): boolean {
  return caller.isAdmin && caller.id !== user.id && !user.roles.some((role) => role.id === administratorRoleId);
}
