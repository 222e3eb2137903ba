import { type CategoryPaths, categoryPaths } from '@redakcja/domain/articles/portable/category-paths';
import { MenuType } from '@redakcja/generated/model/menuType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';

const category = rowShape({
  id: integer('m.id'),
  type: oneOf(MenuType, 'm.type'),
  parentId: nullable(integer('m.parent_id')),
  name: text("coalesce(t.display_text, '')"),
});

/** The paths of all categories, by their Polish names. */
export async function readCategoryPaths(db: Database): Promise<CategoryPaths> {
  const rows = await db.rows(
    category,
    sql`${category.select} from menu_elements m left join languages l on l.iso_code = 'PL'
      left join menu_element_translations t on t.menu_element_id = m.id and t.language_id = l.id
      order by m.level, m.type, m.position, m.id`,
  );
  return categoryPaths(rows);
}
