import type { PermissionName } from '@redakcja/generated/model/permissionName';

/** The authenticated user of a call. */
export interface Caller {
  id: number;
  identityUserId: string;
  userName: string;
  displayName: string;
  email: string;
  isActive: boolean;
  isAdmin: boolean;
  isSystem: boolean;
  /** Client of the token. */
  program?: string;
  /** Grant of the token; absent for service clients. */
  signInId?: string;
  /** Under which the sign-out of a token without a grant is recorded (identity/sessions/revocations.ts). */
  revocations?: readonly string[];
  /** While set, the user has no permissions. */
  mustChangePassword: boolean;
  /** Empty for an inactive user and while the password must be changed; all for an administrator. */
  permissions: ReadonlySet<PermissionName>;
  /** Menu element ids the user may not manage; ignored for administrators. */
  excludedCategories: ReadonlySet<number>;
}

/**
 * The user of an access token; null for an invalid, expired or revoked one. Called before a request is validated, so that error messages reveal
 * nothing to unauthenticated callers. An inactive user is returned without permissions, so that the application can show the state.
 */
export type Authenticate = (token: string) => Promise<Caller | null>;
