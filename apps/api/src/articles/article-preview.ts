// Preview of an article by a hash: whoever holds it sees this one version until it expires (design, decision 10).
import { createHash, randomBytes } from 'node:crypto';
import { articleContext, articleLocks } from '@redakcja/domain/articles/article-editability';
import type { ArticlePreview } from '@redakcja/generated/model/articlePreview';
import type { ArticlePreviewHash } from '@redakcja/generated/model/articlePreviewHash';
import type { Handler } from '../contract/handler.ts';
import { idRow, jsonText, rowShape, text } from '../database/row-shape.ts';
import { parseJson } from '../shared/json-of.ts';
import { objectOf, utc } from '../shared/json-sql.ts';
import { conflict, notFound } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { prepared, preparedSelect } from '../shared/sql-values.ts';
import { attachments, links, multimedia } from './article-json.ts';
import { articleResource } from './article-resource.ts';

const lifetime = 24 * 60 * 60 * 1000;

/** What is stored, so that nobody can read open previews out of the database. */
function keyOf(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url');
}

const insert = prepared(
  idRow,
  'insert into preview_hashes (token_hash, article_id, created_by_id, expires_at) values ($1, $2, $3, $4::timestamptz) returning article_id as id',
);

export const createArticlePreview: Handler<'createArticlePreview'> = async (call) => {
  const { services, params } = call;
  const { id, permissions } = call.caller;
  const { value: article } = await articleResource.existing(services, params.id);
  const { preview: lock } = articleLocks(articleContext(article, permissions));
  if (lock.locked) throw conflict(lock.reason);
  const hash = randomBytes(24).toString('base64url');
  const expiresAt = new Date(services.now().getTime() + lifetime).toISOString();
  await services.read(insert, [keyOf(hash), article.id, id, expiresAt]);
  const url = `${services.config.webAppAddress}/podglad/artykuly/${hash}/?lang=${article.language.isoCode}`;
  const body: ArticlePreviewHash = { hash, url, expiresAt };
  return { body };
};

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

const openPreview = rowShape({ json: jsonText(preview), expiresAt: text(utc('h.expires_at')) });

const byHash = preparedSelect(
  openPreview,
  `from preview_hashes h join articles a on a.id = h.article_id join languages l on l.id = a.language_id
  where h.token_hash = $1 and h.expires_at > $2::timestamptz`,
);

async function read(services: Pick<Services, 'read' | 'now'>, hash: string) {
  const [row] = await services.read(byHash, [keyOf(hash), services.now().toISOString()]);
  return row ?? null;
}

/** What the page of a preview shows; null for a wrong or expired hash. */
export async function readPreview(services: Pick<Services, 'read' | 'now'>, hash: string) {
  const row = await read(services, hash);
  return row === null ? null : { preview: parseJson(row.json), expiresAt: row.expiresAt };
}

export const getArticlePreview: Handler<'getArticlePreview'> = async ({ services, params }) => {
  const row = await read(services, params.hash);
  if (row === null) throw notFound('Podgląd nie istnieje albo wygasł');
  return { json: row.json };
};
