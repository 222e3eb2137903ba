import { sql } from 'drizzle-orm';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { parseJson } from '../../database/rows/json-of.ts';
import { integer, jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { articles } from '../../database/schema.ts';
import { article } from './article-json.ts';

const stored = rowShape({ revision: integer('a.revision'), json: jsonText(article) });

export const missingArticle = (id: number) => `Nie znaleziono artykułu o numerze ${id}`;

export const articleResource = records({
  table: articles,
  key: articles.id,
  find: async (db: Database, id: number) => {
    const [row] = await db.rows(
      stored,
      sql`${stored.select} from articles a join base_articles base on base.id = a.base_article_id
        join languages l on l.id = a.language_id where a.id = ${id}`,
    );
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
