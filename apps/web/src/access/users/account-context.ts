import type { AccountCaller } from '@redakcja/domain/access/account-rules';
import { userSaveRefusals } from '@redakcja/domain/access/user-save-rules';
import type { User } from '@redakcja/generated/model/user';
import type { Session } from '../../shared/session/session.ts';

/** The caller and the edited account, for the rules of the domain. */
export interface AccountContext {
  caller: AccountCaller;
  user: User | undefined;
  administratorRoleId: number;
  isIntegrated: boolean;
}

export function accountContext({ user: signedIn, rights, parameters }: Session, user?: User): AccountContext {
  return {
    caller: { id: signedIn.id, ...rights, excludedCategories: new Set(signedIn.excludeCategories) },
    user,
    administratorRoleId: parameters.systemRoles.find((role) => role.name === 'Administrator')?.id ?? 0,
    isIntegrated: parameters.isIntegratedWithASW,
  };
}

export function isOwnAccount({ caller, user }: AccountContext): boolean {
  return user?.id === caller.id;
}

/** Why nothing of this account can be saved by the caller. */
export function userLockReason(context: AccountContext): string | undefined {
  const { caller, user, administratorRoleId, isIntegrated } = context;
  const refusals = userSaveRefusals(
    {
      userId: user?.id ?? null,
      rolesBefore: user?.roles ?? [],
      roles: null,
      categoriesBefore: user?.excludeCategories ?? [],
      excludeCategories: null,
      administratorRoleId,
      isIntegrated,
    },
    caller,
  );
  return refusals.find((refusal) => refusal.path === '')?.message;
}
