import { badGateway, type ProblemError } from '../http/problem.ts';

/** The archive could not be read; `error` has the reason and the remedy. */
export function archiveError(error: string): ProblemError {
  return badGateway('Nie udało się wczytać mapy strony', error);
}
