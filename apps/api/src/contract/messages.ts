// What the contract's rules say in Polish. A form's own schema (packages/domain) says it better where there is one; this is the rest.
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { ErrorObject } from 'ajv';

const formats: Record<string, string> = {
  email: 'Nieprawidłowy adres e-mail',
  uri: 'Nieprawidłowy adres',
  date: 'Nieprawidłowa data',
  'date-time': 'Nieprawidłowa data i godzina',
  uuid: 'Nieprawidłowy identyfikator',
};

const types: Record<string, string> = {
  string: 'tekstu',
  integer: 'liczby całkowitej',
  number: 'liczby',
  boolean: 'wartości tak lub nie',
  array: 'listy',
  object: 'obiektu',
  null: 'pustej wartości',
};

function expected(type: unknown): string {
  const names = (Array.isArray(type) ? type : [type]).filter((one) => one !== 'null').map((one) => types[String(one)]);
  return `Oczekiwano ${names.join(' lub ')}`;
}

const messages: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'Pole wymagane',
  additionalProperties: () => 'Nieznane pole',
  unevaluatedProperties: () => 'Nieznane pole',
  type: ({ type }) => expected(type),
  enum: () => 'Niedozwolona wartość',
  const: () => 'Niedozwolona wartość',
  format: ({ format }) => formats[String(format)] ?? 'Nieprawidłowy format',
  pattern: () => 'Nieprawidłowy format',
  minLength: ({ limit }) => (limit === 1 ? 'Pole wymagane' : `Minimalna liczba znaków: ${limit}`),
  maxLength: ({ limit }) => `Maksymalna liczba znaków: ${limit}`,
  minimum: ({ limit }) => `Najmniejsza dozwolona wartość: ${limit}`,
  maximum: ({ limit }) => `Największa dozwolona wartość: ${limit}`,
  minItems: ({ limit }) => (limit === 1 ? 'Lista nie może być pusta' : `Minimalna liczba pozycji: ${limit}`),
  maxItems: ({ limit }) => `Maksymalna liczba pozycji: ${limit}`,
  discriminator: () => 'Niedozwolona wartość',
  uniqueItems: () => 'Pozycje nie mogą się powtarzać',
};

/** Errors that only say that a part of a combination failed; the failed part has its own. */
const combinations = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not']);

function pathOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  if (error.keyword === 'discriminator') steps.push(String(error.params.tag));
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
    if (!fields.has(path)) fields.set(path, messages[error.keyword]?.(error.params) ?? 'Nieprawidłowa wartość');
    if (fields.size >= 50) break;
  }
  if (fields.size === 0) fields.set(errors[0] === undefined ? '' : pathOf(errors[0]), 'Nieprawidłowa wartość');
  return [...fields].map(([path, message]) => ({ path: path.slice(0, 200), message }));
}

/** The message with its place, for readers who see no form. */
export function sentence({ path, message }: FieldError): string {
  return path === '' ? message : `${path}: ${message}`;
}
