import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { boolean, integer, json, oneOf, rowShape, text } from '../database/rows/row-shape.ts';
import { flagOf } from '../shared/language-flag.ts';
import { defaultLanguageCode } from '../shared/languages.ts';

const language = rowShape({
  id: integer('id'),
  isoCode: text('iso_code'),
  name: text('name'),
  localName: text('local_name'),
  isDefault: boolean('is_default'),
  status: oneOf(LanguageStatus, 'status'),
  dateFormat: text('date_format'),
  isoCodeFile: json(flagOf('iso_code')),
});

/** Active languages, the default one first. */
export async function activeLanguages(db: Database): Promise<ApplicationLanguage[]> {
  return db.rows(language, sql`${language.select} from public_languages order by not is_default, name`);
}

/** What is known of the default language without the database. */
const builtIn: ApplicationLanguage = {
  id: 1,
  isoCode: defaultLanguageCode,
  name: 'polski',
  localName: 'polski',
  isDefault: true,
  status: LanguageStatus.Active,
  dateFormat: 'dd.MM.yyyy',
  isoCodeFile: null,
};

/** Active languages for the parameters of the application: signing in needs those, and goes on in Polish when the list cannot be read. */
export async function knownLanguages(db: Database, log: FastifyBaseLogger): Promise<ApplicationLanguage[]> {
  return activeLanguages(db).catch((error: unknown) => {
    log.error({ err: error }, 'The list of languages cannot be read');
    return [builtIn];
  });
}

/** The language of this code, the default one for an unknown or inactive code. */
export function languageOf(languages: readonly ApplicationLanguage[], code: string): ApplicationLanguage {
  const found = languages.find((language) => language.isoCode === code.toUpperCase()) ?? languages[0];
  if (found === undefined) throw new Error('The default language is missing');
  return found;
}
