import { badGateway, type ProblemError } from '../shared/problem.ts';

/** Why the archive could not be read, and what to do about it. */
export function archiveFailure(error: string): ProblemError {
  return badGateway('Nie udało się wczytać mapy strony', error);
}
