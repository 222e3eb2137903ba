import { sql } from 'drizzle-orm';
import { type Database, hasRows } from '../../database/database.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';

interface InLanguage {
  db: Database;
  params: { lang: string };
}

/** A handler that answers in the language of its address: where that is unknown or switched off, there is nothing, not even an empty list. */
export function inLanguage<Asked extends InLanguage, Answer>(answer: (call: Asked) => Promise<Answer>) {
  return async (call: Asked): Promise<Answer> => {
    const { db, params } = call;
    const isPublic = await hasRows(db, sql`select from public_languages where iso_code = ${languageCode(params.lang)}`);
    if (!isPublic) throw notFound(`Nie ma wersji językowej ${params.lang}`);
    return answer(call);
  };
}
