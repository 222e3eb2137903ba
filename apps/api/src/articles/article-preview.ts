// Preview of an article by a hash, which gives access to this one version until it expires (design decision 10).
import { randomBytes } from 'node:crypto';
import { articleContext, articleLocks } from '@redakcja/domain/articles/article-editability';
import type { ArticlePreviewHash } from '@redakcja/generated/model/articlePreviewHash';
import type { Handler } from '../contract/handler.ts';
import { idRow } from '../database/row-shape.ts';
import { conflict } from '../shared/problem.ts';
import { prepared } from '../shared/sql-values.ts';
import { articleResource } from './article-resource.ts';
import { previewKey } from './preview-key.ts';

const lifetime = 24 * 60 * 60 * 1000;

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
  await services.read(insert, [previewKey(hash), article.id, id, expiresAt]);
  const url = `${services.config.webAppAddress}/podglad/artykuly/${hash}/?lang=${article.language.isoCode}`;
  const body: ArticlePreviewHash = { hash, url, expiresAt };
  return { body };
};
