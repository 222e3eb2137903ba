// What is wrong with an article of a file, in Polish: the field, and what is expected of it.
import type { core } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'tekstu',
  number: 'liczby',
  int: 'liczby całkowitej',
  boolean: 'true albo false',
  array: 'listy',
  object: 'obiektu',
};

/** @param given what was checked */
export function shapeErrors(error: core.$ZodError, given: unknown): string[] {
  return error.issues.map((issue) => {
    const isMissing = issue.path.reduce<unknown>((at, step) => Object(at)[step], given) === undefined;
    return `pole ${shownPath(issue.path)}: ${isMissing ? 'jest wymagane' : sentence(issue)}`;
  });
}

/** Fields that the check has left out, since it does not know them. */
export function unknownFields(given: unknown, known: unknown, path: readonly PropertyKey[] = []): string[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = [...path, name];
    if (typeof known !== 'object' || known === null || !(name in known)) return [`nieznane pole ${shownPath(place)}`];
    return unknownFields(value, Reflect.get(known, name), place);
  });
}

/** An article of one version is written without its place in the list. */
export const shownPath = (path: readonly PropertyKey[]) =>
  path
    .map(String)
    .join('.')
    .replace(/^versions\.0\./, '');

function sentence(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `oczekiwano ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return `za długie, najwyżej ${issue.maximum}`;
    case 'too_small':
      return issue.minimum === 1 ? 'jest wymagane' : `za krótkie, co najmniej ${issue.minimum}`;
    case 'invalid_format':
      return issue.format === 'datetime' ? 'oczekiwano daty, np. „2026-12-01 08:00”' : 'niedozwolone znaki';
    default:
      return 'niedozwolona wartość';
  }
}
