// The reason of a change. Everybody reads it: it goes into the change log, and with a new version or a withdrawal into the public register of changes.
// Without zod: lists of articles ask the rules of statuses, and read no schema.
import { hasPersonalNumber } from '../../shared/text/public-texts.ts';

export const numberInReasonMessage =
  'Usuń z powodu numer PESEL, dowodu albo paszportu: powód trafia do rejestru zmian, który czyta każdy';

/** What is wrong with a reason; undefined for a good one. */
export function reasonProblem(reason: string | null | undefined): string | undefined {
  return hasPersonalNumber(reason ?? '') ? numberInReasonMessage : undefined;
}
