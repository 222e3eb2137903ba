// Language versions of the public site and their translations (specification, sections 2.6, 3, 4 and 5).
import {
  languageSchema,
  languageTranslationsSchema,
  standardElementTranslationSchema,
} from '@redakcja/domain/settings/languages/language-form';
import type { Area, Handler } from '../../call/handler.ts';
import { deleteLanguages } from './delete-languages.ts';
import { listLanguageRows, requireLanguageRow } from './language-queries.ts';
import { changeLanguageStatus, createLanguage, languages, updateLanguage } from './languages.ts';
import { listMenuTranslations } from './menu-translations.ts';
import { listElements, listStandardTranslations } from './standard-elements.ts';
import { updateStandardElementTranslation } from './standard-translation.ts';

const listStandardElementTranslations: Handler<'listStandardElementTranslations'> = async ({
  db,

  params: { id },
  query,
}) => {
  await requireLanguageRow(db, id);
  const { rows, total } = await listStandardTranslations(db, id, query);
  return { body: rows, total };
};

const listMenuElementTranslations: Handler<'listMenuElementTranslations'> = async ({
  db,

  params: { id },
  query,
}) => {
  await requireLanguageRow(db, id);
  const { rows, total } = await listMenuTranslations(db, id, query);
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
    listLanguages: async ({ db, query }) => {
      const { rows, total } = await listLanguageRows(db, query);
      return { body: rows, total };
    },
    getLanguage: languages.get,
    createLanguage,
    updateLanguage,
    deleteLanguages,
    changeLanguageStatus,
    listStandardElementTranslations,
    listMenuElementTranslations,
    listStandardElements: async ({ db }) => ({ body: await listElements(db) }),
    updateStandardElementTranslation,
  },
} satisfies Area;
