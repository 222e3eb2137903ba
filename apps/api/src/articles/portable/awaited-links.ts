// Links between imported articles: they are written when both ends are here, whichever comes first.
import { LinkType } from '@redakcja/generated/model/linkType';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { constant, idList, textList } from '../../database/rows/sql-values.ts';

/** The version that `key` and `version` name in a language; the newest one where that version is not here. */
export const versionOfKey = (key: SQL, language: SQL, version: SQL) => sql`(select t.id from base_articles b
  join articles t on t.base_article_id = b.id and t.language_id = ${language}
  where b.key = ${key} order by t.version = ${version} desc, t.version desc limit 1)`;

/** Makes links of what is awaited by these articles, and of what awaits articles of these keys. */
export async function resolveAwaited(
  db: Database,
  articleIds: readonly number[],
  keys: readonly string[],
): Promise<void> {
  const target = versionOfKey(sql`w.key`, sql`o.language_id`, sql`w.version`);
  await db.execute(sql`with found as (
      select w.id, w.article_id, w.position, w.display_text, w.title, w.target, ${target} as linked
      from awaited_links w join articles o on o.id = w.article_id
      where w.article_id = any(${idList(articleIds)}) or w.key = any(${textList(keys)})
    ), gone as (delete from awaited_links where id in (select id from found where linked is not null))
    insert into article_links (article_id, position, type, linked_article_id, display_text, title, target)
    select article_id, position, ${constant(LinkType.Article)}, linked, display_text, title, target
    from found where linked is not null order by article_id, position`);
}
