import { badRequest } from './problem.ts';

/** The ISO code of a `lang` query field, as the database has it. */
export function languageCode(lang: unknown): string {
  return String(lang ?? 'PL').toUpperCase();
}

export function unknownLanguage(lang: unknown) {
  return badRequest(`Nieznany język: ${String(lang)}`);
}
