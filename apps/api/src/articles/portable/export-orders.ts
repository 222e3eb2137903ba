// The order of articles by hand, as it is taken along with articles: categories by their paths, articles by their keys.
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { arrayOf, integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { constant, idList } from '../../database/rows/sql-values.ts';
import { readCategoryPaths } from '../../shared/categories/category-names.ts';

const orderRow = rowShape({
  id: integer('o.menu_element_id'),
  keys: arrayOf(text('array_agg(b.key order by o.rank)')),
});

export const exportArticleOrders: Handler<'exportArticleOrders'> = async ({ db, query }) => {
  const rows = await db.rows(
    orderRow,
    sql`${orderRow.select} from menu_article_order o join base_articles b on b.id = o.base_article_id
      join menu_elements m on m.id = o.menu_element_id
      where m.id = any(${idList(query.categoryIds)}) and m.article_sort = ${constant(ArticleSortOnCategory.User)}
        and exists (select from articles a join article_categories c on c.article_id = a.id
          where a.base_article_id = o.base_article_id and c.menu_element_id = o.menu_element_id)
      group by o.menu_element_id`,
  );
  const paths = await readCategoryPaths(db);
  return {
    body: rows.flatMap(({ id, keys }) => {
      const category = paths.pathOf(id);
      return category === undefined ? [] : { category, articles: keys };
    }),
  };
};
