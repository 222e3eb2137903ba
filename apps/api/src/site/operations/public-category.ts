import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { languageCode } from '../../shared/languages.ts';
import { categoryPath } from './public-paths.ts';

const all = rowShape({
  json: jsonText(
    listOf<PublicCategory>(
      objectOf<PublicCategory>({
        id: 'p.id',
        parentId: 'p.parent_id',
        menuType: 'p.type',
        level: 'p.level',
        displayText: 'p.display_text',
        description: 'p.description',
        address: categoryPath('p'),
        articles: 'coalesce(n.articles, 0)',
      }),
      'p.place',
      `public_categories p join lang l on l.id = p.language_id
        left join public_category_counts n on n.menu_element_id = p.id and n.language_id = p.language_id`,
    ),
  ),
});

/** All categories that visitors see, each after its parent. */
export async function readCategories(db: Database, lang: string) {
  const [row] = await db.rows(
    all,
    sql`with lang as (select * from public_languages where iso_code = ${languageCode(lang)}) ${all.select}`,
  );
  if (row === undefined) throw new Error('A list of categories is never without a row');
  return row.json;
}
