// What stands in the way of a change of article `a`, as SQL expressions.
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { closedCategories } from '../../shared/categories/category-guard.ts';

/** Names of its categories that are closed to the caller; null when none is. */
export function closedNames(caller: Pick<Caller, 'isAdmin' | 'excludedCategories'>): SQL {
  if (caller.isAdmin || caller.excludedCategories.size === 0) return sql`null::text[]`;
  return sql`(select array_agg(p.shown_text) from article_categories c
    join menu_element_paths p on p.menu_element_id = c.menu_element_id and p.language_id = a.language_id
    where c.article_id = a.id and c.menu_element_id = any(${closedCategories(caller)}))`;
}

/** Titles of articles that lead to it; null when none does. */
export const linkingTitles = sql`(select array_agg(distinct b.title) from article_links l join articles b on b.id = l.article_id
  where l.linked_article_id = a.id and l.article_id <> a.id)`;
