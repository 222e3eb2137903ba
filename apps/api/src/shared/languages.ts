import type { Services } from '../call/services.ts';
import { idRow } from '../database/rows/row-shape.ts';
import { preparedSelect } from '../database/rows/sql-values.ts';
import { badRequest, invalid } from '../http/problem.ts';

/** The language that the product falls back to (specification, section 1). */
export const defaultLanguageCode = 'PL';

/** The ISO code of the query field `lang`, in the letter case of the database. */
export function languageCode(lang: string = defaultLanguageCode): string {
  return lang.toUpperCase();
}

export function unknownLanguage(lang: string | undefined) {
  return badRequest(`Nieznany język: ${lang}`);
}

const byCode = preparedSelect(idRow, 'from languages where iso_code = $1');
const byId = preparedSelect(idRow, 'from languages where id = $1');

/** Id of the language of a code; undefined for an unknown one. */
export async function findLanguage({ read }: Pick<Services, 'read'>, lang?: string): Promise<number | undefined> {
  const [row] = await read(byCode, [languageCode(lang)]);
  return row?.id;
}

/** Id of the language of a query; throws a 400 for an unknown one. */
export async function requireLanguage(services: Pick<Services, 'read'>, lang: string | undefined): Promise<number> {
  const id = await findLanguage(services, lang);
  if (id === undefined) throw unknownLanguage(lang);
  return id;
}

/** Throws a 400 at the form field when the language does not exist. */
export async function requireLanguageId({ read }: Pick<Services, 'read'>, languageId: number): Promise<void> {
  const [row] = await read(byId, [languageId]);
  if (row === undefined) throw invalid([{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }]);
}
