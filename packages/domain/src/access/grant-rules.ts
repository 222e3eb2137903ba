// Users cannot grant rights, or take over accounts with rights, that exceed their own (design decision 26).
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { permissionLabels } from '../shared/session/permissions.ts';

/** Who manages users. */
export interface Granter {
  isAdmin: boolean;
  permissions: ReadonlySet<PermissionName>;
  /** Menu element ids they may not manage; ignored for administrators. */
  excludedCategories: ReadonlySet<number>;
}

export interface GrantedRole {
  id: number;
  name: string;
  permissions: readonly PermissionName[];
}

/** What an account may do, or may do again once it is activated. */
export interface AccountRights {
  isAdministrator: boolean;
  permissions: readonly PermissionName[];
  /** Menu element ids it may not manage. */
  excludeCategories: readonly number[];
}

export const administratorMessage = 'Konto administratora może zmienić tylko administrator';

function labels(permissions: readonly PermissionName[]): string {
  return permissions.map((name) => permissionLabels[name].displayName).join(', ');
}

/** Why the caller may not give this role to others, as a Polish message; null when they may. */
export function roleGrantRefusal(role: GrantedRole, caller: Granter, administratorRoleId: number): string | null {
  if (caller.isAdmin) return null;
  if (role.id === administratorRoleId) return `Rolę ${role.name} może nadać tylko administrator`;
  const missing = role.permissions.filter((name) => !caller.permissions.has(name));
  return missing.length === 0
    ? null
    : `Roli „${role.name}” nie możesz nadać, bo daje uprawnienia, których nie masz: ${labels(missing)}`;
}

/** The rights that these roles and excluded categories make. */
export function rightsOfAccount(
  roles: readonly Omit<GrantedRole, 'name'>[],
  excludeCategories: readonly number[],
  administratorRoleId: number,
): AccountRights {
  const permissions = Object.values(PermissionName).filter((name) =>
    roles.some((role) => role.permissions.includes(name)),
  );
  return { isAdministrator: roles.some(({ id }) => id === administratorRoleId), permissions, excludeCategories };
}

/**
 * Why the caller may not change an account with these rights, as a Polish message; null when they may. Who can change the login or e-mail of an
 * account, its password or its state can also take it over, so it may have neither a permission nor a category that the caller lacks.
 */
export function strongerAccountRefusal(account: AccountRights, caller: Granter): string | null {
  if (caller.isAdmin) return null;
  if (account.isAdministrator) return administratorMessage;
  const missing = account.permissions.filter((name) => !caller.permissions.has(name));
  if (missing.length > 0) return `To konto ma uprawnienia, których nie masz: ${labels(missing)}`;
  const closed = new Set(account.excludeCategories);
  return [...caller.excludedCategories].every((id) => closed.has(id))
    ? null
    : 'To konto ma uprawnienia do kategorii, do których ich nie masz';
}

/** Categories excluded for a new user by default: those of the creator of the account. */
export function inheritedCategories(caller: Granter): number[] {
  return caller.isAdmin ? [] : [...caller.excludedCategories];
}

/** Why the caller may not create a link to set a user's password, as a Polish message; null when they may. Only administrators see links. */
export function passwordLinkRefusal(caller: Granter, hasMail: boolean): string | null {
  return caller.isAdmin || hasMail ? null : noMailMessage;
}

export const noMailMessage =
  'Serwer poczty nie jest skonfigurowany, a jednorazowy link do ustawienia hasła może zobaczyć tylko administrator. ' +
  'Poproś administratora o wykonanie tej operacji albo o skonfigurowanie poczty';
