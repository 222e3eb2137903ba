import type { PermissionName } from '@redakcja/generated/model/permissionName';

/** The signed-in user as rules need it. */
export interface Caller {
  id: number;
  identityUserId: string;
  userName: string;
  displayName: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
  isSystem: boolean;
  /** The sign-in that the token belongs to; absent for programs. */
  signInId?: string;
  /** Until then the user may do nothing else, as if without permissions. */
  mustChangePassword: boolean;
  /** Empty for an inactive user and while the password must be changed; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  /** Menu element ids the user may not manage; they do not bind an administrator. */
  excludedCategories: ReadonlySet<number>;
}
