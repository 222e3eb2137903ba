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
  /** Empty for an inactive user; all of them for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  /** Menu element ids the user may not manage; they do not bind an administrator. */
  excludedCategories: ReadonlySet<number>;
}
