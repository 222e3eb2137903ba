import type { ArticleCount } from '@redakcja/generated/model/articleCount';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, jsonText, nullable, rowShape } from '../../database/rows/row-shape.ts';
import { badRequest } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';

const count = objectOf<ArticleCount>({
  isSystem: 'k.is_system',
  status: 's.status',
  count: `(select coalesce(sum(c.count), 0) from article_counts c
    where c.language_id = (select id from lang) and (c.type <> ${ArticleType.Common}) = k.is_system and c.status = s.status)`,
});

/** Every status, common and system articles apart, from the totals that the database keeps. */
const counts = rowShape({
  language: nullable(integer('(select id from lang)')),
  json: jsonText(
    listOf<ArticleCount>(
      count,
      'k.is_system, s.status',
      `(values (false), (true)) as k (is_system) cross join unnest(array[${Object.values(ArticleStatus)}]) as s (status)`,
    ),
  ),
});

export const countArticles: Handler<'countArticles'> = async ({ db, query }) => {
  const lang = languageCode(query.lang);
  const [row] = await db.rows(
    counts,
    sql`with lang as materialized (select id from languages where iso_code = ${lang}) ${counts.select}`,
  );
  if (row === undefined || row.language === null) throw badRequest(`Nieznany język: ${lang}`);
  return { json: row.json };
};
