// Addresses in the bulletin as SQL (design decision 31). The id decides, the slug is a courtesy; other languages than Polish stand under their code.
import { defaultLanguageCode } from '../../shared/languages.ts';

/** What addresses of a language begin with; `language` is a row with `iso_code`. */
export const prefixOf = (language: string) =>
  `(case when ${language}.iso_code = '${defaultLanguageCode}' then '' else '/' || lower(${language}.iso_code) end)`;

/** `article` is a row of a view of articles. */
export const articlePath = (article: string, language = 'l') =>
  `(${prefixOf(language)} || '/artykul/' || ${article}.base_article_id || '/' || ${article}.slug)`;

/** The page of a category, or where it leads; `category` is a row of `public_categories`. */
export const categoryPath = (category: string, language = 'l') =>
  `coalesce(nullif(${category}.url, ''), ${prefixOf(language)} || '/kategoria/' || ${category}.id || '/' || ${category}.slug)`;

/**
 * The visible categories of an article in its language, the main one first; a row `p` of `public_categories` each. OFFSET 0: each is found by its own
 * indexes, however many PostgreSQL expects.
 */
export const categoriesOf = (article: string) =>
  `article_categories c cross join lateral (select * from public_categories q
    where q.id = c.menu_element_id and q.language_id = ${article}.language_id offset 0) p
    where c.article_id = ${article}.id`;

/** The text of the main one, null without any. */
export const mainCategory = (article: string) =>
  `(select p.display_text from ${categoriesOf(article)} order by c.position, p.id limit 1)`;
