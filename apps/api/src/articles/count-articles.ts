import type { ArticleCount } from '@redakcja/generated/model/articleCount';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { Handler } from '../contract/handler.ts';
import type { JsonOf } from '../shared/json-of.ts';
import { languageCode } from '../shared/languages.ts';
import { badRequest } from '../shared/problem.ts';
import { statementOf } from '../shared/sql-values.ts';

/** Every status, common and system articles apart, from the totals that the database keeps. */
const statement = statementOf(`
  with lang as materialized (select id from languages where iso_code = $1)
  select (select id from lang) as language, json_agg(json_build_object('isSystem', k.is_system, 'status', s.status,
    'count', (select coalesce(sum(c.count), 0) from article_counts c
      where c.language_id = (select id from lang) and (c.type <> ${ArticleType.Common}) = k.is_system and c.status = s.status)
  ) order by k.is_system, s.status)::text as json
  from (values (false), (true)) as k (is_system) cross join unnest(array[${Object.values(ArticleStatus)}]) as s (status)`);

export const countArticles: Handler<'countArticles'> = async ({ query, services }) => {
  const lang = languageCode(query.lang);
  const [row] = await services.read<{ language: number | null; json: JsonOf<ArticleCount[]> }>(statement, [lang]);
  if (row === undefined || row.language === null) throw badRequest(`Nieznany język: ${lang}`);
  return { json: row.json };
};
