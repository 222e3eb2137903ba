// Conditions on articles `a` that several lists have.
import type { Filter } from '@redakcja/domain/shared/lists/list-columns';
import type { SqlValues } from '../database/rows/sql-values.ts';
import { foldedCondition } from './list-sql.ts';

/** A text under three characters has no trigram: the index would be read in full, which takes longer than the table. */
export function titleFits(filter: Filter, values: SqlValues): string {
  const title = String(filter.values[0]).length < 3 ? "(s.title || '')" : 's.title';
  return `a.id in (select s.article_id from article_search s where ${foldedCondition(title, filter, values)})`;
}

/** `condition` is on the categories `m` of the article. */
export const isInCategory = (condition: string) =>
  `a.id in (select c.article_id from article_categories c join menu_elements m on m.id = c.menu_element_id where ${condition})`;
