// Texts that everybody reads: names of dictionaries, menus and settings. Nobody needs the number of a person in them, and there is no reason to give.
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { shownText } from '../html/shown-text.ts';
import { hasDigits } from './folded-text.ts';
import { numbersInName, type PersonalNumberKind, personalNumbers } from './personal-numbers.ts';

/** An account may be that of the office. */
const ofPersons: ReadonlySet<string> = new Set<PersonalNumberKind>(['pesel', 'identityCard', 'passport']);

export const isOfPerson = (kind: string): boolean => ofPersons.has(kind);

/** Whether a text has a number of a natural person. */
export const hasPersonalNumber = (text: string): boolean => personalNumbers(text).some(({ kind }) => isOfPerson(kind));

export const publicTextMessage = 'Usuń numer PESEL, dowodu albo paszportu: ten tekst czyta każdy';

/** A text without its tags, or an address, in which signs stand for blanks. */
function isWrong(text: string): boolean {
  if (!hasDigits(text)) return false;
  const isAddress = /^[^\s<]*\/[^\s<]*$/.test(text);
  return isAddress ? numbersInName(text).some(({ kind }) => kind === 'pesel') : hasPersonalNumber(shownText(text));
}

/** The texts of a body that have a number of a person, by their paths in it. Of an address only a PESEL is told: its other signs and digits are often like a document. */
export function numbersInTexts(body: unknown, path: readonly (string | number)[] = []): FieldError[] {
  if (typeof body === 'string') return isWrong(body) ? [{ path: path.join('.'), message: publicTextMessage }] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, inner]) => numbersInTexts(inner, [...path, key]));
}
