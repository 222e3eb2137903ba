// Writes the words of published articles and their attachments anew, where something of them has changed.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { eq, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { searchWords } from '../../database/schema.ts';
import { withoutTags } from './plain-text.ts';
import { textVector } from './search-words.ts';

const due = rowShape({ id: integer('article_id'), change: text('change::text') });
const claimed = rowShape({ id: integer('article_id') });
const published = rowShape({
  title: text('a.title'),
  content: text(`a.short_description || ' ' || a.content || ' ' || coalesce(a.extra_content, '')`),
});
const attached = rowShape({
  documentId: integer('x.document_repository_id'),
  name: text(`x.display_name || ' ' || d.file_name`),
  page: nullable(integer('p.page')),
  text: nullable(text('p.text')),
});

const batch = 50;
/** Letters of one article: a text vector holds at most 1 MB. */
const maxLetters = 300_000;

interface Row {
  article_id: number;
  document_repository_id: number | null;
  page: number;
  words: string;
}

/** Indexes some articles; false when none is left. No transaction is open while words are looked for. */
export async function indexNextArticles({
  db,
  transaction,
}: Pick<OpenDatabase, 'db' | 'transaction'>): Promise<boolean> {
  const next = await db.rows(due, sql`${due.select} from articles_to_index order by article_id limit ${batch}`);
  for (const { id, change } of next) {
    const rows = await wordsOf(db, id);
    await transaction(async (tx) => {
      const taken = await tx.rows(
        claimed,
        sql`delete from articles_to_index where article_id = ${id} and change = ${change}::uuid returning article_id as id`,
      );
      // it has changed again, or another process was faster
      if (taken.length === 0) return;
      await tx.delete(searchWords).where(eq(searchWords.articleId, id));
      await write(tx, rows);
    });
  }
  return next.length > 0;
}

/** Of an article that is not published there are none. */
async function wordsOf(db: Database, id: number): Promise<Row[]> {
  const [article] = await db.rows(
    published,
    sql`${published.select} from articles a where a.id = ${id} and a.status = ${ArticleStatus.Published} and a.published_date is not null`,
  );
  if (article === undefined) return [];
  const own = textVector(`${article.title} ${withoutTags(article.content)}`.slice(0, maxLetters));
  const rows: Row[] = [{ article_id: id, document_repository_id: null, page: 0, words: own }];
  for (const { documentId, name, page, text: written } of await pagesOf(db, id)) {
    const isFirst = rows.at(-1)?.document_repository_id !== documentId;
    const words = textVector(isFirst ? `${name} ${written ?? ''}` : (written ?? ''));
    rows.push({ article_id: id, document_repository_id: documentId, page: page ?? 1, words });
  }
  return rows;
}

function pagesOf(db: Database, articleId: number) {
  return db.rows(
    attached,
    sql`${attached.select} from article_attachments x join document_repository d on d.id = x.document_repository_id
      left join document_pages p on p.file_id = d.file_id where x.article_id = ${articleId} order by x.position, x.id, p.page`,
  );
}

const atOnce = 100;

async function write(tx: Database, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.execute(sql`insert into search_words (article_id, document_repository_id, page, language_id, published_date, words)
      select r.article_id, r.document_repository_id, r.page, a.language_id, a.published_date, r.words::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb)
        as r(article_id int, document_repository_id int, page int, words text) join articles a on a.id = r.article_id`);
}
