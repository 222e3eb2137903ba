import type { Language } from '@redakcja/generated/model/language';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { expect } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { menuElements, menuElementTranslations } from '../../../database/schema.ts';
import type { TestClient } from '../../../testing/test-client.ts';

export const path = '/api/settings/language';

export const german = { isoCode: 'DE', name: 'niemiecki', localName: 'Deutsch', dateFormat: 'dd.MM.yyyy' };

export async function createLanguage(client: TestClient, input: object = german): Promise<number> {
  const answer = await client.post(path, input);
  expect([answer.status, answer.headers.location]).toEqual([201, `${path}/${answer.body.id}`]);
  return answer.body.id;
}

export async function readLanguage(client: TestClient, id: number) {
  const answer = await client.get<Language>(`${path}/${id}`);
  expect(answer.status).toBe(200);
  return { language: answer.body, etag: answer.etag };
}

export const namesOf = ({ isoCode, name, localName, dateFormat }: Language) => ({
  isoCode,
  name,
  localName,
  dateFormat,
});

/** Translations of these fixed elements. */
export const translated = (rows: readonly StandardElementTranslation[], suffix = '') =>
  rows.map((row) => ({
    standardElementId: row.standardElementId,
    translation: row.isTranslationEditable ? `${row.elementName} DE${suffix}` : '',
    translationDescription: row.isTranslationDescriptionEditable ? `${row.elementName} hören${suffix}` : '',
  }));

/** A category with its Polish texts. */
export async function addCategory(
  db: Database,
  displayText: string,
  { type = 20, position = 0, url = null }: { type?: number; position?: number; url?: string | null } = {},
): Promise<number> {
  const [row] = await db.insert(menuElements).values({ type, position }).returning({ id: menuElements.id });
  const menuElementId = row?.id ?? 0;
  const texts = { displayText, title: `Kategoria ${displayText}`, slug: displayText.toLowerCase(), url };
  await db.insert(menuElementTranslations).values({ menuElementId, languageId: 1, ...texts });
  return menuElementId;
}

/** Changed translation of a category. */
export const menuChange = (menuElementId: number, text: string, more: object = {}) => ({
  menuElementId,
  translatedDisplayText: text,
  translatedTitle: `Kategorie ${text}`,
  ...more,
});
