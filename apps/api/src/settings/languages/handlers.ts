// Language versions of the public site and their translations (specification, sections 2.6, 3, 4 and 5).
import {
  languageSchema,
  languageTranslationsSchema,
  standardElementTranslationSchema,
} from '@redakcja/domain/settings/language-form';
import type { Area, Handler } from '../../call/handler.ts';
import { deleteLanguages } from './delete-languages.ts';
import { listLanguageRows, requireLanguageRow } from './language-queries.ts';
import { changeLanguageStatus, createLanguage, languages, updateLanguage } from './languages.ts';
import { listMenuTranslations } from './menu-translations.ts';
import { listElements, listStandardTranslations } from './standard-elements.ts';
import { updateStandardElementTranslation } from './standard-translation.ts';

const listStandardElementTranslations: Handler<'listStandardElementTranslations'> = async ({
  services,
  params: { id },
  query,
}) => {
  await requireLanguageRow(services.db, id);
  const { rows, total } = await listStandardTranslations(services, id, query);
  return { body: rows, total };
};

const listMenuElementTranslations: Handler<'listMenuElementTranslations'> = async ({
  services,
  params: { id },
  query,
}) => {
  await requireLanguageRow(services.db, id);
  const { rows, total } = await listMenuTranslations(services, id, query);
  return { body: rows, total };
};

export const languagesArea = {
  inputs: {
    createLanguage: languageSchema,
    updateLanguage: languageSchema,
    changeLanguageStatus: languageTranslationsSchema,
    updateStandardElementTranslation: standardElementTranslationSchema,
  },
  handlers: {
    listLanguages: async ({ services, query }) => {
      const { rows, total } = await listLanguageRows(services, query);
      return { body: rows, total };
    },
    getLanguage: languages.get,
    createLanguage,
    updateLanguage,
    deleteLanguages,
    changeLanguageStatus,
    listStandardElementTranslations,
    listMenuElementTranslations,
    listStandardElements: async ({ services }) => ({ body: await listElements(services) }),
    updateStandardElementTranslation,
  },
} satisfies Area;
