import { formatDateTime } from './formats/dates.ts';

/** Why a save with an outdated entity tag is refused (412). */
export const staleMessage = 'Ktoś zapisał nowsze dane. Odśwież i spróbuj ponownie';

/** Who saved the newer state, and when. `at` is an ISO moment. */
export function lastChangeSentence(name: string, at: string): string {
  return `Ostatnia zmiana: ${name}, ${formatDateTime(at)}`;
}
