import type { PublicCategory } from '@redakcja/generated/model/publicCategory';
import type { Services } from '../../call/services.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';
import { languageCode } from '../../shared/languages.ts';
import { categoryPath } from './public-paths.ts';

/** `p` is a row of `public_categories`, `l` its language. */
export const category = objectOf<PublicCategory>({
  id: 'p.id',
  parentId: 'p.parent_id',
  menuType: 'p.type',
  level: 'p.level',
  displayText: 'p.display_text',
  description: 'p.description',
  address: categoryPath('p'),
  articles: `(select count(*) from article_categories c join public_articles a on a.id = c.article_id
    where c.menu_element_id = p.id and a.language_id = p.language_id)`,
});

const all = preparedSelect(
  rowShape({
    json: jsonText(
      listOf<PublicCategory>(
        category,
        'p.place',
        `public_categories p join public_languages l on l.id = p.language_id where l.iso_code = $1`,
      ),
    ),
  }),
  '',
);

/** All categories that visitors see, each after its parent. */
export async function readCategories({ read }: Pick<Services, 'read'>, lang: string) {
  const [row] = await read(all, [languageCode(lang)]);
  if (row === undefined) throw new Error('A list of categories is never without a row');
  return row.json;
}
