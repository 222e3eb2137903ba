import type { LoggedUser } from '@redakcja/generated/model/loggedUser';
import type { Answer, Call } from '../contract/handler.ts';
import type { Caller } from '../shared/caller.ts';
import { unauthorized } from '../shared/problem.ts';

/** The contract lets only signed-in users call these; the type does not know. */
function signedIn({ caller }: Call): Caller {
  if (caller === null) throw unauthorized();
  return caller;
}

export async function getLoggedUser(call: Call): Promise<Answer> {
  const { permissions: _permissions, excludedCategories, ...user } = signedIn(call);
  const body: LoggedUser = { ...user, excludeCategories: [...excludedCategories] };
  return { body };
}

export async function listLoggedUserPermissions(call: Call): Promise<Answer> {
  return { body: [...signedIn(call).permissions] };
}

export async function listLoggedUserExcludedCategories(call: Call): Promise<Answer> {
  return { body: [...signedIn(call).excludedCategories] };
}
