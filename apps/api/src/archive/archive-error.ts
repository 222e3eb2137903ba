import { badGateway, type ProblemError } from '../shared/problem.ts';

/** The archive could not be read; `error` tells why and what to do about it. */
export function archiveError(error: string): ProblemError {
  return badGateway('Nie udało się wczytać mapy strony', error);
}
