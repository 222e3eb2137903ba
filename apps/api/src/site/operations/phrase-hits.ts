// Phrases in quotation marks are looked for in the texts themselves: the index does not know where a word stands.
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { textOf } from '../search/plain-text.ts';
import { sideBySide } from '../search/quoted-phrases.ts';

/** A row of the index: the text of an article, or a page of an attachment. */
export interface IndexHit {
  articleId: number;
  documentId: number | null;
  page: number;
}

/** Texts that are read at once: one may have a whole budget in it. */
const atOnce = 25;

const written = rowShape({ place: integer('w.place'), markup: text('t.markup'), text: text('t.text') });

/** Those whose text has each phrase. */
export async function havingPhrases<Hit extends IndexHit>(
  db: Database,
  hits: readonly Hit[],
  phrases: readonly string[],
): Promise<readonly Hit[]> {
  if (phrases.length === 0) return hits;
  const having: Hit[] = [];
  for (let from = 0; from < hits.length; from += atOnce) {
    const some = hits.slice(from, from + atOnce);
    const read = await readTexts(db, some);
    const texts = new Map(read.map((one) => [one.place, sideBySide(`${one.text} ${textOf(one.markup)}`)]));
    having.push(...some.filter((_, place) => phrases.every((phrase) => texts.get(place)?.includes(phrase))));
  }
  return having;
}

function readTexts(db: Database, hits: readonly IndexHit[]) {
  const wanted = hits.map(({ articleId, documentId, page }, place) => ({
    place,
    article: articleId,
    document: documentId,
    page,
  }));
  return db.rows(
    written,
    sql`${written.select} from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(place int, article int, document int, page int)
      cross join lateral (
        select a.short_description || ' ' || a.content || ' ' || coalesce(a.extra_content, '') as markup,
            a.title || ' ' || coalesce((select string_agg(g.name, ' ') from public_article_tags g where g.article_id = a.id), '') as text
          from public_articles a where a.id = w.article and w.document is null
        union all
        select '', x.display_name || ' ' || d.file_name || ' ' || coalesce((select p.text from public_document_pages p
            where p.article_id = w.article and p.document_repository_id = w.document and p.page = w.page limit 1), '')
          from article_attachments x join document_repository d on d.id = x.document_repository_id
          where x.article_id = w.article and x.document_repository_id = w.document) t`,
  );
}
