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
