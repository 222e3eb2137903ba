// Many whole articles in one answer, for exports.
import type { Article } from '@redakcja/generated/model/article';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { listOf } from '../../database/rows/json-sql.ts';
import { jsonText, rowShape } from '../../database/rows/row-shape.ts';
import { article } from './article-json.ts';

const whole = rowShape({
  json: jsonText(
    listOf<Article>(
      article,
      'wanted.place',
      `wanted join articles a on a.id = wanted.id
        join base_articles base on base.id = a.base_article_id join languages l on l.id = a.language_id`,
    ),
  ),
});

export const readArticles: Handler<'readArticles'> = async ({ db, query }) => {
  const ids = sql`${sql.param(query.articleIds)}::integer[]`;
  const [row] = await db.rows(
    whole,
    sql`with wanted as (select * from unnest(${ids}) with ordinality as e (id, place)) ${whole.select}`,
  );
  if (row === undefined) throw new Error('The statement has one row');
  return { json: row.json };
};
