import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../rows/columns.ts';

export const languages = pgTable('languages', {
  id: id(),
  isoCode: text('iso_code').notNull().unique(),
  name: polishText('name').notNull(),
  localName: text('local_name').notNull(),
  isSystem: boolean('is_system').notNull().default(false),
  status: integer('status').notNull().default(LanguageStatus.Inactive),
  dateFormat: text('date_format').notNull().default('dd.MM.yyyy'),
  revision: revision(),
});

/** Fixed texts of the public site. They come with the product: a release adds some by a migration. */
export const standardElements = pgTable('standard_elements', {
  id: integer('id').primaryKey(),
  areaName: polishText('area_name').notNull(),
  /** 10 button, 20 link, 30 label */
  elementType: integer('element_type').notNull(),
  elementName: polishText('element_name').notNull(),
  isTranslationRequired: boolean('is_translation_required').notNull().default(true),
  isTranslationDescriptionRequired: boolean('is_translation_description_required').notNull().default(true),
  isTranslationEditable: boolean('is_translation_editable').notNull().default(true),
  isTranslationDescriptionEditable: boolean('is_translation_description_editable').notNull().default(true),
});

export const standardElementTranslations = pgTable(
  'standard_element_translations',
  {
    id: id(),
    standardElementId: integer('standard_element_id')
      .notNull()
      .references(() => standardElements.id, { onDelete: 'cascade' }),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id, { onDelete: 'cascade' }),
    translation: polishText('translation').notNull(),
    translationDescription: polishText('translation_description').notNull(),
    revision: revision(),
    wordingHash: text('wording_hash').generatedAlwaysAs(sql`md5(translation || chr(10) || translation_description)`),
    /** Hash of the Polish wording these texts translate; null for the Polish ones. */
    sourceHash: text('source_hash'),
  },
  (t) => [unique('standard_element_translations_element').on(t.languageId, t.standardElementId)],
);
