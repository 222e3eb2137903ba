import type { Article } from '@redakcja/generated/model/article';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Gives the links of the footer that lead to an article a new text (specification, section 3, updateTitleInFooter). */
export async function retitleInFooter(
  tx: Database,
  { baseArticleId, language }: Pick<Article, 'baseArticleId' | 'language'>,
  text: string,
): Promise<void> {
  await tx.execute(sql`with renamed as (
      update footer_links x set display_text = ${text} from articles a
      where a.id = x.article_id and a.base_article_id = ${baseArticleId} and a.language_id = ${language.id}
        and x.display_text <> ${text}
      returning x.language_id)
    update footers set revision = revision + 1 where language_id in (select language_id from renamed)`);
}
