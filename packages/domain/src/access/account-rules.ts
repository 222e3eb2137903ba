// Rules for actions on accounts that depend on data, not only on permissions (specification, sections 4 and 6; design decisions 11, 12 and 26).
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { type AccountRights, type Granter, noMailMessage, strongerAccountRefusal } from './grant-rules.ts';

export interface AccountState extends AccountRights {
  id: number;
  isActive: boolean;
  isConfirmed: boolean;
}

export interface AccountCaller extends Granter {
  id: number;
}

export type AccountAction = 'activate' | 'deactivate' | 'resetPassword' | 'endSessions' | 'unlock';

export const accountMessages = {
  own: 'Nie można wykonać tej operacji na własnym koncie',
  ownRemoval: 'Nie można usunąć własnego konta',
  ownSave: 'Tylko administrator może zapisać własne konto',
  ownPasswordOnly: 'Hasło można zmienić tylko na własnym koncie',
  integrated: 'Konta użytkowników są zarządzane w zintegrowanym systemie zewnętrznym',
  system: 'Konta systemowego nie można usunąć',
  active: 'Konto jest już aktywne',
  notActive: 'Konto nie jest aktywne i potwierdzone',
  passwordsElsewhere: 'Hasła są przechowywane przez zewnętrznego dostawcę tożsamości',
  noMail: noMailMessage,
} as const;

export interface Refusal {
  /** True when the caller lacks rights, false when the state of the account prevents the action. */
  isForbidden: boolean;
  /** Polish message. */
  message: string;
}

const refused = (message: string): Refusal => ({ isForbidden: false, message });
const forbidden = (message: string): Refusal => ({ isForbidden: true, message });

/**
 * Why an action on an account is not available; null when it is.
 * Activation requires an inactive account, deactivation, password reset, the end of sessions and of a pause a confirmed active one; never one's own, never when integrated.
 */
export function accountActionRefusal(
  action: AccountAction,
  account: AccountState,
  caller: AccountCaller,
  isIntegrated: boolean,
): Refusal | null {
  if (!caller.permissions.has(PermissionName.ManageUsers))
    return forbidden('Brak uprawnienia do zarządzania użytkownikami');
  if (isIntegrated) return refused(accountMessages.integrated);
  if (account.id === caller.id) return refused(accountMessages.own);
  const stronger = strongerAccountRefusal(account, caller);
  if (stronger !== null) return forbidden(stronger);
  if (action === 'activate') return account.isActive ? refused(accountMessages.active) : null;
  return account.isActive && account.isConfirmed ? null : refused(accountMessages.notActive);
}

/** Why an account cannot be removed; null when it can. An account is removed by deactivating it for good. */
export function accountRemovalRefusal(
  account: AccountRights & { id: number; isSystem: boolean },
  caller: AccountCaller,
  isIntegrated: boolean,
): string | null {
  if (isIntegrated) return accountMessages.integrated;
  if (account.id === caller.id) return accountMessages.ownRemoval;
  return account.isSystem ? accountMessages.system : strongerAccountRefusal(account, caller);
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

/** Whether the section of category rights is shown: to administrators, for other users who are not administrators (specification, sections 2.3 and 6). */
export function showsCategoryRights(
  caller: Pick<AccountCaller, 'id' | 'isAdmin'>,
  user: { id: number; roles: readonly { id: number }[] },
  administratorRoleId: number,
): boolean {
  return caller.isAdmin && caller.id !== user.id && !user.roles.some((role) => role.id === administratorRoleId);
}
