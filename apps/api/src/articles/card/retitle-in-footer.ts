import type { Article } from '@redakcja/generated/model/article';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { sql } from 'drizzle-orm';
import type { Author } from '../../call/journal.ts';
import { recordEdit } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { integer, json, rowShape } from '../../database/rows/row-shape.ts';
import { footerLinkFact, footerLinkList, footerLinksField } from '../../shared/footer-links.ts';

const links = rowShape({ links: json(footerLinkList) });
const renamed = rowShape({ languageId: integer('x.language_id') });

/** Gives the links of the footer that lead to an article a new text (specification, section 3, updateTitleInFooter). */
export async function retitleInFooter(
  tx: Database,
  { baseArticleId, language }: Pick<Article, 'baseArticleId' | 'language'>,
  text: string,
  author: Author,
): Promise<void> {
  // a save of the footer locks it first, too
  await tx.execute(sql`select from footers where language_id = ${language.id} for update`);
  const before = await linksIn(tx, language.id);
  const changed = await tx.rows(
    renamed,
    sql`update footer_links x set display_text = ${text} from articles a
      where a.id = x.article_id and a.base_article_id = ${baseArticleId} and a.language_id = ${language.id}
        and x.language_id = ${language.id} and x.display_text <> ${text}
      returning ${sql.raw(renamed.columns)}`,
  );
  if (changed.length === 0) return;
  await tx.execute(sql`update footers set revision = revision + 1 where language_id = ${language.id}`);
  const footer = {
    area: JournalArea.Settings,
    recordType: JournalRecordType.Footer,
    recordId: language.id,
    recordName: language.name,
  };
  await recordEdit(tx, author, footer, before, await linksIn(tx, language.id));
}

/** In the format of the journal. */
async function linksIn(tx: Database, languageId: number) {
  const rows = await tx.rows(links, sql`select ${sql.raw(links.columns)} from languages l where l.id = ${languageId}`);
  return { [footerLinksField]: rows.flatMap((row) => row.links.map(footerLinkFact)) };
}
