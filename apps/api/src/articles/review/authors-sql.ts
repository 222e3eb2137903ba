// Who wrote a version of an article, as SQL; `a` is the article. Decision 37.
import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { type SQL, sql } from 'drizzle-orm';
import { jsonSql } from '../../database/rows/json-sql.ts';
import { somebody } from '../../shared/approved-by.ts';

/** Whether the office asks for a second person. */
const isRequired = `coalesce((select (s.value ->> 'isEnabled')::boolean from system_parameters s where s.key_name = 'SecondPerson'), false)`;

/** Whether a user, given by an expression, is one of its authors. Never null: who created it may be nobody of this office. */
export const isAuthor = (userId: string) => `(coalesce(a.created_by_id = ${userId}, false)
  or exists (select from change_log w where w.article_id = a.id and w.is_writing and w.created_by_id = ${userId}))`;

/** Whether the rule closes its publication to the user. */
export const isOwnWork = (userId: number): SQL =>
  sql`(${sql.raw(isRequired)} and exists (select from (select ${userId}::int as id) me where ${sql.raw(isAuthor('me.id'))}))`;

const handedOver = `'% → ${articleStatusLabels[ArticleStatus.ToPublish]}'`;

/** Who handed it over for publication last; null when it was nobody of this office, as in an import. */
const handedOverBy = `(select nullif(x.created_by_id, ${somebody}) from change_log x
  where x.article_id = a.id and x.description like ${handedOver} order by x.id desc limit 1)`;

/** Whether no second person handed it over for publication, as before the rule was set: the schedule does not publish it. */
export const isOwnDecision = `(${isRequired} and (${handedOverBy} is null or ${isAuthor(handedOverBy)}))`;

/** Identifiers of its authors. */
export const authorIds = jsonSql<
  number[]
>(`(select coalesce(json_agg(who.id order by who.id), '[]') from (select a.created_by_id as id
  union select w.created_by_id from change_log w where w.article_id = a.id and w.is_writing) who where who.id is not null)`);
