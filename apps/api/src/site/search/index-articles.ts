// Writes the words of published articles and their attachments anew, where something of them has changed.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { inArray, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../database/database.ts';
import { boolean, integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { searchWords } from '../../database/schema.ts';
import { keepVocabulary } from './known-words.ts';
import { textOf } from './plain-text.ts';
import { textVector } from './search-words.ts';

const due = rowShape({ id: integer('article_id'), change: text('change::text') });
const claimed = rowShape({ id: integer('article_id') });
const published = rowShape({
  id: integer('a.id'),
  title: text('a.title'),
  content: text(`a.short_description || ' ' || a.content || ' ' || coalesce(a.extra_content, '')`),
  tags: text(
    `coalesce((select string_agg(g.name, ' ') from article_tags x join tags g on g.id = x.tag_id where x.article_id = a.id), '')`,
  ),
  hasAttachments: boolean('exists (select from article_attachments x where x.article_id = a.id)'),
});
const attached = rowShape({
  documentId: integer('x.document_repository_id'),
  name: text(`x.display_name || ' ' || d.file_name`),
  page: nullable(integer('p.page')),
  text: nullable(text('p.text')),
});

/** Articles of one transaction: a commit for each of them would take longer than their words. */
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
  if (next.length === 0) return false;
  const rows = await wordsOf(
    db,
    next.map(({ id }) => id),
  );
  await transaction(async (tx) => {
    // without what has changed again, and what another process was faster with
    const taken = await tx.rows(
      claimed,
      sql`delete from articles_to_index where article_id in (
          select t.article_id from articles_to_index t join jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n(id int, change uuid)
            on t.article_id = n.id and t.change = n.change order by t.article_id for update of t)
        returning article_id as id`,
    );
    const ids = new Set(taken.map(({ id }) => id));
    await tx.delete(searchWords).where(inArray(searchWords.articleId, [...ids]));
    await write(
      tx,
      rows.filter((row) => ids.has(row.article_id)),
    );
    await keepVocabulary(tx, [...ids]);
  });
  return true;
}

/** Of an article that is not published there are none. */
async function wordsOf(db: Database, ids: readonly number[]): Promise<Row[]> {
  const articles = await db.rows(
    published,
    sql`${published.select} from articles a where a.id = any(${idList(ids)}) and a.status = ${ArticleStatus.Published} and a.published_date is not null`,
  );
  const rows: Row[] = [];
  for (const { id, title, content, tags, hasAttachments } of articles) {
    const words = textVector(`${title} ${tags} ${textOf(content)}`.slice(0, maxLetters));
    rows.push({ article_id: id, document_repository_id: null, page: 0, words });
    if (hasAttachments) rows.push(...(await wordsOfAttachments(db, id)));
  }
  return rows;
}

async function wordsOfAttachments(db: Database, articleId: number): Promise<Row[]> {
  const pages = await db.rows(
    attached,
    sql`${attached.select} from article_attachments x join document_repository d on d.id = x.document_repository_id
      left join document_pages p on p.file_id = d.file_id where x.article_id = ${articleId} order by x.position, x.id, p.page`,
  );
  return pages.map(({ documentId, name, page, text: written }, index) => {
    const isFirst = pages[index - 1]?.documentId !== documentId;
    const words = textVector(isFirst ? `${name} ${written ?? ''}` : (written ?? ''));
    return { article_id: articleId, document_repository_id: documentId, page: page ?? 1, words };
  });
}

const atOnce = 100;

async function write(tx: Database, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.execute(sql`insert into search_words (article_id, document_repository_id, page, language_id, published_date, words)
      select r.article_id, r.document_repository_id, r.page, a.language_id, a.published_date, r.words::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb)
        as r(article_id int, document_repository_id int, page int, words text) join articles a on a.id = r.article_id`);
}
