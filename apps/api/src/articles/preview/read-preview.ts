import type { ArticlePreview } from '@redakcja/generated/model/articlePreview';
import { operationPermissions } from '@redakcja/generated/operations';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { objectOf, utc } from '../../database/rows/json-sql.ts';
import { integer, jsonText, rowShape, text } from '../../database/rows/row-shape.ts';
import { momentOf, textList } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { attachments, links, multimedia } from '../card/article-json.ts';
import { previewKey, previewLifetime } from './preview-key.ts';

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

/** Permissions of which one is enough to make a link. */
const makers = textList((operationPermissions.createArticlePreview ?? []).flat());

/**
 * Previews that are still open, with their maker `u` and their article `a` in its language `l`. A link ends with what its maker needs to make one: the
 * account, the right and a language that is public; and with the sign-ins of the maker when they are ended (a lost session or a new password). Who
 * only signs out leaves it to those it was given to.
 */
export const openPreviews = (hash: string, now: Date) => sql`(select * from preview_hashes
    where token_hash = ${previewKey(hash)} and expires_at > ${momentOf(now)}) h
  join users u on u.id = h.created_by_id and u.is_active and not u.must_change_password
    and coalesce(u.tokens_valid_from <= h.expires_at - ${previewLifetime / 1000}::int * interval '1 second', true)
    and exists (select from user_roles x join roles r on r.id = x.role_id
      where x.user_id = u.id and (r.is_administrator or r.permissions && ${makers}))
  join articles a on a.id = h.article_id
  join public_languages l on l.id = a.language_id`;

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
    sql`${attached.select} from ${openPreviews(hash, now)} join article_attachments x on x.article_id = a.id
      join document_repository d on d.id = x.document_repository_id join files f on f.id = d.file_id
      where d.id = ${document}`,
  );
  return file;
}

export const getArticlePreview: Handler<'getArticlePreview'> = async ({ db, services, params }) => {
  const [row] = await db.rows(previewed, sql`${previewed.select} from ${openPreviews(params.hash, services.now())}`);
  if (row === undefined) throw notFound('Podgląd nie istnieje albo wygasł');
  return { json: row.json };
};
