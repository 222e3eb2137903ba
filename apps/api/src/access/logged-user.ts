import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { Answer, Call } from '../contract/handler.ts';
import { signedIn } from '../shared/signed-in.ts';

export async function getLoggedUser(call: Call): Promise<Answer> {
  const { permissions: _permissions, excludedCategories, signInId: _signIn, ...user } = signedIn(call);
  const body: LoggedUser = { ...user, excludeCategories: [...excludedCategories] };
  return { body };
}

export async function listLoggedUserPermissions(call: Call): Promise<Answer> {
  return { body: [...signedIn(call).permissions] };
}

export async function listLoggedUserExcludedCategories(call: Call): Promise<Answer> {
  return { body: [...signedIn(call).excludedCategories] };
}
