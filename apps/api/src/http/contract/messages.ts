// Polish messages for the contract's rules. The schema of a form (packages/domain) has more specific ones.
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { ErrorObject } from 'ajv';
import type { z } from 'zod';

const required = 'Pole wymagane';
const invalid = 'Nieprawidłowa wartość';
const unknownField = 'Nieznane pole';
const notAllowed = 'Niedozwolona wartość';

const formats: Record<string, string> = {
  email: 'Nieprawidłowy adres e-mail',
  uri: 'Nieprawidłowy adres',
  url: 'Nieprawidłowy adres',
  date: 'Nieprawidłowa data',
  'date-time': 'Nieprawidłowa data i godzina',
  datetime: 'Nieprawidłowa data i godzina',
  uuid: 'Nieprawidłowy identyfikator',
};

/** Of JSON, and what zod calls otherwise. */
const types: Record<string, string> = {
  string: 'tekstu',
  integer: 'liczby całkowitej',
  int: 'liczby całkowitej',
  number: 'liczby',
  boolean: 'wartości tak lub nie',
  array: 'listy',
  tuple: 'listy',
  object: 'obiektu',
  record: 'obiektu',
};

function expected(given: unknown): string {
  const names = (Array.isArray(given) ? given : [given]).filter((one) => one !== 'null').map(String);
  if (names.length === 0) return 'Pole musi być puste';
  const known = names.flatMap((name) => types[name] ?? []);
  return known.length < names.length ? invalid : `Oczekiwano ${known.join(' lub ')}`;
}

const formatMessage = (format: unknown) => formats[String(format)] ?? 'Nieprawidłowy format';

/** By keyword of the contract's schemas. */
export const keywordMessages: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => required,
  additionalProperties: () => unknownField,
  unevaluatedProperties: () => unknownField,
  type: ({ type }) => expected(type),
  enum: () => notAllowed,
  const: () => notAllowed,
  format: ({ format }) => formatMessage(format),
  pattern: () => 'Nieprawidłowy format',
  minLength: ({ limit }) => (limit === 1 ? required : `Minimalna liczba znaków: ${limit}`),
  maxLength: ({ limit }) => `Maksymalna liczba znaków: ${limit}`,
  minimum: ({ limit }) => `Najmniejsza dozwolona wartość: ${limit}`,
  maximum: ({ limit }) => `Największa dozwolona wartość: ${limit}`,
  exclusiveMinimum: ({ limit }) => `Wartość musi być większa niż ${limit}`,
  exclusiveMaximum: ({ limit }) => `Wartość musi być mniejsza niż ${limit}`,
  minItems: ({ limit }) => (limit === 1 ? 'Lista nie może być pusta' : `Minimalna liczba pozycji: ${limit}`),
  maxItems: ({ limit }) => `Maksymalna liczba pozycji: ${limit}`,
  uniqueItems: () => 'Pozycje nie mogą się powtarzać',
};

/** Errors of a combination as a whole; the failed part has an error of its own. */
const combinations = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

/** A rule of a form schema that has no message of its own. */
export function issueMessage(issue: z.core.$ZodRawIssue): string {
  const say = (keyword: string, limit: unknown) => keywordMessages[keyword]?.({ limit }) ?? invalid;
  const ofKind = (origin: string, text: string, list: string, number: string) =>
    origin === 'string' ? text : origin === 'array' || origin === 'set' ? list : number;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : expected(issue.expected);
    case 'too_small':
      return say(ofKind(issue.origin, 'minLength', 'minItems', 'minimum'), issue.minimum);
    case 'too_big':
      return say(ofKind(issue.origin, 'maxLength', 'maxItems', 'maximum'), issue.maximum);
    case 'invalid_format':
      return formatMessage(issue.format);
    case 'invalid_value':
      return notAllowed;
    case 'unrecognized_keys':
      return unknownField;
    default:
      return invalid;
  }
}

function pathOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return [
    ...steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
    ...(last === undefined ? [] : [last]),
  ].join('.');
}

/** One message per place, at most fifty: enough for any form, and no answer larger than the request. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const fields = new Map<string, string>();
  for (const error of errors) {
    if (combinations.has(error.keyword)) continue;
    const path = pathOf(error);
    if (!fields.has(path)) fields.set(path, keywordMessages[error.keyword]?.(error.params) ?? invalid);
    if (fields.size >= 50) break;
  }
  if (fields.size === 0) fields.set(errors[0] === undefined ? '' : pathOf(errors[0]), invalid);
  return [...fields].map(([path, message]) => ({ path: path.slice(0, 200), message }));
}
