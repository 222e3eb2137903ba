// What the signed-in user changed last, by the change log.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { integer, moment, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';

const recent = rowShape({
  id: integer('a.id'),
  title: text('a.title'),
  baseArticleType: oneOf(ArticleType, 'a.type'),
  status: oneOf(ArticleStatus, 'a.status'),
  languageIsoCode: text('l.iso_code'),
  changedDate: moment('mine.changed_date'),
});

/** Entries of the log that are looked at, however many there are; a change of many articles is an entry for each. */
const entries = 200;
const shown = 10;

export const listRecentArticles: Handler<'listRecentArticles'> = async ({ db, caller }) => {
  const rows = await db.rows(
    recent,
    sql`with mine as (
        select last.article_id, max(last.id) as id, max(last.created_date) as changed_date
        from (select c.id, c.article_id, c.created_date from change_log c where c.created_by_id = ${caller.id}
          order by c.id desc limit ${entries}) last
        group by last.article_id
      )
      ${recent.select} from mine join articles a on a.id = mine.article_id join languages l on l.id = a.language_id
      where a.is_listed order by mine.id desc limit ${shown}`,
  );
  return { body: rows.map(({ changedDate, ...row }) => ({ ...row, changedDate: changedDate.toISOString() })) };
};
