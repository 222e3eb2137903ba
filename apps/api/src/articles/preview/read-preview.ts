import type { ArticlePreview } from '@redakcja/generated/model/articlePreview';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { objectOf, utc } from '../../database/rows/json-sql.ts';
import { integer, jsonText, rowShape, text } from '../../database/rows/row-shape.ts';
import { momentOf } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { attachments, links, multimedia } from '../card/article-json.ts';
import { previewKey } from './preview-key.ts';

const preview = objectOf<ArticlePreview>({
  title: 'a.title',
  shortDescription: 'a.short_description',
  content: 'a.content',
  extraContent: 'a.extra_content',
  status: 'a.status',
  version: 'a.version',
  languageIsoCode: 'l.iso_code',
  providingEntity: 'a.providing_entity',
  authorName: 'a.author_name',
  informationCreated: utc('a.information_created'),
  attachments: attachments('true'),
  links,
  multimedia,
});

/** A link ends with the account of its maker. */
export const openPreviews = sql`preview_hashes h join users u on u.id = h.created_by_id and u.is_active`;

const previewed = rowShape({ json: jsonText(preview) });

const attached = rowShape({
  sha256: text('f.sha256'),
  contentType: text('f.content_type'),
  fileName: text('d.file_name'),
  size: integer('f.size'),
});

/** An attachment of the previewed article; undefined for any other file. */
export async function readPreviewFile(db: Database, hash: string, document: number, now: Date) {
  if (!Number.isInteger(document) || document < 1 || document > 2_147_483_647) return undefined;
  const [file] = await db.rows(
    attached,
    sql`${attached.select} from ${openPreviews} join article_attachments x on x.article_id = h.article_id
      join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
      where h.token_hash = ${previewKey(hash)} and h.expires_at > ${momentOf(now)} and d.id = ${document}`,
  );
  return file;
}

export const getArticlePreview: Handler<'getArticlePreview'> = async ({ db, services, params }) => {
  const [row] = await db.rows(
    previewed,
    sql`${previewed.select} from ${openPreviews} join articles a on a.id = h.article_id
      join languages l on l.id = a.language_id
      where h.token_hash = ${previewKey(params.hash)} and h.expires_at > ${momentOf(services.now())}`,
  );
  if (row === undefined) throw notFound('Podgląd nie istnieje albo wygasł');
  return { json: row.json };
};
