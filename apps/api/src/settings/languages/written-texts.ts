// What is written in a language. A table with a reference to languages stands in one of the two lists; a test compares them with the database.
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rowShape, text } from '../../database/rows/row-shape.ts';

interface Written {
  /** As an obstacle names it. */
  name: string;
  /** Whether the row `r` holds anything; without it each row does. */
  isFilled?: string;
}

const inLanguage = (table: string) => `select from ${table} x where x.language_id = r.language_id`;

export const writtenTexts: Readonly<Record<string, Written>> = {
  articles: { name: 'artykuły' },
  tags: { name: 'tagi' },
  providing_entities: { name: 'podmioty udostępniające' },
  bookmarks: { name: 'zakładki' },
  rss_channels: { name: 'kanały RSS' },
  banners: { name: 'banery' },
  tiles: { name: 'kafle' },
  tile_settings: { name: 'ustawienia kafli', isFilled: `exists (${inLanguage('tile_setting_tiles')})` },
  office_contact_lists: { name: 'dane kontaktowe', isFilled: `exists (${inLanguage('office_contacts')})` },
  headers: { name: 'nagłówek', isFilled: "r.office_name <> ''" },
  footers: {
    name: 'stopka',
    isFilled: `(exists (${inLanguage('footer_links')}) or exists (${inLanguage('footer_elements')} and (coalesce(x.display_text, '') <> ''
      or exists (select from jsonb_each_text(x.content) t where t.value <> ''))))`,
  },
  standard_element_translations: {
    name: 'tłumaczenia elementów stałych',
    isFilled: "r.revision > 0 and r.translation || r.translation_description <> ''",
  },
  menu_element_translations: {
    name: 'tłumaczenia kategorii',
    isFilled: "r.display_text || r.title || coalesce(r.description, '') || coalesce(r.url, '') <> ''",
  },
};

/** Made of other texts, or counted. */
export const derivedTexts: readonly string[] = ['menu_element_paths', 'menu_redirects', 'page_views', 'subscriptions'];

const found = rowShape({ name: text() });

/** Names of what is written in a language. */
export async function textsIn(db: Database, languageId: number): Promise<string[]> {
  const questions = Object.entries(writtenTexts).map(
    ([table, { name, isFilled = 'true' }]) => sql`select ${name}::text as name where exists (
      select from ${sql.identifier(table)} r where r.language_id = ${languageId} and ${sql.raw(isFilled)})`,
  );
  return (await db.rows(found, sql.join(questions, sql` union all `))).map(({ name }) => name);
}
