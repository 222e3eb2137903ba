import type { CurrentRows } from '@redakcja/domain/settings/translation-files/translation-rows';
import { getLanguage, listLanguages, listMenuElementTranslations } from '@redakcja/generated/axios/settings/settings';
import type { Language } from '@redakcja/generated/model/language';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import { CommandError } from '../../shared/failures/exit-codes.ts';
import { allRows } from '../../shared/requests/all-rows.ts';

/** The language of this code, active or not. */
export async function languageByCode(code: string): Promise<Language> {
  const isoCode = code.toUpperCase();
  const { items } = await listLanguages({ filters: [`isoCode;equal;${isoCode}`], size: 1 });
  const [found] = items;
  if (found === undefined) throw new CommandError(`Nie ma wersji językowej ${isoCode}`);
  return getLanguage(found.id);
}

/** All translations of a language. */
export async function currentRows(language: Language): Promise<CurrentRows> {
  const menus: MenuElementTranslation[] = [];
  for await (const row of allRows((query) => listMenuElementTranslations(language.id, query))) menus.push(row);
  return { standard: language.standardElementsTranslations.items, menus };
}
