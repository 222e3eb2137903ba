import type { ApplicationLanguage } from '@redakcja/generated/model/applicationLanguage';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { Statement } from '../database/database.ts';
import { flagOf } from '../shared/language-flag.ts';
import type { Services } from '../shared/services.ts';

/** The language that the product falls back to (specification, section 1). */
export const defaultLanguageCode = 'PL';

const active: Statement = {
  name: 'application_languages',
  text: `select id, iso_code as "isoCode", name, local_name as "localName", iso_code = '${defaultLanguageCode}' as "isDefault",
      status, date_format as "dateFormat", ${flagOf('iso_code')} as "isoCodeFile"
    from languages where status = ${LanguageStatus.Active} or iso_code = '${defaultLanguageCode}'
    order by iso_code <> '${defaultLanguageCode}', name`,
};

/** Active languages, the default one first. */
export async function activeLanguages({ read }: Pick<Services, 'read'>): Promise<ApplicationLanguage[]> {
  return read<ApplicationLanguage>(active);
}

/** The language of this code, the default one for an unknown or inactive code. */
export function languageOf(languages: readonly ApplicationLanguage[], code: string): ApplicationLanguage {
  const found = languages.find((language) => language.isoCode === code.toUpperCase()) ?? languages[0];
  if (found === undefined) throw new Error('The default language is missing');
  return found;
}
