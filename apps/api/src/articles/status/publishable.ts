// Data for the obstacles to publication (publication-obstacles.ts of the domain), read in one way for changes by users and by the scheduler.
import type { Publishable } from '@redakcja/domain/articles/publication/publication-obstacles';
import { objectOf, utc } from '../../database/rows/json-sql.ts';
import { categoryOrder } from '../../shared/categories/main-category.ts';

/** Display text of the main category in the article's language; `a` is the article. */
export const mainCategory = `(select p.display_text from article_categories x
  join menu_element_paths p on p.menu_element_id = x.menu_element_id and p.language_id = a.language_id
  where x.article_id = a.id order by ${categoryOrder('x')} limit 1)`;

/** `a` is the article. */
export const publishable = objectOf<Publishable>({
  baseArticleType: 'a.type',
  mainMenuElementDisplayText: mainCategory,
  publishStart: utc('a.publish_start'),
  baseArticleProvidingEntity: 'a.providing_entity',
  baseArticleAuthorName: 'a.author_name',
  baseArticleInformationCreated: utc('a.information_created'),
});
