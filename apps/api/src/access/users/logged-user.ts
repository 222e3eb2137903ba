import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { Handler } from '../../call/handler.ts';

export const getLoggedUser: Handler<'getLoggedUser'> = async (call) => {
  const { permissions: _permissions, excludedCategories, ...known } = call.caller;
  const { signInId: _signIn, revocations: _revocations, program: _program, ...user } = known;
  const body: LoggedUser = { ...user, excludeCategories: [...excludedCategories] };
  return { body };
};

export const listLoggedUserPermissions: Handler<'listLoggedUserPermissions'> = async (call) => {
  return { body: [...call.caller.permissions] };
};

export const listLoggedUserExcludedCategories: Handler<'listLoggedUserExcludedCategories'> = async (call) => {
  return { body: [...call.caller.excludedCategories] };
};
