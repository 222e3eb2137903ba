import type { PublicAttachmentText } from '@redakcja/generated/model/publicAttachmentText';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';

const pages = rowShape({
  displayName: text('p.display_name'),
  hasPages: boolean('p.has_pages'),
  page: integer('p.page'),
  text: text('p.text'),
});

/** The text of an attachment of a published article. Throws 404 where there is none. */
export async function readAttachmentText(
  db: Database,
  lang: string,
  id: number,
  document: number,
): Promise<PublicAttachmentText> {
  const rows = await db.rows(
    pages,
    sql`${pages.select} from public_document_pages p join public_articles a on a.id = p.article_id
      join public_languages l on l.id = a.language_id
      where p.base_article_id = ${id} and p.document_repository_id = ${document} and l.iso_code = ${languageCode(lang)}
      order by p.page`,
  );
  const [first] = rows;
  if (first === undefined) throw notFound('Tego załącznika nie można przeczytać jako tekst');
  const { displayName, hasPages } = first;
  return {
    id: document,
    displayName,
    path: `/zalacznik/${id}/${document}`,
    hasPages,
    pages: rows.map(({ page, text: content }) => ({ page, text: content })),
  };
}
