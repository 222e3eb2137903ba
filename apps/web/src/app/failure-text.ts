import { isAxiosError, isCancel } from 'axios';
import { fieldErrorsOf, isRefusal, messageOf, statusOf } from '../shared/problem.ts';
import type { QueryCallMeta, WriteMeta } from '../shared/query-meta.ts';

/** The server answered "may I?" with no: the generic message stays away (section 6, decision 24). */
export function isAccessCheck(error: unknown): boolean {
  return isAxiosError(error) && error.response?.headers['x-access-check'] !== undefined;
}

const noConnection = 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie';

/** No response: the toast adds what the user can do. */
function isNoConnection(error: unknown): boolean {
  return isAxiosError(error) && error.response === undefined;
}

function fallback(error: unknown, meta: QueryCallMeta | WriteMeta | undefined): string {
  const status = statusOf(error);
  if (status === 401) return 'Polecenie wymaga zalogowania';
  if (status === 403) return 'Brak uprawnień do wykonania polecania';
  const hint = isNoConnection(error) ? [noConnection] : [];
  if (meta?.errorMessage) return [meta.errorMessage, ...hint].join('\n');
  if (status === undefined) return noConnection;
  return 'Wystąpił niespodziewany błąd';
}

/** Without the messages that the form shows at its fields; nothing when the form shows all of them. */
function withoutFields(error: unknown, text: string): string | undefined {
  const shown = fieldErrorsOf(error).map((field) => field.message);
  // „Nazwa: Pole wymagane” is „Pole wymagane” at the field of the name
  const rest = text.split('\n').filter((line) => !shown.some((one) => line === one || line.endsWith(`: ${one}`)));
  return rest.length > 0 ? rest.join('\n') : undefined;
}

/** Text of the toast for a failed call (section 8), undefined when there is to be none. */
export function failureText(error: unknown, meta: (QueryCallMeta & WriteMeta) | undefined): string | undefined {
  const status = statusOf(error);
  if (isCancel(error) || meta?.silent || isAccessCheck(error)) return undefined;
  if (status !== undefined && meta?.handledStatuses?.includes(status)) return undefined;
  if (meta?.showsRefusals && isRefusal(error)) return undefined;
  const message = messageOf(error) ?? fallback(error, meta);
  return meta?.showsFieldErrors && fieldErrorsOf(error).length > 0 ? withoutFields(error, message) : message;
}
