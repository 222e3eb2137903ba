// The main category of an article is the first of its categories: the lowest position, then the lowest id. Categories are deleted and restored, so that
// positions have gaps and repeat; what is first is asked where it is read and stored nowhere.

/** The order of rows of article_categories. */
export const categoryOrder = (alias: string) => `${alias}.position, ${alias}.menu_element_id`;

/** Condition on a row `c` of article_categories. */
export const isMainCategory = `not exists (select from article_categories e
  where e.article_id = c.article_id and (${categoryOrder('e')}) < (${categoryOrder('c')}))`;
