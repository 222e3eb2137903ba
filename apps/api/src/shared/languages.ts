import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { idRow } from '../database/rows/row-shape.ts';
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

/** Id of the language of a code; undefined for an unknown one. */
export async function findLanguage(db: Database, lang?: string): Promise<number | undefined> {
  const [row] = await db.rows(idRow, sql`${idRow.select} from languages where iso_code = ${languageCode(lang)}`);
  return row?.id;
}

/** Id of the language of a query; throws a 400 for an unknown one. */
export async function requireLanguage(db: Database, lang: string | undefined): Promise<number> {
  const id = await findLanguage(db, lang);
  if (id === undefined) throw unknownLanguage(lang);
  return id;
}

/** Throws a 400 at the form field when the language does not exist. */
export async function requireLanguageId(db: Database, languageId: number): Promise<void> {
  const [row] = await db.rows(idRow, sql`${idRow.select} from languages where id = ${languageId}`);
  if (row === undefined) throw invalid([{ path: 'languageId', message: 'Nie ma takiej wersji językowej' }]);
}
