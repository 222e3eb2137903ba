import { LinkType } from '@redakcja/generated/model/linkType';
import { type SQL, sql } from 'drizzle-orm';
import { insertCopies } from '../../database/rows/insert-from.ts';
import { constant } from '../../database/rows/sql-values.ts';
import {
  articleAttachments,
  articleCategories,
  articleLinks,
  articleMultimedia,
  articleTags,
} from '../../database/schema.ts';

/** Whose parts are copied, and for which language. */
export interface CopiedParts {
  sourceId: number;
  languageId: number;
  /** Tags belong to a language: a translation starts without them. */
  withTags: boolean;
}

export function copiesOfParts({ sourceId, languageId, withTags }: CopiedParts, id: number): SQL[] {
  const of = sql`where x.article_id = ${sourceId}::int`;
  const articleId = id;
  // a link to an article leads to its version in the language of the copy, and is left out where there is none
  const links = sql`from article_links x
    left join articles b on b.id = x.linked_article_id
    left join lateral (
      select case when b.language_id = ${languageId}::int then b.id else (select n.id from articles n
        where n.base_article_id = b.base_article_id and n.language_id = ${languageId}::int order by n.version desc limit 1) end as id
    ) n on true
    ${of} and (x.type <> ${constant(LinkType.Article)} or n.id is not null)`;
  const newPosition = (order: SQL) => sql`(row_number() over (order by ${order}) - 1)::int`;
  return [
    ...(withTags ? [insertCopies(articleTags, { articleId }, [], sql`from article_tags x ${of}`)] : []),
    insertCopies(articleCategories, { articleId }, [], sql`from article_categories x ${of}`),
    insertCopies(
      articleLinks,
      { articleId, position: newPosition(sql`x.position`), linkedArticleId: sql`n.id` },
      [],
      links,
    ),
    insertCopies(articleMultimedia, { articleId }, [], sql`from article_multimedia x ${of}`),
    // what was added to the published article is part of the copy from its start
    insertCopies(
      articleAttachments,
      { articleId, position: newPosition(sql`x.is_added, x.position, x.id`) },
      ['isAdded'],
      sql`from article_attachments x ${of}`,
    ),
  ];
}
