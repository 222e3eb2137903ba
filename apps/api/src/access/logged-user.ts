import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { Handler } from '../contract/handler.ts';

export const getLoggedUser: Handler<'getLoggedUser'> = async (call) => {
  const { permissions: _permissions, excludedCategories, signInId: _signIn, program: _program, ...user } = call.caller;
  const body: LoggedUser = { ...user, excludeCategories: [...excludedCategories] };
  return { body };
};

export const listLoggedUserPermissions: Handler<'listLoggedUserPermissions'> = async (call) => {
  return { body: [...call.caller.permissions] };
};

export const listLoggedUserExcludedCategories: Handler<'listLoggedUserExcludedCategories'> = async (call) => {
  return { body: [...call.caller.excludedCategories] };
};
