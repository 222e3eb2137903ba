// A new version, an older version restored, and a translation are copies of one row and of what hangs on it, made by the database.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { articleNotFound } from './article-json.ts';
import { type Author, insertLogEntry, type LogEntry, momentOf } from './article-parts.ts';

export interface Copy {
  sourceId: number;
  languageId: number;
  version: number;
  /** Tags belong to a language: a translation starts without them. */
  withTags: boolean;
  entry: LogEntry;
}

/**
 * Inserts the copy as a draft and gives its id. Dates of publication stay only where they are still ahead. Nobody saves the source meanwhile:
 * what hangs on it is read by statements of their own, and would be of another save.
 */
export async function insertCopy(tx: Database, copy: Copy, author: Author): Promise<number> {
  const { caller, now } = author;
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`insert into articles (base_article_id, language_id, type, version, status, title, slug, short_description, content, extra_content,
        title_from_footer, providing_entity, author_name, author_email, information_created, publish_end, archive_after_publish_end,
        created_date, created_by, created_by_id)
      select base_article_id, ${copy.languageId}::int, type, ${copy.version}::int, 10, title, slug, short_description, content, extra_content,
        title_from_footer, providing_entity, author_name, author_email, information_created,
        case when publish_end > ${momentOf(now)} then publish_end end, archive_after_publish_end and publish_end > ${momentOf(now)},
        ${momentOf(now)}, ${caller.displayName}::text, ${caller.id}::int
      from articles where id = ${copy.sourceId}::int for share returning id`,
  );
  // deleted since it was looked at
  if (row === undefined) throw articleNotFound(copy.sourceId);
  for (const part of partsOf(copy, row.id)) await tx.execute(part);
  await tx.execute(insertLogEntry(sql`${row.id}::int`, copy.entry, author));
  return row.id;
}

function partsOf({ sourceId, languageId, withTags }: Copy, id: number): SQL[] {
  const from = sql`${sourceId}::int`;
  const to = sql`${id}::int`;
  return [
    ...(withTags
      ? [
          sql`insert into article_tags (article_id, tag_id) select ${to}, tag_id from article_tags where article_id = ${from}`,
        ]
      : []),
    sql`insert into article_categories (article_id, menu_element_id, position)
      select ${to}, menu_element_id, position from article_categories where article_id = ${from}`,
    // a link to an article leads to its version in the language of the copy, and is left out where there is none
    sql`insert into article_links (article_id, position, type, menu_element_id, linked_article_id, url, display_text, title, target)
      select ${to}, (row_number() over (order by x.position) - 1)::int, x.type, x.menu_element_id, n.id, x.url, x.display_text, x.title, x.target
      from article_links x
      left join articles b on b.id = x.linked_article_id
      left join lateral (
        select case when b.language_id = ${languageId}::int then b.id else (select n.id from articles n
          where n.base_article_id = b.base_article_id and n.language_id = ${languageId}::int order by n.version desc limit 1) end as id
      ) n on true
      where x.article_id = ${from} and (x.type <> 20 or n.id is not null)`,
    sql`insert into article_multimedia (article_id, position, type, url, display_text, title, target, thumbnail_id)
      select ${to}, position, type, url, display_text, title, target, thumbnail_id from article_multimedia where article_id = ${from}`,
    // what was added to the published article is part of the copy from its start
    sql`insert into article_attachments (article_id, position, document_repository_id, display_name, created_date, created_by, created_by_id)
      select ${to}, (row_number() over (order by is_added, position, id) - 1)::int, document_repository_id, display_name, created_date,
        created_by, created_by_id
      from article_attachments where article_id = ${from}`,
  ];
}

/** Alone with the article: two editors who press the same button at once do not both make a copy. */
export async function lockBase(tx: Database, baseArticleId: number): Promise<void> {
  await tx.execute(sql`select id from base_articles where id = ${baseArticleId}::int for no key update`);
}

/** Versions under the newest one leave the lists, but the published one stays beside it. */
export async function unlistOlder(tx: Database, newestId: number): Promise<void> {
  await tx.execute(sql`update articles a set is_listed = false from articles n
    where n.id = ${newestId}::int and a.base_article_id = n.base_article_id and a.language_id = n.language_id
      and a.version < n.version and a.is_listed and a.status <> 40`);
}
