// Errors that handlers and rules throw; the error handler responds with problems (RFC 9457) of the contract.

import { type Obstacle, operationForbidden } from '@redakcja/domain/shared/operation-verdict';
import { staleMessage } from '@redakcja/domain/shared/stale';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import type { LastChange } from '@redakcja/generated/model/lastChange';
import type { ProblemCode } from '@redakcja/generated/model/problemCode';
import { sentences } from './contract/message-labels.ts';

/** Where the status says it all. */
const codes: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid',
  403: 'permission',
  404: 'notFound',
  412: 'stale',
};

export class ProblemError extends Error {
  readonly status: number;
  readonly title: string;
  readonly errors: readonly string[];
  readonly fields: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly changes: readonly JournalEntry[] | undefined;
  readonly lastChange: LastChange | undefined;
  /** What would help, for who asks before the call (call/attempts). */
  readonly obstacle: Obstacle | undefined;
  /** Why, for programs; the rule behind it says more than the status. */
  readonly code: ProblemCode | undefined;

  constructor(
    status: number,
    title: string,
    errors: readonly string[],
    more: {
      fields?: readonly FieldError[];
      headers?: Record<string, string>;
      changes?: readonly JournalEntry[];
      lastChange?: LastChange;
      obstacle?: Obstacle | undefined;
      code?: ProblemCode | undefined;
    } = {},
  ) {
    super(`${status} ${title}`);
    this.status = status;
    this.title = title;
    this.errors = errors;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.changes = more.changes;
    this.lastChange = more.lastChange;
    this.obstacle = more.obstacle;
    this.code = more.code ?? more.obstacle?.cause ?? codes[status];
  }

  /** The same, with the code of the rule that refuses. */
  as(code: ProblemCode): ProblemError {
    return new ProblemError(this.status, this.title, this.errors, { ...this, code });
  }
}

export function badRequest(...errors: string[]): ProblemError {
  return new ProblemError(400, 'Nieprawidłowe żądanie', errors);
}

/** Invalid form fields: messages by field, and all of them in `errors`. */
export function invalid(fields: readonly FieldError[]): ProblemError {
  return new ProblemError(400, 'Formularz zawiera błędy', sentences(fields), { fields });
}

export function unauthorized(): ProblemError {
  const text = 'Polecenie wymaga zalogowania';
  return new ProblemError(401, text, [text], { headers: { 'www-authenticate': 'Bearer' } });
}

export function forbidden(...errors: (string | Obstacle)[]): ProblemError {
  const text = operationForbidden;
  return new ProblemError(403, text, errors.length === 0 ? [text] : errors.map(reasonOf), {
    obstacle: firstOf(errors),
  });
}

/** The sentence of a refusal, whether or not it knows what would help. */
export function reasonOf(error: string | Obstacle): string {
  return typeof error === 'string' ? error : error.reason;
}

function firstOf(errors: readonly (string | Obstacle)[]): Obstacle | undefined {
  return errors.find((one) => typeof one !== 'string');
}

/** `what` in a sentence: notFound('Nie znaleziono artykułu o numerze 12'). */
export function notFound(what = 'Nie znaleziono wskazanego zasobu'): ProblemError {
  return new ProblemError(404, 'Nie znaleziono', [what]);
}

/** The address is there, with other methods. */
export function methodNotAllowed(methods: readonly string[]): ProblemError {
  const allow = methods.includes('GET') ? ['HEAD', ...methods] : methods;
  return new ProblemError(405, 'Niedozwolona metoda', [`Ten adres przyjmuje: ${methods.join(', ')}`], {
    headers: { allow: allow.join(', ') },
  });
}

export function conflict(...errors: (string | Obstacle)[]): ProblemError {
  return new ProblemError(409, 'Operacja niedozwolona', errors.map(reasonOf), { obstacle: firstOf(errors) });
}

/** The first call with this key is at work, or its process has ended in the middle of it. */
export function unfinished(): ProblemError {
  const error = 'Pierwsze żądanie z tym Idempotency-Key nie zostało jeszcze dokończone. Spróbuj ponownie za chwilę';
  return new ProblemError(409, 'Operacja niedozwolona', [error], { headers: { 'retry-after': '5' } });
}

/** A conflict about fields, with messages for each. */
export function conflictIn(
  fields: readonly FieldError[],
  { errors = sentences(fields), code }: { errors?: readonly string[]; code?: ProblemCode } = {},
): ProblemError {
  return new ProblemError(409, 'Operacja niedozwolona', errors, { fields, code });
}

export function preconditionFailed(): ProblemError {
  return new ProblemError(412, 'Dane zmieniły się w międzyczasie', [staleMessage]);
}

/** What was changed meanwhile, as sentences and as entries of the journal. */
export function changedMeanwhile(errors: readonly string[], changes: readonly JournalEntry[]): ProblemError {
  return new ProblemError(412, 'Dane zmieniły się w międzyczasie', errors, { changes });
}

export function payloadTooLarge(error: string): ProblemError {
  return new ProblemError(413, 'Za dużo danych', [error]);
}

export function unsupportedMediaType(...errors: string[]): ProblemError {
  return new ProblemError(415, 'Nieprawidłowy typ danych', errors);
}

export function tooManyRequests(seconds: number): ProblemError {
  return new ProblemError(429, 'Zbyt wiele prób', [`Zbyt wiele prób. Spróbuj ponownie za ${seconds} s`], {
    headers: { 'retry-after': String(seconds) },
  });
}

/** A server that this one depends on failed. */
export function badGateway(title: string, ...errors: string[]): ProblemError {
  return new ProblemError(502, title, errors);
}

export function unavailable(error = 'Serwis jest chwilowo niedostępny. Spróbuj ponownie za chwilę'): ProblemError {
  return new ProblemError(503, 'Serwis niedostępny', [error], { headers: { 'retry-after': '5' } });
}

export function insufficientStorage(): ProblemError {
  const error = 'Na serwerze zabrakło miejsca, więc nic nie zostało zapisane. Powiadom administratora systemu';
  return new ProblemError(507, 'Brak miejsca na serwerze', [error]);
}

export function unexpected(): ProblemError {
  return new ProblemError(500, 'Wystąpił niespodziewany błąd', [
    'Wystąpił niespodziewany błąd. Spróbuj ponownie później',
  ]);
}

/** An error and its causes: the query builder wraps errors of the driver, some drivers wrap those of the socket. */
export function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at);
  return found;
}

/** Codes of an error and of its causes. */
export function errorCodes(error: unknown): string[] {
  return causesOf(error).flatMap((one) => ('code' in one && typeof one.code === 'string' ? [one.code] : []));
}

/** Whether a write violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return errorCodes(error).includes('23505');
}

/** For `catch`: converts the violation of a unique constraint to a 409 with this message at this field. */
export function refuseDuplicate(message: string, path: string): (error: unknown) => never {
  return (error) => {
    throw isDuplicate(error) ? conflictIn([{ path, message }]) : error;
  };
}
