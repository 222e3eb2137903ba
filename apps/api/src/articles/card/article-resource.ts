import { revisioned } from '../../call/revisioned.ts';
import type { Services } from '../../call/services.ts';
import { parseJson } from '../../database/rows/json-of.ts';
import { integer, jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';
import { articles } from '../../database/schema.ts';
import { article } from './article-json.ts';

const byId = preparedSelect(
  rowShape({ revision: integer('a.revision'), json: jsonText(article) }),
  `from articles a join base_articles base on base.id = a.base_article_id join languages l on l.id = a.language_id
    where a.id = $1`,
);

export const missingArticle = (id: number) => `Nie znaleziono artykułu o numerze ${id}`;

export const articleResource = revisioned({
  table: articles,
  key: articles.id,
  find: async ({ read }: Pick<Services, 'read'>, id: number) => {
    const [row] = await read(byId, [id]);
    if (row === undefined) return null;
    const { json, revision } = row;
    return {
      id,
      revision,
      // most calls send the text as it is
      get value() {
        return parseJson(json);
      },
      content: { json },
    };
  },
  missing: missingArticle,
});
