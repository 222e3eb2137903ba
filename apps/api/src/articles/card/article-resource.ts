import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import type { Article } from '@redakcja/generated/model/article';
import { sql } from 'drizzle-orm';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { type JsonOf, parseJson } from '../../database/rows/json-of.ts';
import { integer, jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { articles } from '../../database/schema.ts';
import { article } from './article-json.ts';

const stored = rowShape({ revision: integer('a.revision'), json: jsonText(article) });

/** The change log of older versions may have numbers of persons. */
function withCoveredLog(json: JsonOf<Article>): JsonOf<Article> {
  const { changeLogEntries, ...rest } = parseJson(json);
  const covered = coveredLog(changeLogEntries);
  const isSame = JSON.stringify(covered) === JSON.stringify(changeLogEntries);
  return isSame ? json : (JSON.stringify({ ...rest, changeLogEntries: covered }) as JsonOf<Article>);
}

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
    const { revision } = row;
    const json = withCoveredLog(row.json);
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
