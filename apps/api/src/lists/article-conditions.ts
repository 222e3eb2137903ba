// Conditions on articles `a` that several lists have.
import type { Filter } from '@redakcja/domain/shared/lists/list-columns';
import type { SqlValues } from '../database/rows/sql-values.ts';
import { foldedCondition } from './list-sql.ts';

export function titleFits(filter: Filter, values: SqlValues): string {
  return `a.id in (select s.article_id from article_search s where ${titleCondition(filter, values)})`;
}

/** The title has every one of the words, or the article has the number. */
export function hasWordsOrNumber(words: readonly string[], number: number | undefined, values: SqlValues): string {
  const conditions = words.map((word) =>
    titleCondition({ column: 'title', operation: 'contains', values: [word] }, values),
  );
  const titled = `select s.article_id from article_search s where ${conditions.join(' and ')}`;
  return `a.id in (${titled}${number === undefined ? '' : ` union all select ${values.add(number)}::int`})`;
}

/** A text under three characters has no trigram: the index would be read in full, which takes longer than the table. */
function titleCondition(filter: Filter, values: SqlValues): string {
  const title = String(filter.values[0]).length < 3 ? "(s.title || '')" : 's.title';
  return foldedCondition(title, filter, values);
}

/** `condition` is on the categories `m` of the article. */
export const isInCategory = (condition: string) =>
  `a.id in (select c.article_id from article_categories c join menu_elements m on m.id = c.menu_element_id where ${condition})`;
