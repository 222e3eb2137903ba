// Readable part of the address of what a link of the site leads to, for visitors: nothing of articles and categories that they cannot open.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { isHiddenSql } from '../shared/hidden-category.ts';

/** `row` has `menu_element_id` and `article_id`. A newer version takes the place of the linked one; its title may differ. */
export function publicSlug(row: string, languageId: string): string {
  return `coalesce(
    (select own.slug from menu_element_translations own
      where own.menu_element_id = ${row}.menu_element_id and own.language_id = ${languageId} and not ${isHiddenSql('own.menu_element_id')}),
    (select p.slug from articles linked join articles p on p.base_article_id = linked.base_article_id and p.language_id = linked.language_id
      where linked.id = ${row}.article_id and p.status = ${ArticleStatus.Published} and not p.is_hidden order by p.version desc limit 1))`;
}
