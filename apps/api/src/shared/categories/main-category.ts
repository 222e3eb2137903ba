// The main category of an article is the first of its categories: the lowest position, then the lowest id. Categories are deleted and restored, so that
// positions have gaps and repeat; what is first is asked where it is read and stored nowhere.

/** The order of rows of article_categories. */
export const categoryOrder = (alias: string) => `${alias}.position, ${alias}.menu_element_id`;

/** Of all articles, as rows with `article_id` and `menu_element_id`. */
export const mainCategories = `(select distinct on (c.article_id) c.article_id, c.menu_element_id from article_categories c
  order by c.article_id, ${categoryOrder('c')})`;

/** The same as a condition on a row `c` of article_categories, for few of them. */
export const isMainCategory = `not exists (select from article_categories e
  where e.article_id = c.article_id and (${categoryOrder('e')}) < (${categoryOrder('c')}))`;
