import type { Article } from '@redakcja/generated/model/article';
import { type SQL, sql } from 'drizzle-orm';
import { leadsOut } from '../../shared/categories/leading-out.ts';

/** Categories of an older version may lead elsewhere by now; what the newest version has, it keeps. */
export function newlyLeadingOut({ id, baseArticleId, language }: Article): SQL {
  return sql`select from article_categories c join menu_elements m on m.id = c.menu_element_id
    where c.article_id = ${id}::int and ${sql.raw(leadsOut('m'))} and c.menu_element_id not in (
      select n.menu_element_id from article_categories n where n.article_id = (select o.id from articles o
        where o.base_article_id = ${baseArticleId}::int and o.language_id = ${language.id}::int order by o.version desc limit 1))`;
}
