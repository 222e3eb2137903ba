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
        articles: 'coalesce(((select articles from counted) ->> p.id::text)::int, 0)',
      }),
      'p.place',
      'public_categories p join lang l on l.id = p.language_id',
    ),
  ),
});

/** Looked up by key: a join would depend on how many categories PostgreSQL expects, and count anew for each of them. */
const counted = sql`counted as materialized (
  select coalesce(jsonb_object_agg(n.menu_element_id, n.articles), '{}') as articles
  from public_category_counts n where n.language_id = (select id from lang))`;

/** All categories that visitors see, each after its parent. */
export async function readCategories(db: Database, lang: string) {
  const [row] = await db.rows(
    all,
    sql`with lang as (select * from public_languages where iso_code = ${languageCode(lang)}), ${counted} ${all.select}`,
  );
  if (row === undefined) throw new Error('A list of categories is never without a row');
  return row.json;
}
