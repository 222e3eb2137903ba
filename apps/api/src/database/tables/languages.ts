import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../columns.ts';

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
